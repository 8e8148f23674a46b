"""Notifications of an account: a list in the product, pushes to browsers, and which channel the person wants for
what."""
