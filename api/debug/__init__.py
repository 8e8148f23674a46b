"""HTTP endpoints of the debug pages."""
