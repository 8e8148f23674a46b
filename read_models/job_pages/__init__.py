"""The page of one job, cards by number, and all active jobs for feeds."""
