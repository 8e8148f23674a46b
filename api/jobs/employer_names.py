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
        self._names: dict[int, tuple[float, str | None]] = {}

    def get(self, connection: Connection, ids: Sequence[int]) -> dict[int, str]:
        """Of those that are known."""
        kept, now = self._names, monotonic()
        missing = [each for each in ids if each not in kept or kept[each][0] < now - SECONDS]
        if missing:
            read = names_of(connection, missing)
            if len(kept) > MOST:
                kept = self._names = {each: kept[each] for each in ids if each in kept}
            kept.update((each, (now, read.get(each))) for each in missing)
        return {each: name for each in ids if (name := kept[each][1]) is not None}
