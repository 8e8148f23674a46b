"""Whether this installation lives and serves."""
