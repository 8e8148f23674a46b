"""Names to choose from while one types."""
