"""Decisions about how long an application is kept."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Literal

from domain.applications.decisions.ownership import delete
from domain.applications.events import ApplicantErased, ApplicationEvent, DeletedBy
from domain.applications.state import Application
from domain.kernel.persons.retention_periods import RetentionPeriods

RetentionCause = Literal["unverified", "draft", "ended"]


def retention_cause(application: Application) -> RetentionCause:
    """Chooses the retention period that applies to an application."""
    if application.sent_at:
        return "ended"
    return "draft" if application.verified_at else "unverified"


def kept_until(application: Application, periods: RetentionPeriods, job_ended_at: datetime | None) -> datetime | None:
    """Computes when an application is to be erased; None for one whose end is not known.

    One that was sent has ended when the employer ended the selection or it was deleted, whichever came first; else with
    the ad, or with the last thing that happened to it after that.
    """
    match retention_cause(application):
        case "unverified":
            return application.initiated_at + periods.unverified
        case "draft":
            return application.initiated_at + periods.draft
        case "ended":
            ended_at = _ended_at(application, job_ended_at)
            return ended_at + periods.ended if ended_at else None


def erase_expired(
    state: Application | None, periods: RetentionPeriods, now: datetime, job_ended_at: datetime | None
) -> Iterator[ApplicationEvent]:
    """Erases an application whose period is over; does nothing to any other."""
    if state is None or state.erased_at:
        return
    until = kept_until(state, periods, job_ended_at)
    if until is None or now < until:
        return
    yield from delete(state, DeletedBy.SYSTEM)
    yield ApplicantErased()


def _ended_at(application: Application, job_ended_at: datetime | None) -> datetime | None:
    ends = [moment for moment in (application.ended_at, application.deleted_at) if moment]
    if ends:
        return min(ends)
    return max(job_ended_at, application.steps[-1].at) if job_ended_at else None


def notice_days(cause: RetentionCause, periods: RetentionPeriods) -> int:
    """Days for which applications of this kind are kept, for the notice."""
    period: timedelta = {"unverified": periods.unverified, "draft": periods.draft, "ended": periods.ended}[cause]
    return period.days
