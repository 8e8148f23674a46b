"""Readers of job feeds: each turns its format into raw ads, or refuses item by item."""
