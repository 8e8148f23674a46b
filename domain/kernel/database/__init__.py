"""Connections of a process to PostgreSQL, and what all SQL here shares."""
