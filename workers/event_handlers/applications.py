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
NOTIFY_APPLICANT_SEEN = "applications.tell_applicant_seen"
NOTIFY_APPLICANT_ENDED = "applications.tell_applicant_ended"
NOTIFY_EMPLOYER_WITHDRAWN = "applications.tell_employer_withdrawn"
CLEAN_UP = "applications.clean_up"


class ApplicationEventHandler:
    """Requests mails to applicants and employers, forwarding, and clean-up."""

    name = "applications"
    log = "applications"

    def tasks_for(self, recorded: RecordedEvent[Event]) -> Iterator[TaskRequest]:
        for name in _follows_from(cast("ApplicationEvent", recorded.event)):
            yield TaskRequest(name, recorded.stream_id)


def _follows_from(event: ApplicationEvent) -> tuple[str, ...]:
    match event:
        case ApplicationInitiated(contact_verified=False) | ApplicationCodeRequested():
            return (SEND_VERIFICATION_CODE,)
        case ApplicationSent():
            return (FORWARD_TO_EMPLOYER, CONFIRM_TO_APPLICANT)
        case ApplicationResent():
            return (FORWARD_TO_EMPLOYER,)
        case ApplicationSeen():
            return (NOTIFY_APPLICANT_SEEN,)
        case ApplicationEnded():
            return (NOTIFY_APPLICANT_ENDED,)
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
