"""Runs every check of the project side by side and ends in one line with the counts."""
