"""Finding jobs: how many there are, exactly, and one page of them."""

from dataclasses import dataclass, replace
from itertools import chain

from sqlalchemy import Connection

from domain.jobs.formats import FormatGroup
from read_models.job_search.cards import Card
from read_models.job_search.cursor import cursor_of, place_of
from read_models.job_search.facets import GROUPS, Counts, count, keys_to_count
from read_models.job_search.freshness import Freshness
from read_models.job_search.looking import Look, look
from read_models.job_search.nodes import evaluate
from read_models.job_search.query import Dimension, SearchQuery, Sort
from read_models.job_search.ranking import Place
from read_models.job_search.slices import PAY, UNTIL, slice_keys
from read_models.job_search.understanding import Correction, Matched, Understood, match

DEEPEST = 10_000
"""How many ads pages may pass over; a cursor goes on at any depth."""
_SORTED_BY = {Sort.SALARY: slice_keys(PAY), Sort.DEADLINE: slice_keys(UNTIL)}


@dataclass(frozen=True, slots=True)
class Found:
    """A page of a list, how many ads the whole of it has, and where it goes on; None when this is the last page.

    When nothing had been found, `corrections` say which words were taken for slips of the finger, and `given_up` how
    many words no ad has together with the others. `counts` are the facets, if they were asked for and there is an ad.
    """

    cards: tuple[Card, ...]
    total: int
    next_cursor: str | None
    freshness: Freshness
    corrections: tuple[Correction, ...] = ()
    given_up: int = 0
    counts: Counts | None = None


@dataclass(frozen=True, slots=True)
class _Listed:
    understood: Understood
    total: int
    places: list[Place]
    more: bool
    counts: Counts | None = None


def search(
    connection: Connection,
    query: SearchQuery,
    *,
    page: int = 1,
    per_page: int = 20,
    cursor: str | None = None,
    lenient: bool = True,
    counted: bool = False,
) -> Found:
    """Active jobs. A cursor comes before a page; pages beyond the 10,000th ad are empty.

    Unless `lenient`, no word is corrected or given up when nothing is found: what is watched for somebody means what it
    says. `counted` asks for the facets as well, which costs less than asking for them apart.
    Raises UnknownCursor and NotFilled.
    """
    after = place_of(cursor) if cursor else None
    offset = 0 if after else max(0, page - 1) * per_page

    keys = [*_SORTED_BY.get(query.sort, ()), *(keys_to_count(query) if counted else ())]

    def list_places(sight: Look) -> _Listed:
        matched = match(sight, query, lenient=lenient, keys=keys, groups=GROUPS if counted else ())
        listed = _listed(matched, query.sort, offset, per_page, after)
        return replace(listed, counts=count(sight, query, matched)) if counted and matched.total else listed

    looked = look(connection, list_places, lambda listed: [key for _, key in listed.places])
    listed, understood = looked.made, looked.made.understood
    return Found(
        cards=looked.cards,
        total=listed.total,
        next_cursor=cursor_of(listed.places[-1]) if listed.more else None,
        freshness=looked.freshness,
        corrections=understood.corrections,
        given_up=understood.given_up,
        counts=listed.counts,
    )


def featured(connection: Connection, query: SearchQuery, *, page: int = 1, per_page: int = 20) -> Found:
    """Of the same search, only the most prominent."""
    prominent = (Dimension.FORMAT, (FormatGroup.EXCLUSIVE.value,))
    filters = tuple(each for each in query.filters if each[0] is not Dimension.FORMAT)
    return search(connection, replace(query, filters=(*filters, prominent)), page=page, per_page=per_page)


def _listed(matched: Matched, sort: Sort, offset: int, count: int, after: Place | None) -> _Listed:
    understood, total = matched.understood, matched.total
    if offset >= min(total, DEEPEST):
        return _Listed(understood, total, [], more=False)
    fits = understood.plan.fits if sort is Sort.RELEVANCE else ()
    # One more than is shown tells whether there is a next page.
    wanted = offset + count + 1
    tops = [
        view.top(ads, [evaluate(view, fit) for fit in fits], sort, wanted, after)
        for view, ads in zip(matched.views, matched.ads, strict=True)
        if ads
    ]
    # Each part has them in order, and runs in order are all that sorting has to merge.
    places = sorted(chain.from_iterable(tops), reverse=True)[:wanted] if len(tops) > 1 else tops[0]
    return _Listed(understood, total, places[offset : offset + count], more=len(places) == wanted)
