"""Finds jobs for routes and feeds: once for all who ask the same, while nothing has changed."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime

import structlog
from pydantic import TypeAdapter
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from api.jobs.asking import Step, query_of, wider, wire_name
from api.jobs.parameters import DIMENSIONS, SearchFilters, Sort
from api.jobs.search_cards import card_json
from api.jobs.search_schemas import Facet, FacetValue, WiderSearch
from api.jobs.shared_answers import SharedAnswers
from api.jobs.understanding import Understood, name_of, understand
from domain.employers.service import names_of
from domain.kernel.errors import InvalidInput
from domain.kernel.locales import LOCALES, Locale
from read_models.job_search import facets as counting
from read_models.job_search import search as searching
from read_models.job_search.cursor import UnknownCursor
from read_models.job_search.freshness import Freshness, find_freshness
from read_models.job_search.query import Dimension, SearchQuery
from read_models.job_search.query import Sort as Order
from read_models.job_search.search import DEEPEST, Found

log = structlog.get_logger()

PER_PAGE = 20
LAST_PAGE = DEEPEST // PER_PAGE


@dataclass(frozen=True, slots=True)
class FoundCard:
    """A card as JSON without its last brace, and what is needed to say what it is to somebody."""

    number: int
    published_at: datetime
    changed_at: datetime
    json: bytes


@dataclass(frozen=True, slots=True)
class FoundList:
    """One page, the same for everybody; `query` is the search that found it, which may be a wider one."""

    query: SearchQuery
    cards: tuple[FoundCard, ...]
    total: int
    total_pages: int
    next_cursor: str | None
    wider: WiderSearch | None


@dataclass(frozen=True, slots=True)
class Wish:
    """Which part of which list is wanted, in which language."""

    search: Understood
    locale: Locale
    sort: Sort = "relevance"
    page: int = 1
    cursor: str | None = None
    featured: bool = False
    count: int = PER_PAGE


NOTHING = FoundList(SearchQuery(), (), 0, 0, None, None)
FACETS = TypeAdapter(list[Facet])


class Finding:
    """Works on the caller's connection; ask for `find_freshness` first."""

    def __init__(self) -> None:
        self._shared = SharedAnswers()

    def find(self, connection: Connection, wish: Wish, present: Freshness | None) -> FoundList:
        """A page of the list; when nothing is found in a place, of the next wider search that finds something.

        Refuses an unknown cursor.
        """
        if present is None:
            return NOTHING
        query = query_of(wish.search, present.now, wish.sort)
        key = (query, wish.page, wish.cursor, wish.featured, wish.count, wish.locale)
        return self._shared.get(key, present, lambda: _find(connection, wish, query))

    def facets(self, connection: Connection, query: SearchQuery, locale: Locale, present: Freshness | None) -> bytes:
        """By what a list can be narrowed, as JSON."""
        if present is None:
            return b"[]"
        unsorted = replace(query, sort=Order.RELEVANCE)

        def make() -> bytes:
            return FACETS.dump_json(_facets(connection, unsorted, locale), by_alias=True)

        return self._shared.get(("facets", unsorted, locale), present, make)


def warm(finding: Finding, engine: Engine) -> None:
    """Brings to hand what every list needs, so that the first who asks after a start need not wait for it."""
    try:
        with engine.connect() as connection:
            present = find_freshness(connection)
            for locale in LOCALES:
                wish = Wish(understand(SearchFilters(), locale), locale)
                found = finding.find(connection, wish, present)
                finding.facets(connection, found.query, locale, present)
    except (SQLAlchemyError, LookupError) as error:
        log.info("search_not_warm", error=type(error).__name__)


def _find(connection: Connection, wish: Wish, query: SearchQuery) -> FoundList:
    ask = _asker(connection, wish)
    found = ask(query)
    if found.total or wish.featured:
        return _list(query, found, wish.locale)
    for step in wider(wish.search, query, wish.locale):
        there = ask(step.query)
        if there.total:
            return replace(_list(step.query, there, wish.locale), total=0, wider=_told(step, there.total))
    return replace(NOTHING, query=query)


def _asker(connection: Connection, wish: Wish) -> Callable[[SearchQuery], Found]:
    def ask(query: SearchQuery) -> Found:
        if wish.featured:
            return searching.featured(connection, query, page=wish.page, per_page=wish.count)
        try:
            return searching.search(connection, query, page=wish.page, per_page=wish.count, cursor=wish.cursor)
        except UnknownCursor as error:
            raise InvalidInput.field("cursor", "INVALID_CURSOR") from error

    return ask


def _list(query: SearchQuery, found: Found, locale: Locale) -> FoundList:
    cards = (
        FoundCard(card.number, card.published_at, card.changed_at, card_json(card, locale)) for card in found.cards
    )
    pages = min(-(-found.total // PER_PAGE), LAST_PAGE)
    return FoundList(query, tuple(cards), found.total, pages, found.next_cursor, None)


def _told(step: Step, total: int) -> WiderSearch:
    return WiderSearch(step=step.kind, name=step.name, km=step.km, total=total)


def _facets(connection: Connection, query: SearchQuery, locale: Locale) -> list[Facet]:
    found = counting.facets(connection, query)
    employers = names_of(connection, [int(each.value) for each in found[Dimension.EMPLOYER]])
    salary_from = str(query.salary_from) if query.salary_from else ""

    def name(dimension: Dimension, value: str) -> str:
        if dimension is Dimension.EMPLOYER:
            return employers.get(int(value), value)
        return name_of(wire_name(dimension), value, locale)

    facets = [
        Facet(
            dimension=wire_name(dimension),
            values=[
                FacetValue(
                    id=each.value,
                    name=name(dimension, each.value),
                    count=each.count,
                    chosen=each.chosen or (dimension is Dimension.SALARY and each.value == salary_from),
                )
                for each in counts
            ],
        )
        for dimension, counts in found.items()
        if counts
    ]
    return sorted(facets, key=lambda facet: DIMENSIONS.index(facet.dimension))
