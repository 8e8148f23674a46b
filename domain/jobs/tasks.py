"""Names of the tasks of jobs."""

ANNOUNCE_CHANGES = "jobs.announce_changes"
"""Task about all changes that search engines have not been told; its id names nothing."""
