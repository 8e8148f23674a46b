"""Puts an answer together: what was found for all, and what it is to the person who asks."""

from collections.abc import Callable
from datetime import datetime

import orjson
from starlette.requests import Request
from starlette.responses import Response

from api.conditional import tagged
from api.jobs.finding import FoundCard, FoundList
from api.jobs.personal import NEW_FOR_SECONDS, Known, Person
from api.jobs.search_schemas import JobSearch

JSON = "application/json"
_FOR_ALL = {"Cache-Control": "private, no-cache", "Vary": "Accept-Language, Cookie"}
_FOR_ONE = {"Cache-Control": "no-store"}


def list_json(found: FoundList, search: JobSearch, facets: bytes, known: Known) -> bytes:
    """A JobList. Written by hand, since each card is JSON already but for its end."""
    info = _information(known, found.now)
    items = b",".join(card.json + b',"userInfo":' + info(card) + b"}" for card in found.cards)
    described = search.model_copy(
        update={"wider": found.wider, "corrected": list(found.corrected), "given_up": found.given_up}
    )
    numbers = {"total": found.total, "totalPages": found.total_pages, "nextCursor": found.next_cursor}
    parts = (
        b'{"items":[' + items + b"]",
        orjson.dumps(numbers)[1:-1],
        b'"search":' + described.model_dump_json(by_alias=True).encode(),
        b'"facets":' + facets,
        b'"userInfo":{"isSaved":false}}',
    )
    return b",".join(parts)


def answer(request: Request, person: Person, body: bytes) -> Response:
    """What is about nobody may be kept, if its age is asked about; what is about somebody must not be."""
    if person.is_known:
        return Response(body, media_type=JSON, headers=_FOR_ONE)
    return tagged(request, body, JSON, _FOR_ALL)


def _information(known: Known, now: datetime | None) -> Callable[[FoundCard], bytes]:
    def information(card: FoundCard) -> bytes:
        return orjson.dumps(
            {
                "isNew": now is not None and (now - card.published_at).total_seconds() < NEW_FOR_SECONDS,
                "isSeen": card.number in known.seen,
                "isSaved": card.number in known.saved,
                "appliedAt": known.applied.get(card.number),
            },
            option=orjson.OPT_UTC_Z,
        )

    return information
