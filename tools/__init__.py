"""Builders of reference data, run by hand; not part of the wheel."""
