"""Fields of an ad: their names, and what their values mean."""
