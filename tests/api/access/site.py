"""Expected access to the routes of `api/site`, and the requests that test it."""

from tests.api.authorization_callers import EVERYBODY

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/site": EVERYBODY,
    "get /api/site/brand.css": EVERYBODY,
}
