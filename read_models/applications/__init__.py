"""Applications as applicants and employers see them."""
