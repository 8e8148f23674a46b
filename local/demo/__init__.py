"""Demo content of a new installation: invented ads of the home markets."""
