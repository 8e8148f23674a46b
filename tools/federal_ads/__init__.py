"""Reads public-domain ads of the US federal government: data for tests, benchmarks and the relevance set."""
