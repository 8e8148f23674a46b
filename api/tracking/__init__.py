"""What is remembered of a person's way through the ads, over HTTP."""
