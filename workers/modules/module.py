"""The type of a module's entry in `workers/register.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from domain.kernel.process.services import Provider
from workers.event_handlers.event_handler import EventHandler
from workers.mail.mail import Mail
from workers.outbox.task import TaskFunction, Tasks
from workers.personal_data import StreamSummary
from workers.tasks.scheduled_task import ScheduledTask


def _no_tasks() -> Mapping[str, TaskFunction]:
    return {}


def _no_scheduled_tasks() -> Sequence[ScheduledTask]:
    return ()


@dataclass(frozen=True, slots=True)
class WorkerModule:
    """The event handlers, tasks, scheduled tasks and mails of a module. A module with a log has the log's name.

    `tasks`, `scheduled_tasks` and `stream_summary` are called with the services of their parameters' types; `providers`
    build what constructors alone do not say how to build (`domain/kernel/process/services.py`).
    `before_erasure` names tasks about a person's streams that must be done before that person's key is destroyed.
    `stream_summary` gives the present state of a stream, for the export of its history.
    """

    name: str
    event_handlers: Sequence[EventHandler] = ()
    tasks: Callable[..., Tasks] = _no_tasks
    scheduled_tasks: Callable[..., Sequence[ScheduledTask]] = _no_scheduled_tasks
    mails: Sequence[type[Mail]] = ()
    before_erasure: Sequence[str] = ()
    stream_summary: Callable[..., StreamSummary] | None = None
    providers: Sequence[Provider] = ()
