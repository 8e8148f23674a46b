"""Every answer that is not a success, as application/problem+json (RFC 9457)."""
