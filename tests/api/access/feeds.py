"""Expected access to the routes of `api/feeds`, and the requests that test it."""

from tests.api.authorization_callers import EVERYBODY

ALLOWED: dict[str, frozenset[str]] = {
    "get /feeds/jobs.rss": EVERYBODY,
    "get /feeds/jobs.atom": EVERYBODY,
    "get /feeds/jobs/changes": EVERYBODY,
    "get /feeds/jobs/changes/{page}": EVERYBODY,
    "get /feeds/jobs/snapshot": EVERYBODY,
    "get /feeds/jobs/{job_id}": EVERYBODY,
    "get /feeds/indeed.xml": EVERYBODY,
}
