"""How many ads have a key, as it was when their segments were sealed: good enough to tell rare from frequent."""

from collections.abc import Iterable

from pyroaring import BitMap
from sqlalchemy import Connection

from read_models.job_search.asking import ask
from read_models.job_search.percolator.groups import Group

_BATCH = 1000
_QUERY = "SELECT key, ads FROM read.search_posting WHERE key = ANY(%s)"


class Frequencies:
    """Of the live ads, remembered for as long as one piece of work takes."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._ads: dict[str, int] = {}

    def prepare(self, groups: Iterable[Group]) -> None:
        """Reads what is not known yet of these groups' keys."""
        missing = list({key for group in groups for key in group} - self._ads.keys())
        for start in range(0, len(missing), _BATCH):
            keys = missing[start : start + _BATCH]
            self._ads |= dict.fromkeys(keys, 0)
            for key, ads in ask(self._connection, _QUERY, (keys,)):
                self._ads[key] += len(BitMap.deserialize(ads))

    def of(self, group: Group) -> int:
        """How many ads have one of the keys, at most."""
        return sum(self._ads[key] for key in group)
