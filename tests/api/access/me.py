"""Expected access to the routes of `api/me`, and the requests that test it."""

from uuid import uuid4

from tests.api.accounts.people import PASSWORD, new_email
from tests.api.authorization_callers import IN_PERSON, OWNER_IN_PERSON, SIGNED_IN, Requests

WRONG = {"password": "Nije-to 123"}
"""Changes of an account are sent with a wrong password: an error about it shows that access was granted."""

NEW_CREDENTIAL = {
    "id": "AAAA",
    "rawId": "AAAA",
    "type": "public-key",
    "response": {"clientDataJSON": "AAAA", "attestationObject": "AAAA"},
}

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
    "get /api/me/second-factors": SIGNED_IN,
    "post /api/me/second-factors/app": IN_PERSON,
    "post /api/me/second-factors/app/confirm": IN_PERSON,
    "post /api/me/second-factors/passkey": IN_PERSON,
    "post /api/me/second-factors/passkey/confirm": IN_PERSON,
    "post /api/me/second-factors/{factorId}/remove": OWNER_IN_PERSON,
    "post /api/me/recovery-codes": IN_PERSON,
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
    "post /api/me/second-factors/app": lambda _: {"json": WRONG},
    "post /api/me/second-factors/app/confirm": lambda _: {
        "json": {"enrolmentId": str(uuid4()), "code": "000000", "name": "Mobitel"}
    },
    "post /api/me/second-factors/passkey": lambda _: {"json": WRONG},
    "post /api/me/second-factors/passkey/confirm": lambda _: {
        "json": {"enrolmentId": str(uuid4()), "credential": NEW_CREDENTIAL, "name": "Mobitel"}
    },
    "post /api/me/second-factors/{factorId}/remove": lambda _: {"json": {"password": PASSWORD}},
    "post /api/me/recovery-codes": lambda _: {"json": WRONG},
    "post /api/me/export": lambda _: {"json": WRONG},
    "post /api/me/erase": lambda _: {"json": WRONG},
}
