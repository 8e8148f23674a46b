"""Decisions of an import, in plain Python: which ads are duplicates, what changes, what is closed."""
