"""Expected access to the routes of `api/offline`: everybody's, and not in the OpenAPI document."""

ALLOWED: dict[str, frozenset[str]] = {}
