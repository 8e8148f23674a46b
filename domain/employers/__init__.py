"""Who hires: plain rows, the last write wins."""
