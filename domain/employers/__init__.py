"""Employers: plain rows, the last write wins."""
