"""Expected access to the routes of `api/auth`, and the requests that test it."""

from uuid import uuid4

from tests.api.accounts.people import PASSWORD, new_email
from tests.api.authorization_callers import ADMINISTRATORS, EVERYBODY, Requests
from tests.sample_consent import CONSENT

PERSON = {"firstName": "Iva", "lastName": "Ban", "password": PASSWORD, "consent": CONSENT}

SIGNED_CREDENTIAL = {
    "id": "AAAA",
    "rawId": "AAAA",
    "type": "public-key",
    "response": {"clientDataJSON": "AAAA", "authenticatorData": "AAAA", "signature": "AAAA"},
}

ALLOWED: dict[str, frozenset[str]] = {
    "post /api/auth/register": EVERYBODY,
    "post /api/auth/login-as": ADMINISTRATORS,
    "post /api/auth/login": EVERYBODY,
    "get /api/auth/second-factor": EVERYBODY,
    "post /api/auth/second-factor": EVERYBODY,
    "post /api/auth/second-factor/passkey-options": EVERYBODY,
    "post /api/auth/passkey/options": EVERYBODY,
    "post /api/auth/passkey": EVERYBODY,
    "post /api/auth/code": EVERYBODY,
    "post /api/auth": EVERYBODY,
    "post /api/auth/logout": EVERYBODY,
    "post /api/auth/verify": EVERYBODY,
    "post /api/me/resend-verification": EVERYBODY,
    "post /api/auth/password": EVERYBODY,
    "get /api/auth/password/{hash}": EVERYBODY,
    "post /api/auth/password/{hash}": EVERYBODY,
    "post /api/auth/verify-email": EVERYBODY,
    "post /api/auth/login-with-token": EVERYBODY,
    "post /api/auth/google/redirect": EVERYBODY,
    "post /api/auth/google/one-tap/nonce": EVERYBODY,
    "post /api/auth/google/one-tap": EVERYBODY,
    "post /api/auth/facebook/redirect": EVERYBODY,
    "post /api/auth/apple/redirect": EVERYBODY,
}

REQUESTS: Requests = {
    "post /api/auth/login": lambda _: {"json": {"email": new_email(), "password": "Nije-to 123"}},
    "post /api/auth/second-factor": lambda _: {"json": {"code": "000000"}},
    "post /api/auth/passkey": lambda _: {"json": {"passkey": SIGNED_CREDENTIAL}},
    "post /api/auth": lambda _: {"json": {"code": "00000"}},
    "post /api/auth/code": lambda _: {"json": {"email": new_email()}},
    "post /api/auth/register": lambda _: {"json": PERSON | {"email": new_email()}},
    "post /api/auth/verify": lambda _: {"json": {"email": new_email(), "verificationCode": "00000"}},
    "post /api/auth/verify-email": lambda _: {"json": {"token": uuid4().hex}},
    "post /api/auth/login-with-token": lambda _: {"json": {"token": uuid4().hex}},
    "post /api/auth/password": lambda _: {"json": {"email": new_email()}},
    "post /api/auth/password/{hash}": lambda _: {"json": {"password": PASSWORD}},
    "post /api/auth/login-as": lambda callers: {
        "json": {"email": callers.emails["other person"], "reason": "Ne vidi svoje prijave"}
    },
    "post /api/auth/google/redirect": lambda _: {"json": {"accessToken": "x"}},
    "post /api/auth/google/one-tap": lambda _: {"json": {"idToken": "x"}},
    "post /api/auth/facebook/redirect": lambda _: {"json": {"accessToken": "x", "userId": "1"}},
    "post /api/auth/apple/redirect": lambda _: {"json": {"identityToken": "x"}},
    "post /api/me/resend-verification": lambda _: {"json": {"email": new_email()}},
}
