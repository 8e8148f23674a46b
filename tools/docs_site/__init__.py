"""Builds the documentation as a site (mkdocs.yml)."""
