"""The percolator: which stored queries does one ad match?"""
