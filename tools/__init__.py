"""Builders of reference data, run by hand; no part of the wheel."""
