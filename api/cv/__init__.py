"""HTTP endpoints of the signed-in user's CVs."""
