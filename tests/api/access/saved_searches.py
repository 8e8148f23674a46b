"""Expected access to the routes of `api/saved_searches`, and the requests that test it."""

from uuid import uuid4

from tests.api.accounts.people import new_email
from tests.api.authorization_callers import APPLICANTS, EVERYBODY, NOBODY, OWNER, SIGNED_IN, Requests

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/me/saved-searches": SIGNED_IN,
    "post /api/me/saved-searches": SIGNED_IN,
    "patch /api/me/saved-searches/{searchId}": OWNER,
    "delete /api/me/saved-searches/{searchId}": OWNER,
    "get /api/me/saved-searches/{searchId}/preview": OWNER,
    "get /api/me/saved-searches/{searchId}/matches": OWNER,
    "get /api/me/saved-searches/{searchId}/matches/{jobId}": OWNER,
    "post /api/saved-search-previews": APPLICANTS,
    "post /api/saved-searches": EVERYBODY,
    "post /api/saved-search-confirmations": NOBODY,
    "get /api/saved-searches": NOBODY,
    "patch /api/saved-searches/{searchId}": NOBODY,
    "delete /api/saved-searches/{searchId}": NOBODY,
}
"""The links that confirm and open a guest's searches are sent to that guest; no caller of the matrix holds one."""

SEARCH = {"query": ["konobar"]}

REQUESTS: Requests = {
    "post /api/me/saved-searches": lambda _: {"json": {"search": {"query": [uuid4().hex]}}},
    "patch /api/me/saved-searches/{searchId}": lambda _: {"json": {"hour": 9}},
    "post /api/saved-search-previews": lambda _: {"json": {"search": SEARCH}},
    "post /api/saved-searches": lambda _: {"json": {"search": SEARCH, "email": new_email(), "locale": "hr"}},
    "post /api/saved-search-confirmations": lambda _: {"json": {"token": "made-up"}},
    "patch /api/saved-searches/{searchId}": lambda _: {"json": {"hour": 9}},
}
