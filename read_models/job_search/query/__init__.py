"""Query engine, from a search to a page of ads: plan, relaxation, evaluation on bitmaps, ranking and facet counts."""
