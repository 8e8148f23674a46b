"""HTTP endpoints of educational programmes."""
