"""Parsers of job feeds: each yields raw ads, or a refusal for each invalid item."""
