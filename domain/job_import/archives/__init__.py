"""Reads archives of US federal ads: data for tests and benchmarks."""
