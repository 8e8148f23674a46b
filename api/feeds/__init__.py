"""Feeds for other sites: searches as RSS and Atom, the change feed, a snapshot, sitemaps."""
