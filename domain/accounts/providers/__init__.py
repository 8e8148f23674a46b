"""Identity providers, and how each one's answer is verified."""
