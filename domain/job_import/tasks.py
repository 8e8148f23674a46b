"""Names of the tasks of feeds."""

READ_FEED = "jobs.read_feed"
"""Task about a feed."""
