"""Expected access to the routes of `api/cv`, and the requests that test it."""

from tests.api.authorization_callers import OWNER, SIGNED_IN, Requests

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/me/cvs": SIGNED_IN,
    "post /api/me/cvs": SIGNED_IN,
    "get /api/me/cvs/{cvId}": OWNER,
    "delete /api/me/cvs/{cvId}": OWNER,
    "put /api/me/cvs/{cvId}/name": OWNER,
    "put /api/me/cvs/{cvId}/contact": OWNER,
    "put /api/me/cvs/{cvId}/headline": OWNER,
    "put /api/me/cvs/{cvId}/ideal-job": OWNER,
    "put /api/me/cvs/{cvId}/avatar": OWNER,
    "put /api/me/cvs/{cvId}/items/{itemId}": OWNER,
    "delete /api/me/cvs/{cvId}/items/{itemId}": OWNER,
    "post /api/me/cvs/{cvId}/items/{itemId}/move": OWNER,
    "post /api/me/cvs/{cvId}/undo": OWNER,
    "get /api/me/cvs/{cvId}/versions": OWNER,
    "get /api/me/cvs/{cvId}/versions/{version}": OWNER,
    "post /api/me/cvs/{cvId}/restore": OWNER,
    "put /api/me/cvs/{cvId}/visibility": OWNER,
    "get /api/me/cvs/{cvId}/export/{format}": OWNER,
    "post /api/me/cvs/{cvId}/document": OWNER,
    "post /api/me/cv-imports": SIGNED_IN,
    "post /api/me/cv-texts": SIGNED_IN,
    "get /api/me/cvs/{cvId}/openings": OWNER,
    "put /api/me/cvs/{cvId}/excluded-employers/{employerId}": OWNER,
    "delete /api/me/cvs/{cvId}/excluded-employers/{employerId}": OWNER,
}

SKILL = {"kind": "skill", "name": "Njemački stenogram", "level": "basic"}

REQUESTS: Requests = {
    "post /api/me/cvs": lambda _: {"json": {"name": "Novi", "language": "hr"}},
    "put /api/me/cvs/{cvId}/name": lambda _: {"json": {"name": "Drugi", "baseVersion": 1}},
    "put /api/me/cvs/{cvId}/contact": lambda _: {"json": {"contact": {"firstName": "Ana"}, "baseVersion": 1}},
    "put /api/me/cvs/{cvId}/headline": lambda _: {"json": {"headline": {"title": "Konobar"}, "baseVersion": 1}},
    "put /api/me/cvs/{cvId}/ideal-job": lambda _: {"json": {"idealJob": {"positions": ["5131"]}, "baseVersion": 1}},
    "put /api/me/cvs/{cvId}/avatar": lambda _: {"json": {"avatarId": None, "baseVersion": 1}},
    "put /api/me/cvs/{cvId}/items/{itemId}": lambda _: {"json": {"item": SKILL, "baseVersion": 2}},
    "delete /api/me/cvs/{cvId}/items/{itemId}": lambda _: {"params": {"baseVersion": 2}},
    "post /api/me/cvs/{cvId}/items/{itemId}/move": lambda _: {"json": {"after": None, "baseVersion": 2}},
    "post /api/me/cvs/{cvId}/undo": lambda _: {"json": {"baseVersion": 2}},
    "post /api/me/cvs/{cvId}/restore": lambda _: {"json": {"version": 1, "baseVersion": 2}},
    "post /api/me/cvs/{cvId}/document": lambda _: {"json": {"template": "compact"}},
    "post /api/me/cv-imports": lambda _: {
        "files": {"file": ("resume.json", b'{"basics": {}}')},
        "data": {"name": "Uvezeni", "language": "hr"},
    },
    "post /api/me/cv-texts": lambda _: {"files": {"file": ("cv.pdf", b"%PDF-1.7")}},
    "put /api/me/cvs/{cvId}/visibility": lambda _: {"json": {"visible": False}},
}
