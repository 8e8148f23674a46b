"""Versions of the site's texts: what was imported from files, and what editors have made of it since."""
