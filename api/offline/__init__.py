"""The site as an installed application, and its page without a connection."""
