"""Texts of the site, kept as Markdown in `content/`: one folder a document, one file a version and language."""
