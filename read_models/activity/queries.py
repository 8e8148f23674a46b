"""Queries of the audit view."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, func, select
from sqlalchemy.dialects.postgresql import distinct_on

from read_models.activity.tables import activity

COLUMNS = activity.c


@dataclass(frozen=True, slots=True)
class ActivityEvent:
    """One event with its envelope."""

    log: str
    position: int
    stream_id: UUID
    version: int
    topic: str
    recorded_at: datetime
    actor_role: str
    actor_id: str | None
    subject: UUID | None
    channel: str
    correlation_id: UUID
    causation_id: UUID | None
    data: dict[str, Any]


@dataclass(frozen=True, slots=True)
class StreamSummary:
    """One stream with its first and last event."""

    stream_id: UUID
    events: int
    first_at: datetime
    last_at: datetime
    last_topic: str
    first_data: dict[str, Any]


def list_of_stream(connection: Connection, log: str, stream_id: UUID) -> Sequence[ActivityEvent]:
    """All events of a stream, oldest first."""
    query = select(activity).where(COLUMNS.log == log, COLUMNS.stream_id == stream_id).order_by(COLUMNS.version)
    return [ActivityEvent(**row) for row in connection.execute(query).mappings()]


def list_streams_about(connection: Connection, log: str, subjects: Sequence[UUID]) -> Sequence[UUID]:
    """The streams of a log with an event about one of these people. Scans the whole view: only for background tasks."""
    query = select(COLUMNS.stream_id).where(COLUMNS.log == log, COLUMNS.subject.in_(subjects)).distinct()
    return connection.execute(query).scalars().all()


def first_data_of(connection: Connection, log: str, stream_ids: Sequence[UUID]) -> dict[UUID, dict[str, Any]]:
    """The data of the first event of each stream."""
    first = (COLUMNS.log == log) & COLUMNS.stream_id.in_(stream_ids) & (COLUMNS.version == 1)
    rows = connection.execute(select(COLUMNS.stream_id, COLUMNS.recorded_at, COLUMNS.data).where(first))
    return {row.stream_id: {"recorded_at": row.recorded_at, **row.data} for row in rows}


def list_of_log(
    connection: Connection, log: str, *, after: int = 0, topic: str | None = None, limit: int = 100
) -> Sequence[ActivityEvent]:
    """The events of a log after a position."""
    query = select(activity).where(COLUMNS.log == log, COLUMNS.position > after)
    if topic:
        query = query.where(COLUMNS.topic == topic)
    return [
        ActivityEvent(**row) for row in connection.execute(query.order_by(COLUMNS.position).limit(limit)).mappings()
    ]


def list_streams(
    connection: Connection, log: str, *, before: datetime | None = None, limit: int = 50
) -> Sequence[StreamSummary]:
    """The streams of a log, newest first; `before` continues a list."""
    first = select(activity).where(COLUMNS.log == log, COLUMNS.version == 1)
    if before is not None:
        first = first.where(COLUMNS.recorded_at < before)
    page = first.order_by(COLUMNS.recorded_at.desc(), COLUMNS.position.desc()).limit(limit)
    began = {row["stream_id"]: row for row in connection.execute(page).mappings()}
    newest = (
        select(activity, func.count().over(partition_by=COLUMNS.stream_id).label("events"))
        .where(COLUMNS.log == log, COLUMNS.stream_id.in_(began))
        .ext(distinct_on(COLUMNS.stream_id))
        .order_by(COLUMNS.stream_id, COLUMNS.version.desc())
    )
    last = {row["stream_id"]: row for row in connection.execute(newest).mappings()}
    return [
        StreamSummary(
            stream_id=stream_id,
            events=last[stream_id]["events"],
            first_at=row["recorded_at"],
            last_at=last[stream_id]["recorded_at"],
            last_topic=last[stream_id]["topic"],
            first_data=row["data"],
        )
        for stream_id, row in began.items()
    ]
