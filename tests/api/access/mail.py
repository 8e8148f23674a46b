"""Expected access to the routes of `api/mail`, and the requests that test it."""

from tests.api.authorization_callers import EVERYBODY, NOBODY, Requests

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/unsubscribe/{token}": EVERYBODY,
    "post /api/unsubscribe/{token}": EVERYBODY,
    # Only with the secret of the settings, which no person has.
    "post /api/mail/bounces": NOBODY,
}

REQUESTS: Requests = {
    "post /api/mail/bounces": lambda _: {
        "json": {"address": "ana@primjer.hr", "kind": "hard", "at": "2026-05-02T12:00:00Z"}
    },
}
