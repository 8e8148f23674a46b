"""What the site tells every visitor about itself."""
