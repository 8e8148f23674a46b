"""The list of employers and their profiles."""
