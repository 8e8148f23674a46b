"""Session and visitor cookies."""
