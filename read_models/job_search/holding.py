"""What this process holds of the read model: the last snapshot, and sets of ads by key as they were asked for.

Neither can be wrong unnoticed. Sets belong to sealed segments, which never change; and whoever uses a snapshot reads
the version that it should have with the cards it leads to.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from threading import Lock
from weakref import WeakKeyDictionary

from pyroaring import BitMap
from sqlalchemy import Connection, Pool

from read_models.job_search.asking import ask
from read_models.job_search.columns import Columns
from read_models.job_search.refreshing import Outdated, refresh
from read_models.job_search.segment import SegmentView
from read_models.job_search.snapshot import Snapshot

BYTES = 256 << 20
"""How much is kept of sets by key, measured as they are stored."""
_COST_OF_A_SET = 200
_POSTINGS = """
SELECT g.id, p.key, p.ads FROM read.search_segment g
LEFT JOIN read.search_posting p ON p.segment = g.id AND p.key = ANY(%s) WHERE g.id = ANY(%s)
"""
_GROUP = """
SELECT g.id, p.key, p.ads FROM read.search_segment g
LEFT JOIN read.search_posting p ON p.segment = g.id AND p.key >= %s AND p.key < %s WHERE g.id = ANY(%s)
"""
_BEHIND = "\U0010ffff"


class Holding:
    """Of one database."""

    def __init__(self, most_bytes: int = BYTES) -> None:
        self._snapshot: Snapshot | None = None
        self._refreshing = Lock()
        self._sets: OrderedDict[tuple[int, str], tuple[BitMap, int]] = OrderedDict()
        self._groups: dict[tuple[int, str], dict[str, BitMap]] = {}
        self._columns: dict[tuple[int, tuple[str, ...]], Columns] = {}
        self._using = Lock()
        self._bytes = 0
        self._most_bytes = most_bytes

    def snapshot(self, connection: Connection) -> Snapshot:
        """The last one, which may be outdated; only the first time it is read."""
        return self._snapshot or self.refreshed(connection, lambda _: True)

    @property
    def at_hand(self) -> Snapshot | None:
        """The last one, if there was any."""
        return self._snapshot

    def refreshed(self, connection: Connection, serves: Callable[[Snapshot], bool]) -> Snapshot:
        """A snapshot that serves: what somebody else has just read, or else one of now. Raises Outdated."""
        with self._refreshing:
            if self._snapshot is None or not serves(self._snapshot):
                self._snapshot = refresh(connection, self._snapshot)
                self._forget_others({segment.id for segment in self._snapshot.segments})
            return self._snapshot

    def views(self, connection: Connection, snapshot: Snapshot, keys: Sequence[str]) -> list[SegmentView]:
        """Each segment with the sets of these keys. Raises Outdated when a segment is gone."""
        held = {segment.id: self._held(segment.id, keys) for segment in snapshot.segments}
        missing = list({key for sets in held.values() for key in keys if key not in sets})
        if missing:
            self._load(connection, held, missing)
        return [
            SegmentView(segment, snapshot.stale[segment.id] | snapshot.ended[segment.id], held[segment.id])
            for segment in snapshot.segments
        ]

    def keep(self, segment_id: int, key: str, ads: BitMap, size: int) -> None:
        """Remembers a set, and forgets those that were not asked for the longest."""
        with self._using:
            if (segment_id, key) not in self._sets:
                self._bytes += size + _COST_OF_A_SET
            self._sets[segment_id, key] = (ads, size)
            while self._bytes > self._most_bytes:
                _, (_, forgotten) = self._sets.popitem(last=False)
                self._bytes -= forgotten + _COST_OF_A_SET

    def group(self, connection: Connection, snapshot: Snapshot, prefix: str) -> list[dict[str, BitMap]]:
        """For each segment, the sets of all keys that begin so; they are few, and kept as long as their segment.

        Raises Outdated when a segment is gone.
        """
        ids = [segment.id for segment in snapshot.segments]
        kept = {segment_id: sets for segment_id in ids if (sets := self._groups.get((segment_id, prefix))) is not None}
        missing = [segment_id for segment_id in ids if segment_id not in kept]
        if missing:
            rows = ask(connection, _GROUP, (prefix, prefix + _BEHIND, missing))
            if {row[0] for row in rows} != set(missing):
                raise Outdated
            for segment_id in missing:
                sets = {row[1]: BitMap.deserialize(row[2]) for row in rows if row[0] == segment_id and row[1]}
                kept[segment_id] = self._groups[segment_id, prefix] = sets
        return [kept[segment_id] for segment_id in ids]

    def columns(self, view: SegmentView, groups: Sequence[str]) -> Columns:
        """Of these groups, which are at hand in the view; kept as long as its segment."""
        key = view.segment.id, tuple(groups)
        kept = self._columns.get(key)
        if kept is None:
            sets = {group: {key: view.has(key) for key in view.keys(group)} for group in groups}
            kept = self._columns[key] = Columns(len(view.segment), sets)
        return kept

    def find(self, segment_id: int, key: str) -> BitMap | None:
        """A set that is held."""
        return self._held(segment_id, (key,)).get(key)

    def _forget_others(self, segments: set[int]) -> None:
        """Lets go of what belongs to segments that are gone; who still uses it, has it."""
        with self._using:
            for key in [key for key in self._sets if key[0] not in segments]:
                self._bytes -= self._sets.pop(key)[1] + _COST_OF_A_SET
            for key in [key for key in self._groups if key[0] not in segments]:
                del self._groups[key]
            for key in [key for key in self._columns if key[0] not in segments]:
                del self._columns[key]

    def _held(self, segment_id: int, keys: Iterable[str]) -> dict[str, BitMap]:
        sets: dict[str, BitMap] = {}
        with self._using:
            for key in keys:
                if found := self._sets.get((segment_id, key)):
                    sets[key] = found[0]
                    self._sets.move_to_end((segment_id, key))
        return sets

    def _load(self, connection: Connection, held: dict[int, dict[str, BitMap]], keys: list[str]) -> None:
        # No ad has a key that cannot be printed, and PostgreSQL would refuse some of them.
        rows = ask(connection, _POSTINGS, ([key for key in keys if key.isprintable()], list(held)))
        if {row[0] for row in rows} != set(held):
            raise Outdated
        packed = {(row[0], row[1]): row[2] for row in rows}
        for segment_id, sets in held.items():
            for key in keys:
                if key not in sets:
                    stored = packed.get((segment_id, key), b"")
                    sets[key] = BitMap.deserialize(stored) if stored else BitMap()
                    self.keep(segment_id, key, sets[key], len(stored))


_HOLDINGS: WeakKeyDictionary[Pool, Holding] = WeakKeyDictionary()
_MAKING = Lock()


def holding_of(connection: Connection) -> Holding:
    """What is held of the database behind a connection: the same for all that come from one pool."""
    pool = connection.engine.pool
    found = _HOLDINGS.get(pool)
    if found is None:
        with _MAKING:
            found = _HOLDINGS.setdefault(pool, Holding())
    return found
