"""Maps events of applications to task requests."""

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

SEND_VERIFICATION_CODE = "applications.send_verification_code"
FORWARD_TO_EMPLOYER = "applications.forward_to_employer"
CONFIRM_TO_APPLICANT = "applications.confirm_to_applicant"
NOTIFY_EMPLOYER_WITHDRAWN = "applications.tell_employer_withdrawn"
CLEAN_UP = "applications.clean_up"

NOTIFY_FORWARDED = "notifications.application_forwarded"


def notify_applicant(status: str) -> str:
    """The task that tells the applicant of a status."""
    return f"applications.tell_applicant_{status}"


class ApplicationEventHandler:
    """Requests mails to applicants and employers, forwarding, and clean-up."""

    name = "applications"
    log = "applications"

    def tasks_for(self, recorded: RecordedEvent[Event]) -> Iterator[TaskRequest]:
        for name in _follows_from(cast("ApplicationEvent", recorded.event)):
            yield TaskRequest(name, recorded.stream_id)


class ApplicationNotificationHandler:
    """Requests a task once the employer has received an application, which is in no mail. The other steps are mailed as
    well, and listed by the tasks that mail them (`workers/tasks/applicant_news.py`)."""

    name = "application_notifications"
    log = "applications"

    def tasks_for(self, recorded: RecordedEvent[Event]) -> Iterator[TaskRequest]:
        if isinstance(recorded.event, ApplicationForwarded):
            yield TaskRequest(NOTIFY_FORWARDED, recorded.stream_id)


def _follows_from(event: ApplicationEvent) -> tuple[str, ...]:
    match event:
        case ApplicationInitiated(contact_verified=False) | ApplicationCodeRequested():
            return (SEND_VERIFICATION_CODE,)
        case ApplicationSent():
            return (FORWARD_TO_EMPLOYER, CONFIRM_TO_APPLICANT)
        case ApplicationResent():
            return (FORWARD_TO_EMPLOYER,)
        case ApplicationSeen():
            return (notify_applicant("seen"),)
        case ApplicationEnded():
            return (notify_applicant("ended"),)
        case ApplicationDeleted():
            return (NOTIFY_EMPLOYER_WITHDRAWN, CLEAN_UP)
        case (
            ApplicationInitiated()
            | ApplicationCodeVerified()
            | ApplicationForwarded()
            | ApplicationAdopted()
            | ApplicantErased()
        ):
            return ()
        case _:
            assert_never(event)
