"""Evaluates a query on the cached snapshot; reloads changed segments when the index has moved on."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection

from read_models.job_search.index.cards import CardBatch, read_cards
from read_models.job_search.index.facet_columns import FacetColumns
from read_models.job_search.index.memory_index import MemoryIndexView
from read_models.job_search.index.refresh import SegmentsGone
from read_models.job_search.index.segment_cache import SegmentCache
from read_models.job_search.index.segment_view import SegmentView
from read_models.job_search.index.snapshot import Snapshot
from read_models.job_search.index.status import status_of
from read_models.job_search.query.conditions import Condition, evaluate
from read_models.job_search.query.needed_postings import NeededPostings, needed_postings
from read_models.job_search.query.phrases import load_phrases
from read_models.job_search.query.prefixes import load_prefixes
from read_models.job_search.search_result import IndexStatus
from read_models.kernel.driver_query import fetch_rows
from read_models.published_job.card import PublishedJob

_TRIES = 5
T = TypeVar("T")
View = SegmentView | MemoryIndexView


class Searcher:
    """One snapshot, and how to load its posting lists."""

    def __init__(self, connection: Connection, cache: SegmentCache, snapshot: Snapshot) -> None:
        self._connection = connection
        self._cache = cache
        self.snapshot = snapshot

    def fetch_rows(self, query: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        """Rows of derived tables other than posting lists."""
        return fetch_rows(self._connection, query, values)

    def count(self, condition: Condition) -> int:
        """Counts the ads that fulfil a condition."""
        return sum(len(view.visible(evaluate(view, condition))) for view in self.views(needed_postings([condition])))

    def views(self, needed: NeededPostings, terms: Iterable[str] = (), fields: Iterable[str] = ()) -> list[View]:
        """Every segment and the memory index, with these posting lists loaded, and those of further terms and fields.

        Raises SegmentsGone.
        """
        views = self._cache.views(self._connection, self.snapshot, [*needed.terms, *terms])
        for field in (*needed.fields, *fields):
            for view, postings in zip(views, self._cache.field(self._connection, self.snapshot, field), strict=True):
                view.fields[field] = list(postings)
                view.postings.update(postings)
        load_phrases(self._connection, self._cache, views, needed.phrases)
        load_prefixes(self._connection, self._cache, views, needed.prefixes)
        return [*views, self.snapshot.memory_view]

    def columns(self, view: View, fields: Sequence[str]) -> FacetColumns | None:
        """Returns the columns of these fields, which the view has loaded; None for the memory index, which has none."""
        return self._cache.columns(view, fields) if isinstance(view, SegmentView) else None


@dataclass(frozen=True, slots=True)
class SearchResult(Generic[T]):
    """A computed value, the cards that it lists, and the status of the index that both belong to."""

    value: T
    cards: tuple[PublishedJob, ...]
    status: IndexStatus


def run_search(
    connection: Connection,
    cache: SegmentCache,
    compute: Callable[[Searcher], T],
    sort_keys_of: Callable[[T], Sequence[int]] = lambda _: (),
) -> SearchResult[T]:
    """Computes a value from the ads as they are now, with the cards of the sort keys that it lists.

    The cached snapshot serves if the cards, read afterwards, belong to the same version of the index and no deadline
    has passed; else the snapshot is refreshed and all is computed again. Raises IndexNotBuilt, and LookupError when
    segments are merged faster than they can be read.
    """
    snapshot, is_fresh = cache.snapshot(connection), False
    for _ in range(_TRIES):
        try:
            value = compute(Searcher(connection, cache, snapshot))
        except SegmentsGone:
            gone = snapshot
            snapshot, is_fresh = cache.refreshed(connection, lambda cached, gone=gone: cached is not gone), True
            continue
        cards = read_cards(connection, sort_keys_of(value))
        if snapshot.is_current(cards.build, cards.version, cards.now):
            return SearchResult(value, cards.cards, status_of(snapshot, cards.now))
        if is_fresh:
            return SearchResult(value, cards.cards, status_of(snapshot, snapshot.now))
        snapshot, is_fresh = cache.refreshed(connection, _is_at_least(cards)), True
    msg = "segments are merged faster than they can be read"
    raise LookupError(msg)


def _is_at_least(cards: CardBatch) -> Callable[[Snapshot], bool]:
    return lambda cached: cached.is_at_least(cards.build, cards.version, cards.now)
