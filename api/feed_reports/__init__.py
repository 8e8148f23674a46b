"""HTTP endpoints of the reports about feeds of job ads."""
