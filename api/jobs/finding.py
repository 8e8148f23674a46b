"""Finds jobs for routes and feeds: once for all who ask the same, while nothing has changed."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime

import psycopg
import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from api.jobs.asking import query_of, wider
from api.jobs.employer_names import EmployerNames
from api.jobs.parameters import SearchFilters, Sort
from api.jobs.search_cards import card_json
from api.jobs.search_facets import facets_json
from api.jobs.search_schemas import Correction, WiderSearch, WiderStep
from api.jobs.shared_answers import SharedAnswers
from api.jobs.understanding import Understood, understand
from domain.kernel.errors import InvalidInput, Unavailable
from domain.kernel.locales import LOCALES, Locale
from read_models.job_search import facets as counting
from read_models.job_search import search as searching
from read_models.job_search.cards import NotFilled
from read_models.job_search.cursor import UnknownCursor
from read_models.job_search.facets import Counts
from read_models.job_search.freshness import Freshness, find_freshness, last_freshness
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
    """One page, the same for everybody; `query` is the search that found it, which may be a wider one.

    `now` is when it was right; None where no ad was ever published.
    """

    query: SearchQuery
    cards: tuple[FoundCard, ...]
    total: int
    total_pages: int
    next_cursor: str | None
    wider: WiderSearch | None
    now: datetime | None = None
    corrected: tuple[Correction, ...] = ()
    given_up: int = 0


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


class Finding:
    """Works on the caller's connection. Lists are kept by language, what facets count by the search alone."""

    def __init__(self) -> None:
        self._lists, self._counts, self._facets = SharedAnswers(), SharedAnswers(), SharedAnswers()
        self._employers = EmployerNames()

    def find(self, connection: Connection, wish: Wish) -> FoundList:
        """A page of the list; when nothing is found in a place, of the next wider search that finds something.

        Refuses an unknown cursor.
        """
        return self._find(connection, wish, counted=False)[0]

    def find_with_facets(self, connection: Connection, wish: Wish) -> tuple[FoundList, bytes]:
        """The same, and by what the list can be narrowed, as JSON."""
        found, present = self._find(connection, wish, counted=True)
        return found, self._facets_of(connection, found.query, wish.locale, present) if present else b"[]"

    def employers_of(self, connection: Connection, searches: Iterable[Understood]) -> dict[int, str]:
        """What the employers that these searches name are called."""
        ids = {each for search in searches for each in search.filters.employer}
        return self._employers.get(connection, sorted(ids)) if ids else {}

    def _find(self, connection: Connection, wish: Wish, *, counted: bool) -> tuple[FoundList, Freshness | None]:
        """With what it was right at; None where no ad was ever published.

        PostgreSQL is asked once: whether what is kept still holds, or for the cards with what they hold by.
        """
        present = find_freshness(connection) if wish.search.filters.new_jobs else None
        query = query_of(wish.search, present.now if present else None, wish.sort)
        key = (query, wish.page, wish.cursor, wish.featured, wish.count, wish.locale)
        if key in self._lists:
            present = present or find_freshness(connection)
            if present and (kept := self._lists.find(key, present)):
                return replace(kept, now=present.now), present
        try:
            made = _find(connection, wish, query, counted=counted and not self._is_counted(connection, query))
        except NotFilled:
            return NOTHING, None
        if made.counts is not None:
            self._counts.keep(_unsorted(made.list.query), made.freshness, made.counts)
        return self._lists.keep(key, made.freshness, made.list), made.freshness

    def _is_counted(self, connection: Connection, query: SearchQuery) -> bool:
        """Whether counting again is likely to be needless."""
        present = last_freshness(connection)
        return present is not None and self._counts.find(_unsorted(query), present) is not None

    def _facets_of(self, connection: Connection, query: SearchQuery, locale: Locale, present: Freshness) -> bytes:
        unsorted = _unsorted(query)

        def make() -> bytes:
            counts = self._counts.get(unsorted, present, lambda: counting.facets(connection, query))
            employers = [int(each.value) for each in counts[Dimension.EMPLOYER]]
            return facets_json(counts, query.salary_from, self._employers.get(connection, employers), locale)

        return self._facets.get((unsorted, locale), present, make)


def _unsorted(query: SearchQuery) -> SearchQuery:
    """What is counted in every order alike."""
    return replace(query, sort=Order.RELEVANCE)


def warm(finding: Finding, engine: Engine) -> None:
    """Brings to hand what every list needs, so that the first who asks after a start need not wait for it."""
    try:
        with engine.connect() as connection:
            for locale in LOCALES:
                finding.find_with_facets(connection, Wish(understand(SearchFilters(), locale), locale))
                # The first word that is analysed loads the rules of all languages.
                word = SearchFilters(query=("posao",))
                finding.find(connection, Wish(understand(word, locale), locale))
    except (SQLAlchemyError, psycopg.Error, Unavailable, LookupError) as error:
        log.info("search_not_warm", error=type(error).__name__)


@dataclass(frozen=True, slots=True)
class _Made:
    list: FoundList
    freshness: Freshness
    counts: Counts | None = None


def _find(connection: Connection, wish: Wish, query: SearchQuery, *, counted: bool) -> _Made:
    ask = _asker(connection, wish, counted=counted)
    found = ask(query)
    if found.total or wish.featured:
        return _Made(_list(query, found, wish.locale), found.freshness, found.counts)
    tried: list[WiderStep] = []
    for step in wider(wish.search, query, wish.locale):
        there = ask(step.query)
        if there.total:
            told = WiderSearch(tried=tried, step=step.kind, names=step.names, km=step.km, total=there.total)
            listed = replace(_list(step.query, there, wish.locale), total=0, wider=told)
            return _Made(listed, found.freshness, there.counts)
        tried.append(step.kind)
    return _Made(replace(NOTHING, query=query, now=found.freshness.now), found.freshness)


def _asker(connection: Connection, wish: Wish, *, counted: bool) -> Callable[[SearchQuery], Found]:
    def ask(query: SearchQuery) -> Found:
        if wish.featured:
            return searching.featured(connection, query, page=wish.page, per_page=wish.count)
        try:
            return searching.search(
                connection, query, page=wish.page, per_page=wish.count, cursor=wish.cursor, counted=counted
            )
        except UnknownCursor as error:
            raise InvalidInput.field("cursor", "INVALID_CURSOR") from error

    return ask


def _list(query: SearchQuery, found: Found, locale: Locale) -> FoundList:
    cards = (
        FoundCard(card.number, card.published_at, card.changed_at, card_json(card, locale)) for card in found.cards
    )
    pages = min(-(-found.total // PER_PAGE), LAST_PAGE)
    return FoundList(
        query=query,
        cards=tuple(cards),
        total=found.total,
        total_pages=pages,
        next_cursor=found.next_cursor,
        wider=None,
        now=found.freshness.now,
        corrected=tuple(Correction(typed=each.typed, used=each.used) for each in found.corrections),
        given_up=found.given_up,
    )
