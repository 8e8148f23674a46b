"""Expected access to the routes of `api/reference`, and the requests that test it."""

from tests.api.authorization_callers import EVERYBODY

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/categories": EVERYBODY,
    "get /api/apps/education-levels": EVERYBODY,
    "get /api/apps/languages": EVERYBODY,
    "get /api/apps/countries": EVERYBODY,
    "get /api/apps/positions": EVERYBODY,
    "get /api/suggestions/what": EVERYBODY,
    "get /api/suggestions/where": EVERYBODY,
}
