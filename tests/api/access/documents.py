"""Expected access to the routes of `api/documents`, and the requests that test it."""

from tests.api.authorization_callers import EMPLOYER, EVERYBODY, OWNER, SIGNED_IN, Requests
from tests.api.site_client import PDF
from tests.domain.applications.applications_harness import photograph

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/documents/{documentId}": OWNER | EMPLOYER,
    "delete /api/documents/{documentId}": OWNER,
    "post /api/documents": EVERYBODY,
    "get /api/me/documents": SIGNED_IN,
    "put /api/me/documents/{documentId}/saved": OWNER,
    "post /api/me/pictures": SIGNED_IN,
    "get /api/me/pictures": SIGNED_IN,
    "get /api/me/pictures/{pictureId}": OWNER,
    "delete /api/me/pictures/{pictureId}": OWNER,
    "put /api/me/picture": SIGNED_IN,
}

REQUESTS: Requests = {
    "post /api/documents": lambda _: {"files": {"file": ("cv.pdf", PDF)}, "data": {"source": "cv"}},
    "post /api/me/pictures": lambda _: {"files": {"file": ("ana.jpg", photograph())}},
    "put /api/me/picture": lambda _: {"json": {"pictureId": None}},
}
