"""Expected access to the routes of `api/personal_data`, and the requests that test it."""

from tests.api.accounts.people import new_email
from tests.api.authorization_callers import EVERYBODY, NOBODY, Requests

ALLOWED: dict[str, frozenset[str]] = {
    "post /api/personal-data/link": EVERYBODY,
    "get /api/personal-data": NOBODY,
    "post /api/personal-data/exports": NOBODY,
    "get /api/personal-data/exports/{exportId}": NOBODY,
    "post /api/personal-data/erasure": NOBODY,
}
"""The link that opens the others is sent to one guest's contact; no caller of the matrix holds it."""

REQUESTS: Requests = {
    "post /api/personal-data/link": lambda _: {"json": {"email": new_email(), "locale": "hr"}},
    "post /api/personal-data/erasure": lambda _: {"json": {"confirmed": True}},
}
