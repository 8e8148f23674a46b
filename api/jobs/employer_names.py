"""What employers are called, kept for a while: every list of facets names twenty of them."""

from collections.abc import Sequence
from time import monotonic

from sqlalchemy import Connection

from domain.employers.service import names_of

SECONDS = 60
MOST = 50_000


class EmployerNames:
    """Names by id, as they were at most a minute ago."""

    def __init__(self) -> None:
        self._names: dict[int, tuple[float, str]] = {}

    def get(self, connection: Connection, ids: Sequence[int]) -> dict[int, str]:
        """Of those that are known."""
        kept, fresh = self._names, monotonic() - SECONDS
        missing = [each for each in ids if each not in kept or kept[each][0] < fresh]
        if not missing:
            return {each: kept[each][1] for each in ids}
        now, read = monotonic(), names_of(connection, missing)
        if len(kept) > MOST:
            kept = self._names = {}
        kept.update((each, (now, name)) for each, name in read.items())
        return {each: kept[each][1] for each in ids if each in kept}
