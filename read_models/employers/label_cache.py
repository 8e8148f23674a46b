"""Caches names and logos of employers, of which every list of jobs needs twenty."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from threading import Lock
from time import monotonic

from domain.kernel.database.clock import database_clock
from domain.kernel.database.reading_engine import ReadingEngine
from read_models.employers.labels import EmployerLabel, labels_changed_since, labels_of, newest_labels

MAX_AGE_SECONDS = 60
MAX_EMPLOYERS, READY_EMPLOYERS = 100_000, 50_000
COMMITTED_WITHIN = timedelta(minutes=1)
"""A change may be committed so long after the moment that it bears."""


class EmployerCache:
    """Names and logos by the employers' ids. Once a minute those that changed are read again."""

    def __init__(self, engine: ReadingEngine) -> None:
        self._engine = engine
        self._now = database_clock(engine)
        self._labels: dict[int, EmployerLabel | None] = {}
        self._refreshing = Lock()
        self._refreshed_at: datetime | None = None
        self._current_until = 0.0

    def names(self, ids: Iterable[int], *, soon: Iterable[int] = ()) -> dict[int, str]:
        """Names by id, of known employers. Whoever needs the labels of others `soon` reads them in the same query."""
        wanted = list(ids)
        labels = self._find([*wanted, *soon])
        return {each: label.name for each in wanted if (label := labels[each])}

    def logos(self, ids: Iterable[int]) -> dict[int, str]:
        """Digests of logos by id, of employers that have one."""
        return {each: label.logo for each, label in self._find(ids).items() if label and label.logo}

    def warm_up(self) -> None:
        """Reads the labels of the employers known last."""
        with self._engine.connect() as connection:
            self._labels = {**newest_labels(connection, READY_EMPLOYERS), **self._labels}

    def _find(self, ids: Iterable[int]) -> dict[int, EmployerLabel | None]:
        if monotonic() >= self._current_until:
            self._refresh()
        cached, wanted = self._labels, list(dict.fromkeys(ids))
        missing = [each for each in wanted if each not in cached]
        if missing:
            with self._engine.connect() as connection:
                read = labels_of(connection, missing)
            if len(cached) > MAX_EMPLOYERS:
                cached = self._labels = {each: cached[each] for each in wanted if each in cached}
            cached.update((each, read.get(each)) for each in missing)
        return {each: cached[each] for each in wanted}

    def _refresh(self) -> None:
        """Reads the changes since the last time, unless another thread does. What two threads overwrite for each other
        is read again the next time, since changes are read for `COMMITTED_WITHIN` more."""
        if not self._refreshing.acquire(blocking=False):
            return
        try:
            until, now = monotonic() + MAX_AGE_SECONDS, self._now()
            if self._refreshed_at:
                with self._engine.connect() as connection:
                    self._labels.update(labels_changed_since(connection, self._refreshed_at - COMMITTED_WITHIN))
            self._refreshed_at, self._current_until = now, until
        finally:
            self._refreshing.release()
