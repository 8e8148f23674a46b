"""Expected access to the routes of `api/debug`, and the requests that test it."""

from tests.api.authorization_callers import ADMINISTRATORS

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/debug/config": ADMINISTRATORS,
    "get /api/debug/mails/{locale}": ADMINISTRATORS,
    "get /api/debug/mails/{locale}/{mail}": ADMINISTRATORS,
    "get /api/debug/routes": ADMINISTRATORS,
}
