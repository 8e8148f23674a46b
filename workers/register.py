"""The register of the workers' modules: one entry each. Follower, workers and schedule read it here."""

from collections.abc import Mapping, Sequence

from domain import register as domain
from domain.kernel.process.services import Provider, Services
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
from workers.modules.module import WorkerModule
from workers.outbox.task import TaskFunction, Tasks
from workers.personal_data import StreamSummary
from workers.tasks.employer_notices import BeforeErasure
from workers.tasks.scheduled_task import ScheduledTask

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


def open_tasks(services: Services) -> Tasks:
    """All task functions. Raises ValueError for duplicate names, and for settings that a task rejects."""
    found: dict[str, TaskFunction] = {}
    for module in MODULES:
        for name, function in services.call(module.tasks).items():
            if name in found:
                msg = f"there are two tasks named {name}"
                raise ValueError(msg)
            found[name] = function
    return found


def open_scheduled_tasks(services: Services) -> Sequence[ScheduledTask]:
    """All scheduled tasks."""
    return [task for module in MODULES for task in services.call(module.scheduled_tasks)]


def open_stream_summaries(services: Services) -> Mapping[str, StreamSummary]:
    """The stream summaries by log name."""
    return {module.name: services.call(module.stream_summary) for module in MODULES if module.stream_summary}


def event_handlers() -> Sequence[EventHandler]:
    return EVENT_HANDLERS


def before_erasure() -> BeforeErasure:
    return BEFORE_ERASURE


PROVIDERS: Sequence[Provider] = (
    *domain.PROVIDERS,
    open_stream_summaries,
    event_handlers,
    before_erasure,
    *(provider for module in MODULES for provider in module.providers),
)
"""Providers of the workers and of what they use."""
