"""Expected access to the routes of `api/tracking`, and the requests that test it."""

from tests.api.authorization_callers import EVERYBODY, Requests

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/me/token": EVERYBODY,
    "delete /api/me/token": EVERYBODY,
    "delete /api/me/visits": EVERYBODY,
    "post /api/track-page-visit": EVERYBODY,
    "post /api/page-views": EVERYBODY,
    "get /api/me/saved-jobs": EVERYBODY,
    "put /api/me/saved-jobs/{jobId}": EVERYBODY,
    "put /api/me/saved-jobs/{jobId}/note": EVERYBODY,
    "delete /api/me/saved-jobs/{jobId}": EVERYBODY,
    "get /api/jobs/search-history": EVERYBODY,
    "post /api/jobs/search-history": EVERYBODY,
    "delete /api/jobs/search-history": EVERYBODY,
}

REQUESTS: Requests = {
    "post /api/jobs/search-history": lambda _: {"params": {"query": "kuhar"}},
    "put /api/me/saved-jobs/{jobId}/note": lambda _: {"json": {"note": "Nazvati"}},
    "post /api/track-page-visit": lambda callers: {"json": {"jobId": callers.job}},
    "post /api/page-views": lambda _: {"json": {"path": "/en/jobs"}},
}
