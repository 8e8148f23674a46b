"""Expected access to the routes of `api/editor`, and the requests that test it."""

from tests.api.authorization_callers import EDITORS, Requests

_TEXT = "/api/editor/texts/{document}/{language}"
_DRAFT = {"title": "Naslov", "markdown": "Tekst"}

ALLOWED: dict[str, frozenset[str]] = {
    "get /api/editor/texts": EDITORS,
    f"get {_TEXT}": EDITORS,
    f"get {_TEXT}/versions/{{number}}": EDITORS,
    f"post {_TEXT}/preview": EDITORS,
    f"put {_TEXT}/draft": EDITORS,
    f"delete {_TEXT}/draft": EDITORS,
    f"post {_TEXT}/publish": EDITORS,
    f"post {_TEXT}/restore": EDITORS,
}

REQUESTS: Requests = {
    f"post {_TEXT}/preview": lambda _: {"json": _DRAFT},
    f"put {_TEXT}/draft": lambda _: {"json": _DRAFT | {"revision": 0}},
    f"delete {_TEXT}/draft": lambda _: {"params": {"revision": 0}},
    f"post {_TEXT}/publish": lambda _: {"json": {"revision": 0}},
    f"post {_TEXT}/restore": lambda _: {"json": {"revision": 0, "number": 1}},
}
