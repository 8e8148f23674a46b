"""Expected access to the routes of `api/me`, and the requests that test it."""

from tests.api.accounts.people import new_email
from tests.api.authorization_callers import IN_PERSON, OWNER_IN_PERSON, SIGNED_IN, Requests

WRONG = {"password": "Nije-to 123"}
"""Changes of an account are sent with a wrong password: an error about it shows that access was granted."""

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/me": SIGNED_IN,
    "patch /api/me": SIGNED_IN,
    "post /api/me/meta": SIGNED_IN,
    "post /api/me/change-email": IN_PERSON,
    "put /api/me/password": IN_PERSON,
    "post /api/me/deactivate": IN_PERSON,
    "get /api/me/sessions": SIGNED_IN,
    "delete /api/me/sessions": IN_PERSON,
    "delete /api/me/sessions/{sessionId}": OWNER_IN_PERSON,
    "get /api/me/consents": SIGNED_IN,
    "get /api/me/access": SIGNED_IN,
    "post /api/me/export": IN_PERSON,
    "get /api/me/exports": IN_PERSON,
    "get /api/me/exports/{exportId}": OWNER_IN_PERSON,
    "post /api/me/erase": IN_PERSON,
}

REQUESTS: Requests = {
    "patch /api/me": lambda _: {"json": {}},
    "post /api/me/meta": lambda _: {"json": {}},
    "post /api/me/change-email": lambda _: {"json": {"email": new_email(), "password": "Nije-to 123"}},
    "put /api/me/password": lambda _: {"json": {"currentPassword": "Nije-to 123", "newPassword": "Plavo-nebo 43"}},
    "post /api/me/deactivate": lambda _: {"json": WRONG},
    "post /api/me/export": lambda _: {"json": WRONG},
    "post /api/me/erase": lambda _: {"json": WRONG},
}
