"""Decisions about a text."""
