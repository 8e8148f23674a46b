"""HTTP endpoints of the site's texts."""
