"""HTTP endpoints for editors of the site's texts."""
