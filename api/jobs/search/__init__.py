"""Routes of job search, and what they send: lists, facets, descriptions of searches."""
