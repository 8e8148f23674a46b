"""Readers of document formats: CSV, RSS, XML, JSON, HR-XML, schema.org and pages, and what they share."""
