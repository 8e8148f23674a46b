"""Decisions about saved searches, in plain Python: each yields events or refuses with a domain error."""
