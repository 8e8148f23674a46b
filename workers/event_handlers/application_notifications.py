"""Maps the forwarding of applications to notifications of their accounts.

The other steps are mailed as well, and listed by the tasks that mail them (`workers/tasks/applicant_news.py`).
"""

from collections.abc import Iterator
from typing import assert_never, cast

from domain.applications.events import (
    ApplicantErased,
    ApplicationAdopted,
    ApplicationCodeRequested,
    ApplicationCodeVerified,
    ApplicationDeleted,
    ApplicationEnded,
    ApplicationEvent,
    ApplicationForwarded,
    ApplicationInitiated,
    ApplicationResent,
    ApplicationSeen,
    ApplicationSent,
)
from domain.kernel.log.event import Event, RecordedEvent
from workers.event_handlers.event_handler import TaskRequest

NOTIFY_FORWARDED = "notifications.application_forwarded"


class ApplicationNotificationHandler:
    """Requests a task once the employer has received an application."""

    name = "application_notifications"
    log = "applications"

    def tasks_for(self, recorded: RecordedEvent[Event]) -> Iterator[TaskRequest]:
        if name := _follows_from(cast("ApplicationEvent", recorded.event)):
            yield TaskRequest(name, recorded.stream_id)


def _follows_from(event: ApplicationEvent) -> str | None:
    match event:
        case ApplicationForwarded():
            return NOTIFY_FORWARDED
        case (
            ApplicationInitiated()
            | ApplicationSeen()
            | ApplicationEnded()
            | ApplicationCodeRequested()
            | ApplicationCodeVerified()
            | ApplicationSent()
            | ApplicationResent()
            | ApplicationDeleted()
            | ApplicationAdopted()
            | ApplicantErased()
        ):
            return None
        case _:
            assert_never(event)
