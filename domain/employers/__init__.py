"""Employers: plain rows, last write wins."""
