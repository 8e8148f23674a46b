"""Names of the tasks of jobs."""

ANNOUNCE_CHANGES = "jobs.announce_changes"
"""About nothing: all changes that search engines have not been told."""
