"""Finding jobs: how many there are, exactly, and one page of them."""

from dataclasses import dataclass, replace
from heapq import nlargest
from itertools import chain

from sqlalchemy import Connection

from domain.jobs.formats import FormatGroup
from read_models.job_search.cards import Card
from read_models.job_search.cursor import cursor_of, place_of
from read_models.job_search.looking import Look, look
from read_models.job_search.nodes import evaluate
from read_models.job_search.plan import Plan
from read_models.job_search.query import Dimension, SearchQuery, Sort
from read_models.job_search.ranking import Place
from read_models.job_search.slices import PAY, UNTIL, slice_keys

DEEPEST = 10_000
"""How many ads pages may pass over; a cursor goes on at any depth."""
_SORTED_BY = {Sort.SALARY: slice_keys(PAY), Sort.DEADLINE: slice_keys(UNTIL)}


@dataclass(frozen=True, slots=True)
class Found:
    """A page of a list, how many ads the whole of it has, and where it goes on; None when this is the last page."""

    cards: tuple[Card, ...]
    total: int
    next_cursor: str | None


@dataclass(frozen=True, slots=True)
class _Listed:
    total: int
    places: list[Place]
    more: bool


def search(
    connection: Connection, query: SearchQuery, *, page: int = 1, per_page: int = 20, cursor: str | None = None
) -> Found:
    """Active jobs. A cursor comes before a page; pages beyond the 10,000th ad are empty. Raises UnknownCursor."""
    after = place_of(cursor) if cursor else None
    offset = 0 if after else (page - 1) * per_page

    def list_places(sight: Look) -> _Listed:
        return _listed(sight, sight.plan(query), query.sort, offset, per_page, after)

    listed, cards = look(connection, list_places, lambda listed: [key for _, key in listed.places])
    return Found(cards, listed.total, cursor_of(listed.places[-1]) if listed.more else None)


def featured(connection: Connection, query: SearchQuery, *, page: int = 1, per_page: int = 20) -> Found:
    """Of the same search, only the most prominent."""
    prominent = (Dimension.FORMAT, (FormatGroup.EXCLUSIVE.value,))
    filters = tuple(each for each in query.filters if each[0] is not Dimension.FORMAT)
    return search(connection, replace(query, filters=(*filters, prominent)), page=page, per_page=per_page)


def _listed(sight: Look, asked: Plan, sort: Sort, offset: int, count: int, after: Place | None) -> _Listed:
    fits = asked.fits if sort is Sort.RELEVANCE else ()
    views = sight.views([asked.whole, *fits], _SORTED_BY.get(sort, ()))
    found = [view.visible(evaluate(view, asked.whole)) for view in views]
    total = sum(map(len, found))
    if offset >= min(total, DEEPEST):
        return _Listed(total, [], more=False)
    # One more than is shown tells whether there is a next page.
    wanted = offset + count + 1
    tops = [
        view.top(ads, [evaluate(view, fit) for fit in fits], sort, wanted, after)
        for view, ads in zip(views, found, strict=True)
        if ads
    ]
    places = nlargest(wanted, chain.from_iterable(tops)) if len(tops) > 1 else tops[0]
    return _Listed(total, places[offset : offset + count], more=len(places) == wanted)
