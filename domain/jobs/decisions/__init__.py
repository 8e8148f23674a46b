"""Decisions about jobs, in plain Python."""
