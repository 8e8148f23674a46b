"""Pictures of jobs for links that are shared elsewhere (Open Graph)."""
