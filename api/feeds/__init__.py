"""What other machines read: searches as feeds, the change feed, all ads at once, sitemaps."""
