"""Expected access to the routes of `api/content`, and the requests that test it."""

from tests.api.authorization_callers import EVERYBODY

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/info-pages/{name}": EVERYBODY,
    "get /api/advice": EVERYBODY,
    "get /api/advice/{adviceId}": EVERYBODY,
    "get /api/faq": EVERYBODY,
}
