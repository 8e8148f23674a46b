"""Bringing a snapshot to the present: one statement reads all that changed, as of one moment."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import orjson
from pyroaring import BitMap
from sqlalchemy import Connection

from read_models.job_search.cards import NotFilled
from read_models.job_search.order import seconds
from read_models.job_search.recent import Recent, RecentAd
from read_models.job_search.segment import Segment
from read_models.job_search.snapshot import Snapshot

_CHANGES = """
WITH known AS (SELECT %(build)s::bigint AS build, %(version)s::bigint AS version, %(segments)s::bigint[] AS segments),
state AS (
    SELECT s.build, s.version, s.sealed,
        CASE WHEN s.build = k.build THEN k.version ELSE 0 END AS since,
        CASE WHEN s.build = k.build THEN k.segments ELSE '{}' END AS segments
    FROM read.search_state s CROSS JOIN known k
),
segment AS (SELECT g.id, g.version, g.id <> ALL(state.segments) AS is_new FROM read.search_segment g CROSS JOIN state),
fresh AS (SELECT least(state.since, (SELECT min(version) FROM segment WHERE is_new)) AS since FROM state)
SELECT state.build, state.version, state.sealed, statement_timestamp(),
    (SELECT min(apply_until) FROM read.search_ad WHERE listed AND apply_until >= statement_timestamp()),
    ARRAY(SELECT id FROM segment),
    (SELECT coalesce(json_agg(json_build_array(e.sort_key, e.version)), '[]')::text
        FROM read.search_stale e, fresh WHERE e.version > fresh.since),
    ARRAY(SELECT a.sort_key FROM read.search_ad a WHERE a.listed AND a.apply_until < statement_timestamp()),
    (SELECT coalesce(json_agg(json_build_array(
            c.stream_id, c.version, a.sort_key, a.listed, extract(epoch FROM a.apply_until), a.pay,
            a.title_key, a.stems, a.tags, a.employer_id)), '[]')::text
        FROM read.search_change c JOIN read.search_ad a USING (stream_id) WHERE c.version > state.since)
FROM state
"""
_SEGMENTS = "SELECT id, version, sort_keys, employers, frequent FROM read.search_segment WHERE id = ANY(%s)"


class Outdated(Exception):
    """Segments that a snapshot knows are not there any more: it must be refreshed."""


def refresh(connection: Connection, known: Snapshot | None) -> Snapshot:
    """The snapshot of now. Raises NotFilled, and Outdated when it changed meanwhile."""
    values = {
        "build": known.build if known else 0,
        "version": known.version if known else 0,
        "segments": [segment.id for segment in known.segments] if known else [],
    }
    row = connection.exec_driver_sql(_CHANGES, values).one_or_none()
    if row is None:
        raise NotFilled
    build, version, sealed, now, next_end, ids, stale, ended, changes = row
    if known is not None and known.build != build:
        known = None
    segments = _segments(connection, known, ids)
    recent = _recent(known, sealed, orjson.loads(changes))
    return Snapshot(
        build=build,
        version=version,
        sealed=sealed,
        now=now,
        next_end=next_end,
        segments=segments,
        stale=_stale(segments, known, orjson.loads(stale)),
        ended={segment.id: segment.found(ended) for segment in segments},
        recent=recent,
        recent_view=recent.view(set(ended)),
    )


def _segments(connection: Connection, known: Snapshot | None, ids: Sequence[int]) -> tuple[Segment, ...]:
    there = {segment.id: segment for segment in known.segments} if known else {}
    missing = [segment_id for segment_id in ids if segment_id not in there]
    if missing:
        rows = connection.exec_driver_sql(_SEGMENTS, (missing,)).all()
        there |= {row[0]: Segment(*row) for row in rows}
        if len(rows) < len(missing):
            raise Outdated
    return tuple(there[segment_id] for segment_id in sorted(ids))


def _stale(segments: Iterable[Segment], known: Snapshot | None, stale: Sequence[list[int]]) -> dict[int, BitMap]:
    before = known.stale if known else {}
    return {
        segment.id: before.get(segment.id, BitMap())
        | segment.found(key for key, version in stale if version > segment.version)
        for segment in segments
    }


def _recent(known: Snapshot | None, sealed: int, changes: Sequence[list[Any]]) -> Recent:
    recent = known.recent if known else Recent()
    if known and known.sealed != sealed:
        recent = recent.after(sealed)
    for stream_id, version, sort_key, listed, until, *rest in changes:
        ended_at = seconds(datetime.fromtimestamp(until, UTC))
        recent.put(RecentAd(UUID(stream_id), version, sort_key, listed, ended_at, *rest))
    return recent
