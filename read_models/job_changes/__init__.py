"""The change feed: which job changed when, in append-only pages."""
