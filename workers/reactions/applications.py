"""What follows from what happens to an application."""

from collections.abc import Iterator

from domain.applications.events import (
    ApplicationCodeRequested,
    ApplicationDeleted,
    ApplicationEnded,
    ApplicationInitiated,
    ApplicationResent,
    ApplicationSeen,
    ApplicationSent,
)
from domain.kernel.facts import Fact, Recorded
from workers.reactions.reaction import TaskRequest

SEND_VERIFICATION_CODE = "applications.send_verification_code"
FORWARD_TO_EMPLOYER = "applications.forward_to_employer"
CONFIRM_TO_APPLICANT = "applications.confirm_to_applicant"
TELL_APPLICANT_SEEN = "applications.tell_applicant_seen"
TELL_APPLICANT_ENDED = "applications.tell_applicant_ended"
TELL_EMPLOYER_WITHDRAWN = "applications.tell_employer_withdrawn"
CLEAN_UP = "applications.clean_up"


class ApplicationReaction:
    """Tells those concerned, forwards, and cleans up."""

    name = "applications"
    log = "applications"

    def follow(self, recorded: Recorded[Fact]) -> Iterator[TaskRequest]:
        for name in _follows_from(recorded.fact):
            yield TaskRequest(name, recorded.stream_id)


def _follows_from(fact: Fact) -> tuple[str, ...]:
    match fact:
        case ApplicationInitiated(account_id=None) | ApplicationCodeRequested():
            return (SEND_VERIFICATION_CODE,)
        case ApplicationSent():
            return (FORWARD_TO_EMPLOYER, CONFIRM_TO_APPLICANT)
        case ApplicationResent():
            return (FORWARD_TO_EMPLOYER,)
        case ApplicationSeen():
            return (TELL_APPLICANT_SEEN,)
        case ApplicationEnded():
            return (TELL_APPLICANT_ENDED,)
        case ApplicationDeleted():
            return (TELL_EMPLOYER_WITHDRAWN, CLEAN_UP)
        case _:
            return ()
