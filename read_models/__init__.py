"""Shows: views that projections keep up to date from the facts, and the queries that read them."""
