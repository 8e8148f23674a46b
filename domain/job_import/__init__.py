"""Imports feeds as jobs: sources, runs, deduplication, mapping of places and occupations."""
