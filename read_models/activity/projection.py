"""Copies every fact into the auditor's view, without what is personal."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, insert

from domain.applications import events as applications
from domain.jobs import events as jobs
from domain.kernel.facts import Fact, Recorded
from read_models.activity.tables import activity, activity_tables

KNOWN = (applications, jobs)
"""Importing these makes their topics known, so that every fact of their logs can be read."""


class Activity:
    """The projection of every log into `activity`."""

    name = "activity"
    version = 1
    logs = ("applications", "jobs")
    metadata = activity_tables
    keeps_streams_apart = True

    def project(self, connection: Connection, facts: Sequence[Recorded[Fact]]) -> None:
        """One row for each fact."""
        connection.execute(insert(activity), [row_of(recorded) for recorded in facts])


def row_of(recorded: Recorded[Fact]) -> dict[str, Any]:
    """A fact as the auditor reads it."""
    fact, context = recorded.fact, recorded.context
    return {
        "log": recorded.log,
        "position": recorded.position,
        "stream_id": recorded.stream_id,
        "version": recorded.version,
        "topic": fact.topic,
        "recorded_at": recorded.recorded_at,
        "actor_role": context.actor.role,
        "actor_id": context.actor.id,
        "subject": context.subject,
        "channel": context.channel,
        "correlation_id": context.correlation_id,
        "causation_id": context.causation_id,
        "data": fact.model_dump(mode="json", exclude=set(fact.personal_fields)),
    }
