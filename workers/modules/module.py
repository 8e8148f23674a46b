"""The type of a module's entry in `workers/register.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.process.assembly import Assembly
from workers.event_handlers.event_handler import EventHandler
from workers.mail.mail import Mail
from workers.tasks.scheduled_task import ScheduledTask
from workers.tasks.task import TaskFunction, Tasks

StreamSummary = Callable[[UUID, Sequence[RecordedEvent[Event]]], Mapping[str, Any]]
"""Summarises a stream, given its id and its whole history."""


def _no_tasks(_: Assembly) -> Mapping[str, TaskFunction]:
    return {}


def _no_scheduled_tasks(_: Assembly) -> Sequence[ScheduledTask]:
    return ()


@dataclass(frozen=True, slots=True)
class WorkerModule:
    """The event handlers, tasks, scheduled tasks and mails of a module. A module with a log has the log's name.

    `before_erasure` names tasks about a person's streams that must be done before that person's key is destroyed.
    `stream_summary` gives the present state of a stream, for the export of its history.
    """

    name: str
    event_handlers: Sequence[EventHandler] = ()
    tasks: Callable[[Assembly], Tasks] = _no_tasks
    scheduled_tasks: Callable[[Assembly], Sequence[ScheduledTask]] = _no_scheduled_tasks
    mails: Sequence[type[Mail]] = ()
    before_erasure: Sequence[str] = ()
    stream_summary: Callable[[Assembly], StreamSummary] | None = None
