"""Imports feeds as jobs: sources, runs, deduplication, mapping to places and occupations."""
