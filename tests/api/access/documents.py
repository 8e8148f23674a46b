"""Expected access to the routes of `api/documents`, and the requests that test it."""

from tests.api.authorization_callers import EMPLOYER, EVERYBODY, OWNER, Requests
from tests.api.site_client import PDF

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/documents/{documentId}": OWNER | EMPLOYER,
    "delete /api/documents/{documentId}": OWNER,
    "post /api/documents": EVERYBODY,
}

REQUESTS: Requests = {
    "post /api/documents": lambda _: {"files": {"file": ("cv.pdf", PDF)}, "data": {"source": "cv"}},
}
