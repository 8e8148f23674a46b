"""Expected access to the routes of `api/inbox`, and the requests that test it."""

from tests.api.authorization_callers import EMPLOYER, EMPLOYERS, Requests

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/inbox": EMPLOYERS,
    "get /api/inbox/applications/{applicationId}": EMPLOYER,
    "post /api/inbox/applications/{applicationId}/seen": EMPLOYER,
    "post /api/inbox/applications/{applicationId}/end": EMPLOYER,
    "post /api/inbox/jobs/{jobId}/end": EMPLOYER,
}

REQUESTS: Requests = {
    "post /api/inbox/applications/{applicationId}/end": lambda _: {"json": {}},
    "post /api/inbox/jobs/{jobId}/end": lambda _: {"json": {}},
}
