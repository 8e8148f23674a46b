"""Expected access to the routes of `api/jobs`, and the requests that test it."""

from tests.api.authorization_callers import APPLICANTS, EVERYBODY

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/jobs/search": APPLICANTS,
    "get /api/jobs/search/featured": APPLICANTS,
    "get /api/jobs/featured": APPLICANTS,
    "get /api/jobs/{job_id}": APPLICANTS,
    "get /api/jobs/search/params": EVERYBODY,
    "get /api/jobs/popular-searches": EVERYBODY,
    "get /api/jobs/recommended": EVERYBODY,
    "get /api/jobs/salaries": EVERYBODY,
}
