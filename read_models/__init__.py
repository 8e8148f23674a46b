"""Shows: views that projections keep up to date from the events, and the queries that read them."""
