"""Structured logging, error reporting and their redaction. Usable by every module; imports none."""
