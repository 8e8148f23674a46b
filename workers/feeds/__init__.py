"""Reads feeds: fetches, decompresses and imports them, and records the result of each run."""
