"""Notices about jobs that accounts have saved: in the product, by push, and in one mail a day."""
