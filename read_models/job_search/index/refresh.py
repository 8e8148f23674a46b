"""Refreshes the snapshot: one statement returns all changes since the last snapshot, as of one moment."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import orjson
from pyroaring import BitMap
from sqlalchemy import Connection

from read_models.job_search.index.memory_index import ChangedAd, MemoryIndex
from read_models.job_search.index.segment import Segment
from read_models.job_search.index.snapshot import Snapshot
from read_models.job_search.index.sort_key import seconds
from read_models.job_search.search_result import IndexNotBuilt

_CHANGES = """
WITH known AS (SELECT %(build)s::bigint AS build, %(version)s::bigint AS version, %(segments)s::bigint[] AS segments),
state AS (
    SELECT s.build, s.version, s.merged_version,
        CASE WHEN s.build = k.build THEN k.version ELSE 0 END AS since,
        CASE WHEN s.build = k.build THEN k.segments ELSE '{}' END AS segments
    FROM read.search_state s CROSS JOIN known k
),
segment AS (SELECT g.id, g.version, g.id <> ALL(state.segments) AS is_new FROM read.search_segment g CROSS JOIN state),
fresh AS (SELECT least(state.since, (SELECT min(version) FROM segment WHERE is_new)) AS since FROM state)
SELECT state.build, state.version, state.merged_version, statement_timestamp(),
    (SELECT min(apply_until) FROM read.search_ad WHERE listed AND apply_until >= statement_timestamp()),
    ARRAY(SELECT id FROM segment),
    (SELECT coalesce(json_agg(json_build_array(e.sort_key, e.version)), '[]')::text
        FROM read.search_stale e, fresh WHERE e.version > fresh.since),
    ARRAY(SELECT a.sort_key FROM read.search_ad a WHERE a.listed AND a.apply_until < statement_timestamp()),
    (SELECT coalesce(json_agg(json_build_array(
            c.stream_id, c.version, a.sort_key, a.listed, extract(epoch FROM a.apply_until), a.pay,
            a.title_words, a.stems, a.filter_terms, a.employer_id)), '[]')::text
        FROM read.search_change c JOIN read.search_ad a USING (stream_id) WHERE c.version > state.since)
FROM state
"""
_SEGMENTS = "SELECT id, version, sort_keys, employers, frequent_stems FROM read.search_segment WHERE id = ANY(%s)"


class SegmentsGone(Exception):
    """A merge has removed segments of the snapshot, which must be refreshed."""


def refresh(connection: Connection, known: Snapshot | None) -> Snapshot:
    """The current snapshot. Raises IndexNotBuilt, and SegmentsGone when a merge ended meanwhile."""
    values = {
        "build": known.build if known else 0,
        "version": known.version if known else 0,
        "segments": [segment.id for segment in known.segments] if known else [],
    }
    row = connection.exec_driver_sql(_CHANGES, values).one_or_none()
    if row is None:
        raise IndexNotBuilt
    build, version, merged_version, now, next_deadline, ids, stale, expired, changes = row
    if known is not None and known.build != build:
        known = None
    segments = _segments(connection, known, ids)
    memory_index = _memory_index(known, merged_version, orjson.loads(changes))
    return Snapshot(
        build=build,
        version=version,
        merged_version=merged_version,
        now=now,
        next_deadline=next_deadline,
        segments=segments,
        stale=_stale(segments, known, orjson.loads(stale)),
        expired={segment.id: segment.ads_with(expired) for segment in segments},
        memory_index=memory_index,
        memory_view=memory_index.view(set(expired)),
    )


def _segments(connection: Connection, known: Snapshot | None, ids: Sequence[int]) -> tuple[Segment, ...]:
    segments = {segment.id: segment for segment in known.segments} if known else {}
    missing = [segment_id for segment_id in ids if segment_id not in segments]
    if missing:
        rows = connection.exec_driver_sql(_SEGMENTS, (missing,)).all()
        segments |= {row[0]: Segment(*row) for row in rows}
        if len(rows) < len(missing):
            raise SegmentsGone
    return tuple(segments[segment_id] for segment_id in sorted(ids))


def _stale(segments: Iterable[Segment], known: Snapshot | None, stale: Sequence[list[int]]) -> dict[int, BitMap]:
    before = known.stale if known else {}
    return {
        segment.id: before.get(segment.id, BitMap())
        | segment.ads_with(key for key, version in stale if version > segment.version)
        for segment in segments
    }


def _memory_index(known: Snapshot | None, merged_version: int, changes: Sequence[list[Any]]) -> MemoryIndex:
    memory_index = known.memory_index if known else MemoryIndex()
    if known and known.merged_version != merged_version:
        memory_index = memory_index.changed_after(merged_version)
    for stream_id, version, sort_key, listed, apply_until, *rest in changes:
        deadline = seconds(datetime.fromtimestamp(apply_until, UTC))
        memory_index.put(ChangedAd(UUID(stream_id), version, sort_key, listed, deadline, *rest))
    return memory_index
