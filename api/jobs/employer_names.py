"""Caches employer names, of which every list of facets needs twenty."""

from collections.abc import Sequence
from time import monotonic

from sqlalchemy import Engine

from domain.employers.service import names_of

MAX_AGE_SECONDS = 60
MAX_NAMES = 50_000


class EmployerNames:
    """Names by id, at most a minute old."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._names: dict[int, tuple[float, str | None]] = {}

    def get(self, ids: Sequence[int]) -> dict[int, str]:
        """Names by id of the employers that exist."""
        cached, now = self._names, monotonic()
        missing = [each for each in ids if each not in cached or cached[each][0] < now - MAX_AGE_SECONDS]
        if missing:
            with self._engine.connect() as connection:
                read = names_of(connection, missing)
            if len(cached) > MAX_NAMES:
                cached = self._names = {each: cached[each] for each in ids if each in cached}
            cached.update((each, (now, read.get(each))) for each in missing)
        return {each: name for each in ids if (name := cached[each][1]) is not None}
