"""The one place where a status is made: for the applicant, the employer, mails, the auditor and the export alike.

Pure, and without any decision, so read models may import it together with `state.py`.
"""

from datetime import datetime, timedelta
from typing import Literal, assert_never, get_args

from domain.applications.state import Application

NO_FEEDBACK_AFTER = timedelta(days=30)

Progress = Literal["pending", "sent", "forwarded", "seen", "ended", "deleted"]
Status = Literal[Progress, "no-feedback"]
InboxStatus = Literal["new", "updated", "seen", "ended", "withdrawn"]

STATUSES: tuple[Status, ...] = get_args(Status)
INBOX_STATUSES: tuple[InboxStatus, ...] = get_args(InboxStatus)


def progress(application: Application) -> Progress:
    """Tells how far the application that was sent last has come, by its events alone."""
    if application.deleted_at:
        return "deleted"
    if application.sent_at is None:
        return "pending"
    if application.ended_at:
        return "ended"
    if application.seen_at:
        return "seen"
    return "forwarded" if application.forwarded_at else "sent"


def status(application: Application, now: datetime, job_ended_at: datetime | None) -> Status:
    """The status shown to the applicant. No feedback: the ad ended thirty days ago, and nobody has opened what was sent
    last.

    `job_ended_at` is when the ad stopped, or will stop, taking applications; None for a job that is not known.
    """
    reached = progress(application)
    if reached not in ("sent", "forwarded") or job_ended_at is None:
        return reached
    return "no-feedback" if now - job_ended_at >= NO_FEEDBACK_AFTER else reached


def inbox_status(application: Application) -> InboxStatus | None:
    """The status shown to the employer; None for an application that they may not see. Whether the ad has ended makes
    no difference to them: what nobody has opened stays new."""
    reached = progress(application)
    match reached:
        case "pending":
            return None
        case "sent" | "forwarded":
            return "updated" if application.was_earlier_version_seen else "new"
        case "seen" | "ended":
            return reached
        case "deleted":
            return "withdrawn" if application.sent_at else None
        case _:
            assert_never(reached)


def is_open_to_employer(application: Application) -> bool:
    """Whether the employer may read it: the letter, the contact and the files of what was sent last.

    Only once a person has opened it, of which the applicant is told; so nobody at the employer reads it unnoticed.
    """
    return application.seen_at is not None and inbox_status(application) in ("seen", "ended")
