"""What may become of a text."""
