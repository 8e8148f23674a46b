"""Expected access to the routes of `api/inbox`, and the requests that test it."""

from tests.api.authorization_callers import EMPLOYER, EMPLOYERS, Requests
from tests.api.openapi_document import openapi_document

ONE_APPLICATION = "/api/inbox/applications/{applicationId}/"
APPLICATION_COMMANDS = [
    f"{method} {path}"
    for path, item in openapi_document()["paths"].items()
    if path.startswith(ONE_APPLICATION)
    for method in item
]
"""Requests about one application in the inbox, also by a route that is not named below."""

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/inbox": EMPLOYERS,
    "get /api/inbox/applications/{applicationId}": EMPLOYER,
    "post /api/inbox/applications/{applicationId}/seen": EMPLOYER,
    "post /api/inbox/applications/{applicationId}/end": EMPLOYER,
    "post /api/inbox/jobs/{jobId}/end": EMPLOYER,
} | dict.fromkeys(APPLICATION_COMMANDS, EMPLOYER)

REQUESTS: Requests = {
    "post /api/inbox/applications/{applicationId}/end": lambda _: {"json": {}},
    "post /api/inbox/jobs/{jobId}/end": lambda _: {"json": {}},
}
