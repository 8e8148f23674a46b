"""Expected access to the routes of `api/employers`, and the requests that test it."""

from tests.api.authorization_callers import EVERYBODY

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/employers": EVERYBODY,
    "get /api/employers/{employer_id}": EVERYBODY,
}
