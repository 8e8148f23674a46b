"""The percolator: finds the stored queries that one ad matches."""
