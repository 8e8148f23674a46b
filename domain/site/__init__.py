"""URLs of the site's pages, and its texts."""
