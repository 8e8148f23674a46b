"""The brand of a site: its parameters and its colours."""
