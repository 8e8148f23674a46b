"""HTTP layer: routes translate requests into commands and queries."""
