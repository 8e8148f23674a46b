"""What is remembered of a person's way through the ads: seen, saved, searched for. Observations, not facts."""
