"""Caches names and logos of employers, of which every list of jobs needs twenty."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from time import monotonic

from sqlalchemy import Connection, Engine

MAX_AGE_SECONDS = 60
MAX_EMPLOYERS = 50_000


class EmployerCache:
    """A text about each employer by its id, at most a minute old. `read` finds those of employers that have one."""

    def __init__(self, engine: Engine, read: Callable[[Connection, Sequence[int]], Mapping[int, str]]) -> None:
        self._engine = engine
        self._read = read
        self._texts: dict[int, tuple[float, str | None]] = {}

    def get(self, ids: Iterable[int]) -> dict[int, str]:
        """Texts by id of the employers that have one."""
        cached, now, wanted = self._texts, monotonic(), list(dict.fromkeys(ids))
        missing = [each for each in wanted if each not in cached or cached[each][0] < now - MAX_AGE_SECONDS]
        if missing:
            with self._engine.connect() as connection:
                read = self._read(connection, missing)
            if len(cached) > MAX_EMPLOYERS:
                cached = self._texts = {each: cached[each] for each in wanted if each in cached}
            cached.update((each, (now, read.get(each))) for each in missing)
        return {each: text for each in wanted if (text := cached[each][1]) is not None}
