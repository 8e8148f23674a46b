"""Speaks HTTP: routes that translate a request into a command or a query, and nothing more."""
