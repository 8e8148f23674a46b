"""The register of the workers' modules: one entry each. Follower, workers and schedule read it here."""

from collections.abc import Mapping, Sequence

from domain.kernel.process.assembly import Assembly
from workers.event_handlers.event_handler import EventHandler
from workers.mail.mail import Mail
from workers.modules import (
    accounts,
    applications,
    contact,
    cv,
    documents,
    job_import,
    jobs,
    mail,
    notifications,
    outbox,
    retention,
    saved_searches,
    tracking,
)
from workers.modules.module import StreamSummary, WorkerModule
from workers.tasks.scheduled_task import ScheduledTask
from workers.tasks.task import TaskFunction, Tasks

MODULES: Sequence[WorkerModule] = (
    accounts.MODULE,
    applications.MODULE,
    contact.MODULE,
    cv.MODULE,
    documents.MODULE,
    job_import.MODULE,
    jobs.MODULE,
    mail.MODULE,
    notifications.MODULE,
    outbox.MODULE,
    retention.MODULE,
    saved_searches.MODULE,
    tracking.MODULE,
)

EVENT_HANDLERS: Sequence[EventHandler] = tuple(handler for module in MODULES for handler in module.event_handlers)
MAILS: Sequence[type[Mail]] = tuple(mail for module in MODULES for mail in module.mails)
BEFORE_ERASURE: Sequence[str] = tuple(name for module in MODULES for name in module.before_erasure)


def open_tasks(services: Assembly) -> Tasks:
    """All task functions. Raises ValueError for duplicate names, and for settings that a task rejects."""
    found: dict[str, TaskFunction] = {}
    for module in MODULES:
        for name, function in module.tasks(services).items():
            if name in found:
                msg = f"there are two tasks named {name}"
                raise ValueError(msg)
            found[name] = function
    return found


def open_scheduled_tasks(services: Assembly) -> Sequence[ScheduledTask]:
    """All scheduled tasks."""
    return [task for module in MODULES for task in module.scheduled_tasks(services)]


def open_stream_summaries(services: Assembly) -> Mapping[str, StreamSummary]:
    """The stream summaries by log name."""
    return {module.name: module.stream_summary(services) for module in MODULES if module.stream_summary}
