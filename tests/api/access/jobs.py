"""Who may use job ads."""

from tests.api.authorization_callers import APPLICANTS, EVERYBODY

LET_IN: dict[str, frozenset[str]] = {
    "get /api/jobs/search": APPLICANTS,
    "get /api/jobs/search/featured": APPLICANTS,
    "get /api/jobs/featured": APPLICANTS,
    "get /api/jobs/{job_id}": APPLICANTS,
    "get /api/jobs/search/params": EVERYBODY,
    "get /api/jobs/popular-searches": EVERYBODY,
}
