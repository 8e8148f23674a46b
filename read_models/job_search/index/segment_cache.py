"""Caches the last snapshot and posting lists of segments per process.

Posting lists never become stale, since segments are immutable; a snapshot's version is compared with the one that is
read together with the cards.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from threading import Lock

from pyroaring import BitMap
from sqlalchemy import Connection

from read_models.job_search.index.facet_columns import FacetColumns
from read_models.job_search.index.refresh import SegmentsGone, refresh
from read_models.job_search.index.segment_view import SegmentView
from read_models.job_search.index.snapshot import Snapshot
from read_models.kernel.driver_query import fetch_rows

MAX_BYTES = 256 << 20
"""The limit for cached posting lists, by serialized size."""
READY_BYTES, READY_TERMS = MAX_BYTES // 2, 2_000
"""Bytes and terms that are cached at the start at most."""
_OVERHEAD_BYTES = 200
_READ_TOGETHER = 100
"""Terms whose posting lists are read by one statement: of the most frequent ones some megabytes."""
_POSTINGS = """
SELECT g.id, p.term, p.ads FROM read.search_segment g
LEFT JOIN read.search_posting p ON p.segment = g.id AND p.term = ANY(%s) WHERE g.id = ANY(%s)
"""
_POSTINGS_OF_FIELD = """
SELECT g.id, p.term, p.ads FROM read.search_segment g
LEFT JOIN read.search_posting p ON p.segment = g.id AND p.term >= %s AND p.term < %s WHERE g.id = ANY(%s)
"""
_LONGEST = """
SELECT term FROM (
    SELECT term, size, sum(size) OVER (ORDER BY size DESC, term) AS total
    FROM (SELECT term, sum(octet_length(ads)) AS size FROM read.search_posting GROUP BY term) AS posting
) AS longest WHERE total <= %s ORDER BY size DESC, term LIMIT %s
"""
_LAST_CHARACTER = "\U0010ffff"


class SegmentCache:
    """The cache for one database, shared by all threads of a process."""

    def __init__(self, max_bytes: int = MAX_BYTES) -> None:
        self._snapshot: Snapshot | None = None
        self._refreshing = Lock()
        self._postings: OrderedDict[tuple[int, str], tuple[BitMap, int]] = OrderedDict()
        self._fields: dict[tuple[int, str], dict[str, BitMap]] = {}
        self._columns: dict[tuple[int, tuple[str, ...]], FacetColumns] = {}
        self._lock = Lock()
        self._bytes = 0
        self._max_bytes = max_bytes

    @property
    def current(self) -> Snapshot | None:
        """The last snapshot, which may be outdated; None before the first."""
        return self._snapshot

    def snapshot(self, connection: Connection) -> Snapshot:
        """The last snapshot, which may be outdated; reads only the first one."""
        return self._snapshot or self.refreshed(connection, lambda _: True)

    def refreshed(self, connection: Connection, is_recent_enough: Callable[[Snapshot], bool]) -> Snapshot:
        """The last snapshot if it is recent enough, else a new one. Raises SegmentsGone and IndexNotBuilt."""
        with self._refreshing:
            if self._snapshot is None or not is_recent_enough(self._snapshot):
                self._snapshot = refresh(connection, self._snapshot)
                self._evict_other_segments({segment.id for segment in self._snapshot.segments})
            return self._snapshot

    def views(self, connection: Connection, snapshot: Snapshot, terms: Sequence[str]) -> list[SegmentView]:
        """Each segment with the posting lists of these terms. Raises SegmentsGone."""
        cached = {segment.id: self._cached(segment.id, terms) for segment in snapshot.segments}
        missing = list({term for postings in cached.values() for term in terms if term not in postings})
        if missing:
            self._load(connection, cached, missing)
        return [
            SegmentView(segment, snapshot.stale[segment.id] | snapshot.expired[segment.id], cached[segment.id])
            for segment in snapshot.segments
        ]

    def warm_up(self, connection: Connection) -> None:
        """Caches the longest posting lists, those of filters and of frequent words. Raises SegmentsGone and
        IndexNotBuilt."""
        snapshot = self.snapshot(connection)
        terms = [term for (term,) in fetch_rows(connection, _LONGEST, (READY_BYTES, READY_TERMS))]
        for start in range(0, len(terms), _READ_TOGETHER):
            self.views(connection, snapshot, terms[start : start + _READ_TOGETHER])

    def find(self, segment_id: int, term: str) -> BitMap | None:
        """A posting list, if it is cached."""
        return self._cached(segment_id, (term,)).get(term)

    def put(self, segment_id: int, term: str, ads: BitMap, size: int) -> None:
        """Caches a posting list, and evicts the least recently used ones beyond the limit."""
        with self._lock:
            if (segment_id, term) not in self._postings:
                self._bytes += size + _OVERHEAD_BYTES
            self._postings[segment_id, term] = (ads, size)
            while self._bytes > self._max_bytes:
                _, (_, evicted) = self._postings.popitem(last=False)
                self._bytes -= evicted + _OVERHEAD_BYTES

    def field(self, connection: Connection, snapshot: Snapshot, prefix: str) -> list[dict[str, BitMap]]:
        """Reads the posting lists of all terms of a field for each segment: they are few, and cached as long as the
        segment.

        Raises SegmentsGone.
        """
        ids = [segment.id for segment in snapshot.segments]
        cached = {
            segment_id: postings
            for segment_id in ids
            if (postings := self._fields.get((segment_id, prefix))) is not None
        }
        missing = [segment_id for segment_id in ids if segment_id not in cached]
        if missing:
            rows = fetch_rows(connection, _POSTINGS_OF_FIELD, (prefix, prefix + _LAST_CHARACTER, missing))
            if {row[0] for row in rows} != set(missing):
                raise SegmentsGone
            for segment_id in missing:
                postings = {row[1]: BitMap.deserialize(row[2]) for row in rows if row[0] == segment_id and row[1]}
                cached[segment_id] = self._fields[segment_id, prefix] = postings
        return [cached[segment_id] for segment_id in ids]

    def columns(self, view: SegmentView, fields: Sequence[str]) -> FacetColumns:
        """The facet columns of these fields, which the view has loaded; cached as long as the segment."""
        key = view.segment.id, tuple(fields)
        cached = self._columns.get(key)
        if cached is None:
            postings = {field: {term: view.has(term) for term in view.terms_of(field)} for field in fields}
            cached = self._columns[key] = FacetColumns(len(view.segment), postings)
        return cached

    def _evict_other_segments(self, segments: set[int]) -> None:
        """A search that still uses an evicted segment keeps its own references."""
        with self._lock:
            for key in [key for key in self._postings if key[0] not in segments]:
                self._bytes -= self._postings.pop(key)[1] + _OVERHEAD_BYTES
            for key in [key for key in self._fields if key[0] not in segments]:
                del self._fields[key]
            for key in [key for key in self._columns if key[0] not in segments]:
                del self._columns[key]

    def _cached(self, segment_id: int, terms: Iterable[str]) -> dict[str, BitMap]:
        postings: dict[str, BitMap] = {}
        with self._lock:
            for term in terms:
                if entry := self._postings.get((segment_id, term)):
                    postings[term] = entry[0]
                    self._postings.move_to_end((segment_id, term))
        return postings

    def _load(self, connection: Connection, cached: dict[int, dict[str, BitMap]], terms: list[str]) -> None:
        # No ad has an unprintable term, and PostgreSQL would reject some of them.
        rows = fetch_rows(connection, _POSTINGS, ([term for term in terms if term.isprintable()], list(cached)))
        if {row[0] for row in rows} != set(cached):
            raise SegmentsGone
        stored = {(row[0], row[1]): row[2] for row in rows}
        for segment_id, postings in cached.items():
            for term in terms:
                if term not in postings:
                    packed = stored.get((segment_id, term), b"")
                    postings[term] = BitMap.deserialize(packed) if packed else BitMap()
                    self.put(segment_id, term, postings[term], len(packed))
