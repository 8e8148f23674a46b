"""HTTP endpoints of tracking: visits, saved jobs, search history."""
