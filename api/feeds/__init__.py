"""Feeds for other sites: RSS and Atom of searches, change feed, snapshot, sitemaps."""
