"""LRU cache of search results, shared by all visitors; results hold no personal data."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, TypeVar

from read_models.job_search.search_result import IndexStatus

T = TypeVar("T")
MAX_RESULTS = 2000


class ResultCache:
    """The most recently used results, each with the index status at which it was computed."""

    def __init__(self, max_results: int = MAX_RESULTS) -> None:
        self._results: OrderedDict[Hashable, tuple[IndexStatus, Any]] = OrderedDict()
        self._lock = Lock()
        self._max_results = max_results

    def get(self, key: Hashable, present: IndexStatus, compute: Callable[[], T]) -> T:
        """The cached result if current, else a new one. Two concurrent callers may both compute it."""
        cached = self.find(key, present)
        return self.put(key, present, compute()) if cached is None else cached

    def __contains__(self, key: Hashable) -> bool:
        """Whether a result is cached, even if outdated."""
        return key in self._results

    def find(self, key: Hashable, present: IndexStatus) -> Any:
        """The cached result if current, else None."""
        with self._lock:
            cached = self._results.get(key)
            if cached is None or not cached[0].is_current_at(present):
                return None
            self._results.move_to_end(key)
            return cached[1]

    def put(self, key: Hashable, status: IndexStatus, result: T) -> T:
        """Caches a result computed at this status or later, and evicts the least recently used ones."""
        with self._lock:
            self._results[key] = (status, result)
            self._results.move_to_end(key)
            while len(self._results) > self._max_results:
                self._results.popitem(last=False)
        return result
