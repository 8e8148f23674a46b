"""Runs the whole site on one machine, with its own servers and without prior installation."""
