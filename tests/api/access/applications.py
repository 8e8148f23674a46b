"""Expected access to the routes of `api/applications`, and the requests that test it."""

from tests.api.accounts.people import new_email
from tests.api.authorization_callers import APPLICANTS, NOBODY, OWNER, SIGNED_IN, Requests

ALLOWED: dict[str, frozenset[str]] = {
    "post /api/applications/{jobId}/application": APPLICANTS,
    "post /api/applications/{applicationId}/code": NOBODY,
    "post /api/applications/{applicationId}/code/resend": OWNER,
    "post /api/applications/{applicationId}/send": OWNER,
    "get /api/applications": APPLICANTS - {"guest"},
    "get /api/applications/{applicationId}": OWNER,
    "delete /api/applications/{applicationId}": OWNER,
    "post /api/applications/{applicationId}/resend": OWNER,
    "get /api/me/last-cv": SIGNED_IN,
}

REQUESTS: Requests = {
    "post /api/applications/{jobId}/application": lambda callers: {"json": callers.site.form(email=new_email())},
    "post /api/applications/{applicationId}/code": lambda _: {"json": {"code": "00000"}},
    "post /api/applications/{applicationId}/code/resend": lambda _: {"json": {}},
    "post /api/applications/{applicationId}/send": lambda _: {"json": {}},
    "post /api/applications/{applicationId}/resend": lambda callers: {
        "json": {"firstName": "Iva", "lastName": "Ban", "email": new_email(), "cvDocumentId": str(callers.document())}
    },
}
