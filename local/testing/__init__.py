"""Runs all checks of the project in parallel and prints the counts."""
