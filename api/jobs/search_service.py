"""Job search for routes and feeds: results are cached for all visitors until the index changes."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

import psycopg
import structlog
from sqlalchemy.exc import SQLAlchemyError

from api.jobs.ambiguous_words import ambiguous_occupation
from api.jobs.employer_cache import EmployerCache
from api.jobs.query_parser import ParsedSearch, parse_search
from api.jobs.result_cache import ResultCache
from api.jobs.search_facets import facets_json
from api.jobs.search_parameters import PER_PAGE, SearchFilters, Sort
from api.jobs.search_query import to_search_query
from api.jobs.search_schemas import (
    AmbiguousOccupation,
    Correction,
    GivenUpWords,
    Reading,
    WiderPlace,
    WiderSearch,
    WiderStep,
)
from api.jobs.serializers import card, card_json
from api.jobs.typed_words import with_words, words_as_typed
from api.jobs.wider_search import wider_queries
from domain.jobs.formats import HomeBlock
from domain.kernel.errors import InvalidInput, Unavailable
from domain.kernel.values.employment import Employment
from domain.kernel.values.locales import LOCALES, Locale
from read_models.job_search.search_query import Dimension, SearchQuery
from read_models.job_search.search_query import Sort as Order
from read_models.job_search.search_result import (
    MAX_OFFSET,
    FacetCounts,
    IndexNotBuilt,
    IndexStatus,
    ResultPage,
    UnknownCursor,
)
from read_models.job_search.serving.port import JobSearchEngine
from read_models.published_job.card import PublishedJob

log = structlog.get_logger()

FEW_RESULTS = 4
"""Up to so many jobs of a place that have all words, wider places are offered."""


@dataclass(frozen=True, slots=True)
class ResultCard:
    """A card as JSON without its closing brace, and the fields needed to append the rest. `missing_words` of the query
    were given up for this job."""

    number: int
    employer_id: int
    published_at: datetime
    changed_at: datetime
    title: str
    slug: str
    location: str
    json: bytes
    missing_words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ResultList:
    """One page of results, the same for every viewer; `query` is the one that found it, possibly a wider one.

    `now` is the time of the index status; None when no ad was ever published.
    """

    query: SearchQuery
    cards: tuple[ResultCard, ...]
    total: int
    total_pages: int
    next_cursor: str | None
    wider: WiderSearch | None
    now: datetime | None = None
    wider_places: tuple[WiderPlace, ...] = ()
    corrected: tuple[Correction, ...] = ()
    full_matches: int = 0
    given_up: tuple[GivenUpWords, ...] = ()
    ambiguous: AmbiguousOccupation | None = None


@dataclass(frozen=True, slots=True)
class ListRequest:
    """The search, page and language of a requested list. Only featured ads are listed by block of the home page."""

    search: ParsedSearch
    locale: Locale
    sort: Sort = "relevance"
    page: int = 1
    cursor: str | None = None
    featured: bool = False
    home_block: HomeBlock | None = None
    count: int = PER_PAGE


EMPTY_LIST = ResultList(SearchQuery(), (), 0, 0, None, None)


_FIRST_WORDS = (
    *("posao", "prodavač", "kuhar", "vozač", "medicinska", "programer"),
    *("čistačica", "skladištar", "zidar", "električar", "računovođa"),
)
_FIRST_SEARCHES = (
    SearchFilters(),
    SearchFilters(query=("posao",), locations=("Zagreb", "-")),
    SearchFilters(query=("konobar",), employment=(Employment.PERMANENT,), experience=("none",)),
    SearchFilters(category=("1",), education=("4",)),
    *(SearchFilters(query=(word,)) for word in _FIRST_WORDS),
)


@dataclass(frozen=True, slots=True)
class _Computed:
    list: ResultList
    status: IndexStatus
    facets: FacetCounts | None = None


class JobSearchService:
    """Caches lists by query and language, facet counts by query alone."""

    def __init__(self, engine: JobSearchEngine, employers: EmployerCache) -> None:
        self._engine = engine
        self._employers = employers
        self._lists, self._counts, self._facets = ResultCache(), ResultCache(), ResultCache()
        self._last_status: IndexStatus | None = None

    def find(self, request: ListRequest) -> ResultList:
        """A page of results; if the place has none, of the first wider search with results.

        Raises InvalidInput for an unknown cursor.
        """
        return self._find(request, with_facets=False)[0]

    def find_with_facets(self, request: ListRequest) -> tuple[ResultList, bytes]:
        """The same, with the facets as JSON."""
        found, status = self._find(request, with_facets=True)
        return found, self._facets_json(found, request.locale, status) if status else b"[]"

    def employers_of(self, searches: Iterable[ParsedSearch]) -> dict[int, str]:
        """Names by id of the employers that these searches filter by."""
        ids = {each for search in searches for each in search.filters.employer}
        return self._employers.names(sorted(ids)) if ids else {}

    def count_new(self, search: ParsedSearch, locale: Locale, since: datetime) -> int | None:
        """How many open ads of a search were published after `since`. None where that is not known: no ad was ever
        published, or only other words than the typed ones have matches."""
        whole_second = since.replace(microsecond=0) + timedelta(seconds=1)
        query = to_search_query(search, None, locale)
        try:
            page = self._engine.search(replace(query, new_since=whole_second), page=1, per_page=1)
        except IndexNotBuilt:
            return None
        return None if page.corrections or (page.given_up and not page.full_matches) else page.full_matches

    def warm_up(self) -> None:
        """Fills the caches that every search needs, and lets PostgreSQL plan the statements of searches as often as it
        does before it keeps a plan, so that the first requests after a start are fast."""
        try:
            self._employers.warm_up()
            self._engine.warm_up()
            for locale in LOCALES:
                for filters in _FIRST_SEARCHES:
                    self.find_with_facets(ListRequest(parse_search(filters, locale), locale))
        except (SQLAlchemyError, psycopg.Error, Unavailable, LookupError) as error:
            log.info("search_warm_up_failed", error=type(error).__name__)

    def _find(self, request: ListRequest, *, with_facets: bool) -> tuple[ResultList, IndexStatus | None]:
        """The list with the index status of its computation; None when no ad was ever published.

        Calls the engine once: for its status when the list is cached, else for a new list.
        """
        present = self._engine.status() if request.search.filters.new_jobs else None
        query = to_search_query(request.search, present.now if present else None, request.locale, request.sort)
        key = (query, request.page, request.cursor, request.featured, request.home_block, request.count, request.locale)
        if key in self._lists:
            present = present or self._engine.status()
            if present and (cached := self._lists.find(key, present)):
                return replace(cached, now=present.now), present
        try:
            computed = self._compute(request, query, with_facets=with_facets and not self._has_recent_counts(query))
        except IndexNotBuilt:
            return EMPTY_LIST, None
        self._last_status = computed.status
        if computed.facets is not None:
            self._counts.put(_without_order(computed.list.query), computed.status, computed.facets)
        return self._lists.put(key, computed.status, computed.list), computed.status

    def _has_recent_counts(self, query: SearchQuery) -> bool:
        """Whether the facet counts were current at the last known index status."""
        status = self._last_status
        return status is not None and self._counts.find(_without_order(query), status) is not None

    def _facets_json(self, found: ResultList, locale: Locale, status: IndexStatus) -> bytes:
        query, unordered = found.query, _without_order(found.query)

        def serialize() -> bytes:
            counts = self._counts.get(unordered, status, lambda: self._engine.count_facets(unordered))
            counted = [int(each.value) for each in counts[Dimension.EMPLOYER]]
            names = self._employers.names(counted, soon=(card.employer_id for card in found.cards))
            return facets_json(counts, query.salary_from, names, locale)

        return self._facets.get((unordered, locale), status, serialize)

    def _compute(self, request: ListRequest, query: SearchQuery, *, with_facets: bool) -> _Computed:
        if request.featured:
            return self._compute_featured(request, query)
        page = self._search(request, query, with_facets=with_facets)
        # Elsewhere is searched for what was meant.
        meant = replace(query, text=with_words(query.text, {each.typed: each.used for each in page.corrections}))
        if page.total:
            found = replace(_result_list(query, page, request), ambiguous=self._readings(request, meant))
            if page.full_matches <= FEW_RESULTS:
                found = replace(found, wider_places=tuple(self._wider_places(request, meant, page.full_matches)))
            return _Computed(found, page.status, page.facets)
        tried: list[WiderStep] = []
        for wider in wider_queries(request.search, meant, request.locale):
            wider_page = self._search(request, wider.query, with_facets=with_facets)
            if wider_page.total:
                found = WiderSearch(
                    tried=tried, step=wider.step, names=wider.names, km=wider.km, total=wider_page.total
                )
                corrected = _corrected(page) or _corrected(wider_page)
                results = _result_list(wider.query, wider_page, request)
                results = replace(results, total=0, full_matches=0, wider=found, corrected=corrected)
                return _Computed(results, page.status, wider_page.facets)
            tried.append(wider.step)
        return _Computed(replace(EMPTY_LIST, query=query, now=page.status.now), page.status)

    def _wider_places(self, request: ListRequest, query: SearchQuery, total: int) -> Iterator[WiderPlace]:
        """Wider areas, each with more jobs that have all words than the one before."""
        for wider in wider_queries(request.search, query, request.locale):
            found = self._engine.search(wider.query, per_page=1, relax=False).total
            if found > total:
                yield WiderPlace(step=wider.step, names=wider.names, km=wider.km, total=found)
                total = found

    def _readings(self, request: ListRequest, query: SearchQuery) -> AmbiguousOccupation | None:
        """What words may mean, where that is worth a choice: with at least two readings that have jobs."""
        if request.page > 1 or request.cursor or (named := ambiguous_occupation(query)) is None:
            return None

        def count(position: str) -> int:
            return self._engine.search(replace(query, positions=(position,)), per_page=1, relax=False).total

        counted = [(each, count(each.code)) for each in named.positions]
        readings = [
            Reading(id=each.code, name=each.labels.in_locale(request.locale), total=total)
            for each, total in counted
            if total
        ]
        return AmbiguousOccupation(words=named.words, readings=readings) if len(readings) > 1 else None

    def _compute_featured(self, request: ListRequest, query: SearchQuery) -> _Computed:
        """The exclusive ads that fit the search as it was typed, and as well as the tenth of its list: for a paid place
        no word is given up."""
        exclusive = query.only_exclusive()
        if exclusive is None:
            status = self._engine.status()
            if status is None:
                raise IndexNotBuilt
            return _Computed(replace(EMPTY_LIST, query=query, now=status.now), status)
        in_block = replace(exclusive, home_block=request.home_block)
        page = self._engine.search(in_block, page=request.page, per_page=request.count, relax=False, as_tenth_of=query)
        return _Computed(_result_list(query, page, request), page.status)

    def _search(self, request: ListRequest, query: SearchQuery, *, with_facets: bool) -> ResultPage:
        try:
            return self._engine.search(
                query, page=request.page, per_page=request.count, cursor=request.cursor, with_facets=with_facets
            )
        except UnknownCursor as error:
            raise InvalidInput.field("cursor", "INVALID_CURSOR") from error


def _without_order(query: SearchQuery) -> SearchQuery:
    """The cache key of facet counts, which are the same in every order, except that only lists by relevance go on with
    jobs that lack words."""
    sort = Order.RELEVANCE if query.sort is Order.RELEVANCE else Order.NEWEST
    return replace(query, sort=sort, preferred_languages=())


def _result_card(job: PublishedJob, locale: Locale, missing_words: tuple[str, ...]) -> ResultCard:
    shown = card(job, locale)
    return ResultCard(
        number=job.number,
        employer_id=job.employer_id,
        published_at=job.published_at,
        changed_at=job.changed_at,
        title=shown["title"],
        slug=shown["slug"],
        location=shown["location"],
        json=card_json(shown),
        missing_words=missing_words,
    )


def _corrected(page: ResultPage) -> tuple[Correction, ...]:
    return tuple(Correction(typed=each.typed, used=each.used) for each in page.corrections)


def _result_list(query: SearchQuery, page: ResultPage, request: ListRequest) -> ResultList:
    typed = words_as_typed(query.text)

    def as_typed(words: Iterable[str]) -> tuple[str, ...]:
        return tuple(typed.get(word, word) for word in words)

    cards = (_result_card(job, request.locale, as_typed(page.missing_words.get(job.number, ()))) for job in page.cards)
    pages = min(-(-page.total // request.count), MAX_OFFSET // request.count)
    return ResultList(
        query=query,
        cards=tuple(cards),
        total=page.total,
        total_pages=pages,
        next_cursor=page.next_cursor,
        wider=None,
        now=page.status.now,
        corrected=_corrected(page),
        full_matches=page.full_matches,
        given_up=tuple(GivenUpWords(words=list(as_typed(each.words)), total=each.total) for each in page.given_up),
    )
