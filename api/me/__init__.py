"""What a signed-in person sees and changes of their own account."""
