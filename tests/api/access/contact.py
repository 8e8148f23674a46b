"""Expected access to the routes of `api/contact`, and the requests that test it."""

from tests.api.accounts.people import new_email
from tests.api.authorization_callers import EVERYBODY, Requests

ALLOWED: dict[str, frozenset[str]] = {
    "post /api/contact-messages": EVERYBODY,
}

REQUESTS: Requests = {
    "post /api/contact-messages": lambda _: {
        "json": {"name": "Ana", "email": new_email(), "topic": "site", "message": "Tekst", "locale": "hr"}
    },
}
