"""The route of recommended jobs."""
