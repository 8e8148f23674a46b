"""The entry of a module in `workers/register.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from domain.kernel.assembly import Assembly
from domain.kernel.event import Event, RecordedEvent
from workers.event_handlers.event_handler import EventHandler
from workers.mail.mail import Mail
from workers.tasks.scheduled_task import ScheduledTask
from workers.tasks.task import TaskFunction, Tasks

StreamSummary = Callable[[UUID, Sequence[RecordedEvent[Event]]], Mapping[str, Any]]
"""Of a stream by its id and its whole history."""


def _no_tasks(_: Assembly) -> Mapping[str, TaskFunction]:
    return {}


def _no_scheduled_tasks(_: Assembly) -> Sequence[ScheduledTask]:
    return ()


@dataclass(frozen=True, slots=True)
class WorkerModule:
    """What follows from the module's events, what is done in the background and by the clock, and what is mailed.

    `before_erasure` names tasks about a person's streams that are waited for before the key of that person is
    destroyed. `stream_summary` says how a stream stands now, for the export of its history. A module with a log has the
    log's name.
    """

    name: str
    event_handlers: Sequence[EventHandler] = ()
    tasks: Callable[[Assembly], Tasks] = _no_tasks
    scheduled_tasks: Callable[[Assembly], Sequence[ScheduledTask]] = _no_scheduled_tasks
    mails: Sequence[type[Mail]] = ()
    before_erasure: Sequence[str] = ()
    stream_summary: Callable[[Assembly], StreamSummary] | None = None
