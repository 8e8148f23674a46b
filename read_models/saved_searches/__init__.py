"""Saved searches, as their owners manage them."""
