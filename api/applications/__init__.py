"""HTTP endpoints for applicants: applying, and the applicant's own applications."""
