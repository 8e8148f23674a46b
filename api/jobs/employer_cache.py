"""Caches names and logos of employers, of which every list of jobs needs twenty."""

from collections.abc import Iterable
from time import monotonic

from sqlalchemy import Engine

from read_models.employers.labels import EmployerLabel, labels_of

MAX_AGE_SECONDS = 60
MAX_EMPLOYERS = 50_000


class EmployerCache:
    """Names and logos by the employers' ids, at most a minute old."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._labels: dict[int, tuple[float, EmployerLabel | None]] = {}

    def names(self, ids: Iterable[int], *, soon: Iterable[int] = ()) -> dict[int, str]:
        """Names by id, of known employers. Whoever needs the labels of others `soon` reads them in the same query."""
        wanted = list(ids)
        labels = self._find([*wanted, *soon])
        return {each: label.name for each in wanted if (label := labels[each])}

    def logos(self, ids: Iterable[int]) -> dict[int, str]:
        """Digests of logos by id, of employers that have one."""
        return {each: label.logo for each, label in self._find(ids).items() if label and label.logo}

    def _find(self, ids: Iterable[int]) -> dict[int, EmployerLabel | None]:
        cached, now, wanted = self._labels, monotonic(), list(dict.fromkeys(ids))
        missing = [each for each in wanted if each not in cached or cached[each][0] < now - MAX_AGE_SECONDS]
        if missing:
            with self._engine.connect() as connection:
                read = labels_of(connection, missing)
            if len(cached) > MAX_EMPLOYERS:
                cached = self._labels = {each: cached[each] for each in wanted if each in cached}
            cached.update((each, (now, read.get(each))) for each in missing)
        return {each: cached[each][1] for each in wanted}
