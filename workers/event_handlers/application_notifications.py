"""Maps events of applications to notifications of their accounts.

Apart from `applications.py`, which requests mails: this one may be added, or start anew, without mailing anybody.
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
from domain.kernel.event import Event, RecordedEvent
from workers.event_handlers.event_handler import TaskRequest

NOTIFY_FORWARDED = "notifications.application_forwarded"
NOTIFY_SEEN = "notifications.application_seen"
NOTIFY_ENDED = "notifications.application_ended"


class ApplicationNotificationHandler:
    """Requests a task for each step that the account's person has not taken themselves."""

    name = "application_notifications"
    log = "applications"

    def tasks_for(self, recorded: RecordedEvent[Event]) -> Iterator[TaskRequest]:
        if name := _follows_from(cast("ApplicationEvent", recorded.event)):
            yield TaskRequest(name, recorded.stream_id)


def _follows_from(event: ApplicationEvent) -> str | None:
    match event:
        case ApplicationForwarded():
            return NOTIFY_FORWARDED
        case ApplicationSeen():
            return NOTIFY_SEEN
        case ApplicationEnded():
            return NOTIFY_ENDED
        case (
            ApplicationInitiated()
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
