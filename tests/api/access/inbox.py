"""Who may use an employer's applications, and what is sent there."""

from tests.api.authorization_callers import EMPLOYER, EMPLOYERS, Requests

LET_IN: dict[str, frozenset[str]] = {
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
