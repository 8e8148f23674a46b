"""URLs of the site's pages."""
