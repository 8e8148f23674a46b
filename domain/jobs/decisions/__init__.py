"""Decisions about jobs: pure functions."""
