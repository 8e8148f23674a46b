"""What a new installation shows: invented ads of the home markets."""
