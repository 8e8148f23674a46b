"""Serializes a job list: the cached results, with employers' logos and the viewer's history spliced in."""

from collections.abc import Callable
from datetime import datetime
from uuid import UUID

import orjson
from starlette.requests import Request
from starlette.responses import Response

from api.http.conditional_requests import etag_response
from api.jobs.search.job_cards import JobCardList, ResultCard
from api.jobs.search.job_groups import JobGroup, group_jobs, ungrouped
from api.jobs.search.schemas import JobSearch
from api.jobs.serializers import Logos, logo_field
from api.jobs.viewer import NEW_FOR_SECONDS, Viewer, ViewerHistory

JSON = "application/json"
_ANONYMOUS = {"Cache-Control": "private, no-cache", "Vary": "Accept-Language, Cookie"}
_NO_STORE = {"Cache-Control": "no-store"}


def list_json(
    found: JobCardList,
    search: JobSearch,
    facets: bytes,
    history: ViewerHistory,
    logos: Logos,
    saved_search_id: UUID | None = None,
    *,
    grouped: bool = True,
) -> bytes:
    """A JobList as JSON, concatenated, since each card is cached as JSON without its closing brace.

    `grouped`: jobs of one employer with one title are listed once, with the others of the page as siblings.
    """
    jobs, user_info = found.jobs, _user_info(history, found.now)

    def logo(card: ResultCard) -> bytes:
        return orjson.dumps(logo_field(card.employer_id, logos))[1:-1]

    groups = group_jobs(jobs.cards) if grouped else ungrouped(jobs.cards)

    def item(group: JobGroup) -> bytes:
        card = group.first
        rest = {"missingWords": card.missing_words, "siblings": [_sibling(each) for each in group.siblings]}
        return b",".join((card.json, logo(card), b'"userInfo":' + user_info(card), orjson.dumps(rest)[1:]))

    items = b",".join(map(item, groups))
    described = search.model_copy(
        update={
            "wider": jobs.wider,
            "wider_places": jobs.wider_places,
            "ambiguous": jobs.ambiguous,
            "full_matches": jobs.full_matches,
            "given_up": jobs.given_up,
        }
    )
    numbers = {"total": jobs.total, "totalPages": jobs.total_pages, "nextCursor": jobs.next_cursor}
    parts = (
        b'{"items":[' + items + b"]",
        orjson.dumps(numbers)[1:-1],
        b'"search":' + described.model_dump_json(by_alias=True).encode(),
        b'"facets":' + facets,
        b'"userInfo":'
        + orjson.dumps({"isSaved": saved_search_id is not None, "savedSearchId": saved_search_id})
        + b"}",
    )
    return b",".join(parts)


def _sibling(card: ResultCard) -> dict[str, object]:
    """A SiblingJob."""
    return {"id": card.number, "slug": card.slug, "location": card.location}


def list_response(request: Request, viewer: Viewer, body: bytes) -> Response:
    """Responses to anonymous viewers may be cached and revalidated; those to a known viewer must not be."""
    if viewer.is_known:
        return Response(body, media_type=JSON, headers=_NO_STORE)
    return etag_response(request, body, JSON, _ANONYMOUS)


def _user_info(history: ViewerHistory, now: datetime | None) -> Callable[[ResultCard], bytes]:
    def user_info(card: ResultCard) -> bytes:
        applied = history.applied.get(card.number)
        return orjson.dumps(
            {
                "isNew": now is not None and (now - card.published_at).total_seconds() < NEW_FOR_SECONDS,
                "isSeen": card.number in history.seen,
                "isSaved": card.number in history.saved,
                "appliedAt": applied.at if applied else None,
                "applicationId": applied.id if applied else None,
            },
            option=orjson.OPT_UTC_Z,
        )

    return user_info
