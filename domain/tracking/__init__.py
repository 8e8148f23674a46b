"""Visits of job pages, saved jobs and past searches: observations, not events."""
