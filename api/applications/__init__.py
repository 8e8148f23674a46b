"""Applying for a job and following one's own applications."""
