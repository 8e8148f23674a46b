"""HTTP endpoint of the site's public configuration."""
