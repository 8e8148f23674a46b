"""Runs everything on one machine, with nothing installed by hand."""
