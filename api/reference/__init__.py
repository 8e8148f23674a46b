"""HTTP endpoints of reference data and autocomplete suggestions."""
