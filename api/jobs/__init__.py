"""HTTP endpoints of jobs and job search."""
