"""The change feed: which job changed when, in pages that are only added to."""
