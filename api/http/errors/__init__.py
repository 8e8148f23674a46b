"""Error responses as application/problem+json (RFC 9457)."""
