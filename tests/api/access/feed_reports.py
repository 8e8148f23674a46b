"""Expected access to the routes of `api/feed_reports`, and the requests that test it."""

from tests.api.authorization_callers import ADMINISTRATORS

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/feed-reports": ADMINISTRATORS,
    "get /api/feed-reports/{feed_name}": ADMINISTRATORS,
}
