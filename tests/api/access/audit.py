"""Expected access to the routes of `api/audit`, and the requests that test it."""

from tests.api.authorization_callers import AUDITORS

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/audit/applications": AUDITORS,
    "get /api/audit/applications/{applicationId}": AUDITORS,
    "get /api/audit/events": AUDITORS,
}
