"""Merges segments: writes changed ads into new segments, and small segments into larger ones.

A merge includes the segments that are not much larger than what it writes anyway, so there are few of each size. Ads
are read in short transactions and the new segment is published in one more. Ads that change meanwhile stay recorded as
changed, and segments hide them.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from psycopg.errors import UndefinedTable
from pyroaring import BitMap
from sqlalchemy import BigInteger, Connection, Engine, any_, cast, func, select
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import ProgrammingError

from read_models.job_search.index import build
from read_models.job_search.index.segment import Segment
from read_models.job_search.index.segment_writer import IndexedAd, SegmentWriter
from read_models.job_search.index.spelling import store_spelling_rows
from read_models.job_search.index.suggestions import update_suggestions
from read_models.job_search.projection import JobSearch
from read_models.job_search.tables import (
    search_ad,
    search_change,
    search_posting,
    search_recount,
    search_segment,
    search_stale,
    search_state,
)
from read_models.kernel.generations import Generation, disable_timeouts, live_generation
from read_models.kernel.leader_election import LogReader

MERGE_AFTER_CHANGES = 1_000
"""A merge starts at this many changes, or at as many as there are indexed ads, so that a new market is merged soon."""
MAX_DELAY_SECONDS = 60
"""Fewer changes are merged after this time, so that suggestions and corrections include them."""
_PROJECTION = JobSearch()
_MERGE_FACTOR = 2
"""A segment is included in a merge when it is at most this many times as large as what is written anyway."""
_AD, _CHANGE, _STALE = search_ad.c, search_change.c, search_stale.c


@dataclass(frozen=True, slots=True)
class _Merge:
    """The input of a merge: changes up to a version, and the live ads of the merged segments."""

    version: int
    segments: Sequence[int]
    sort_keys: Sequence[int]


class SegmentMerger:
    """Merges when enough ads have changed; one process at a time, by leader election."""

    def __init__(self, engine: Engine, *, max_delay: float = MAX_DELAY_SECONDS) -> None:
        self._engine = engine
        self._max_delay = max_delay
        self._merged_at = time.monotonic()

    def reader(self) -> LogReader:
        """The log reader that checks for a due merge when the log grows, and when changes have waited long enough."""
        return LogReader("job_search_merge", _PROJECTION.logs, self.merge_when_due)

    def merge_when_due(self, election: Connection) -> timedelta | None:
        """Merges when there are enough changes, or any after `max_delay` seconds; returns how long others may wait."""
        generation = live_generation(election, _PROJECTION)
        pending = search_change.select().limit(MERGE_AFTER_CHANGES).subquery()
        in_segments = select(func.coalesce(func.sum(search_segment.c.size), 0)).scalar_subquery()
        counts = select(func.count(), in_segments).select_from(pending)
        changed, indexed = generation.on(election).execute(counts).one()
        if not changed:
            return None
        delay = self._max_delay - (time.monotonic() - self._merged_at)
        if changed < min(MERGE_AFTER_CHANGES, indexed) and delay > 0:
            return timedelta(seconds=delay)
        self.merge(generation)
        self._merged_at = time.monotonic()
        return None

    def merge(self, generation: Generation) -> None:
        """Merges all recorded changes. A generation that is dropped meanwhile needs no merge."""
        try:
            with self._engine.begin() as connection:
                merge = _plan_merge(generation.on(connection))
            if merge is not None:
                self._publish(generation, merge, self._write(generation, merge))
        except ProgrammingError as error:
            if not isinstance(error.orig, UndefinedTable):
                raise

    def _write(self, generation: Generation, merge: _Merge) -> SegmentWriter:
        writer = SegmentWriter()
        for start in range(0, len(merge.sort_keys), build.BATCH):
            batch = merge.sort_keys[start : start + build.BATCH]
            query = select(*build.INDEXED_COLUMNS).where(
                _AD.listed, _AD.sort_key == any_(cast(batch, ARRAY(BigInteger)))
            )
            with self._engine.begin() as connection:
                rows = generation.on(connection).execute(query.order_by(_AD.sort_key.desc())).all()
            for row in rows:
                writer.put(IndexedAd(*row))
        return writer

    def _publish(self, generation: Generation, merge: _Merge, writer: SegmentWriter) -> None:
        with self._engine.begin() as connection:
            generation.on(connection)
            # Writing a large segment exceeds the statement timeout.
            disable_timeouts(connection)
            if len(writer):
                build.write_segment(connection, writer, merge.version)
                store_spelling_rows(connection, writer.correction_words())
            update_suggestions(connection, merge.version)
            # From here on transactions that record changes wait for this one.
            connection.execute(search_state.update().values(merged_version=merge.version))
            connection.execute(search_segment.delete().where(search_segment.c.id.in_(merge.segments)))
            connection.execute(search_change.delete().where(_CHANGE.version <= merge.version))
            connection.execute(search_recount.delete().where(search_recount.c.version <= merge.version))
            oldest = select(func.coalesce(func.min(search_segment.c.version), merge.version)).scalar_subquery()
            connection.execute(search_stale.delete().where(_STALE.version <= oldest))
        with self._engine.begin() as connection:
            gone = search_posting.delete().where(search_posting.c.segment.in_(merge.segments))
            generation.on(connection).execute(gone)


def _plan_merge(connection: Connection) -> _Merge | None:
    """The merge that is due now; None without changes."""
    version = connection.execute(select(search_state.c.version)).scalar_one()
    changed = select(_CHANGE.stream_id).where(_CHANGE.version <= version)
    if connection.execute(changed.limit(1)).first() is None:
        return None
    listed = select(_AD.sort_key).where(_AD.listed, _AD.stream_id.in_(changed))
    sort_keys = list(connection.execute(listed).scalars())
    merged: list[int] = []
    for segment, ads in sorted(_visible_ads(connection), key=lambda pair: len(pair[1])):
        fits = len(sort_keys) + len(ads) <= build.MAX_SEGMENT_ADS
        if fits and (len(ads) <= _MERGE_FACTOR * len(sort_keys) or 2 * len(ads) <= len(segment)):
            merged.append(segment.id)
            sort_keys += segment.sort_keys(ads)
    return _Merge(version, merged, sorted(sort_keys, reverse=True))


def _visible_ads(connection: Connection) -> list[tuple[Segment, BitMap]]:
    """Every segment with its ads that are not stale."""
    stale = connection.execute(select(_STALE.sort_key, _STALE.version)).all()
    visible: list[tuple[Segment, BitMap]] = []
    for row in connection.execute(search_segment.select()):
        segment = Segment(row.id, row.version, row.sort_keys, row.employers, row.frequent_stems)
        hidden = segment.ads_with(key for key, version in stale if version > row.version)
        visible.append((segment, segment.everything - hidden))
    return visible
