"""HTTP endpoints of the CV database, for members of employers."""
