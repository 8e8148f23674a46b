"""Copies every event into the audit view, without its personal data."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, insert

from domain.kernel.log.event import Event, RecordedEvent
from domain.register import LOGS
from read_models.activity.tables import activity, activity_tables


class Activity:
    """The projection of every log into `activity`."""

    name = "activity"
    version = 9
    logs = LOGS
    metadata = activity_tables
    partitionable_by_stream = True

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None:
        """Adds one row for each event."""
        connection.execute(insert(activity), [row_of(recorded) for recorded in events])


def row_of(recorded: RecordedEvent[Event]) -> dict[str, Any]:
    """The row of an event."""
    event, context = recorded.event, recorded.context
    return {
        "log": recorded.log,
        "position": recorded.position,
        "stream_id": recorded.stream_id,
        "version": recorded.version,
        "topic": event.topic,
        "recorded_at": recorded.recorded_at,
        "actor_role": context.actor.role,
        "actor_id": context.actor.id,
        "subject": context.subject,
        "channel": context.channel,
        "correlation_id": context.correlation_id,
        "causation_id": context.causation_id,
        "data": event.model_dump(mode="json", exclude=set(event.personal_fields)),
    }
