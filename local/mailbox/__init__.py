"""Catches what the site mails and texts during development, and shows it on a page."""
