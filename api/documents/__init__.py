"""HTTP endpoints for the files of applications."""
