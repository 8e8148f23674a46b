"""Expected access to the routes of `api/educations`, and the requests that test it."""

from tests.api.authorization_callers import EVERYBODY

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/educations": EVERYBODY,
    "get /api/educations/recommended": EVERYBODY,
}
