"""Structured logging, error reporting and the redaction of both. Every module may use it; it knows none."""
