"""An application as it is read: the row, its job as it stands now, and what follows from the two by the clock."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Literal
from uuid import UUID

from sqlalchemy import RowMapping, Select, case, func, select

from read_models.applications.tables import application, applied_job

NO_FEEDBACK_AFTER = timedelta(days=30)

Status = Literal["pending", "sent", "forwarded", "seen", "ended", "no-feedback", "deleted"]


@dataclass(frozen=True, slots=True)
class Step:
    """One dot on the timeline."""

    kind: str
    at: datetime
    reason: str | None


@dataclass(frozen=True, slots=True)
class ApplicationRow:
    """Everything lists and pages say about an application. `job_slug` is None for a job whose page is gone."""

    id: UUID
    account_id: UUID | None
    contact_index: str | None
    contact_kind: Literal["email", "phone"]
    job_number: int
    job_version: int
    job_title: str
    job_place: str
    employer_id: int
    employer_name: str
    first_name: str | None
    last_name: str | None
    email: str | None
    phone: str | None
    cover_letter: str | None
    cv_document_id: UUID
    other_document_ids: tuple[UUID, ...]
    again: bool
    initiated_at: datetime
    verified_at: datetime | None
    sent_at: datetime | None
    resent_at: datetime | None
    forwarded_at: datetime | None
    seen_at: datetime | None
    ended_at: datetime | None
    deleted_at: datetime | None
    steps: tuple[Step, ...]
    job_slug: str | None
    job_apply_until: datetime | None
    job_paused_at: datetime | None
    job_closed_at: datetime | None
    job_removed_at: datetime | None
    now: datetime

    @property
    def job_active(self) -> bool:
        """Whether the ad takes applications."""
        hindered = self.job_paused_at or self.job_closed_at or self.job_removed_at
        return not hindered and self.job_apply_until is not None and self.now <= self.job_apply_until

    @property
    def may_be_sent(self) -> bool:
        """Whether its applicant is known: signed in, or verified."""
        return self.account_id is not None or self.verified_at is not None

    @property
    def status(self) -> Status:
        """What the applicant is told. No feedback: nobody looked, and the ad closed thirty days ago."""
        if self.deleted_at:
            return "deleted"
        if self.sent_at is None:
            return "pending"
        if self.ended_at:
            return "ended"
        if self.seen_at:
            return "seen"
        if self._closed_for(NO_FEEDBACK_AFTER):
            return "no-feedback"
        return "forwarded" if self.forwarded_at else "sent"

    def _closed_for(self, period: timedelta) -> bool:
        moments = (self.job_closed_at, self.job_removed_at, self.job_apply_until)
        ends = [moment for moment in moments if moment is not None]
        return bool(ends) and self.now - min(ends) >= period


_JOB = applied_job.c
_FIELDS = [
    column for column in application.c if column.name in ApplicationRow.__dataclass_fields__ and column.name != "steps"
]


def select_rows() -> Select[Any]:
    """Rows of applications with their jobs, for `read_row`."""
    return select(
        *_FIELDS,
        application.c.steps,
        case((_JOB.removed_at.is_(None), _JOB.slug)).label("job_slug"),
        _JOB.apply_until.label("job_apply_until"),
        _JOB.paused_at.label("job_paused_at"),
        _JOB.closed_at.label("job_closed_at"),
        _JOB.removed_at.label("job_removed_at"),
        func.clock_timestamp().label("now"),
    ).join_from(application, applied_job, _JOB.number == application.c.job_number, isouter=True)


def read_row(row: RowMapping) -> ApplicationRow:
    """A row as it is read."""
    steps = tuple(Step(step["kind"], datetime.fromisoformat(step["at"]), step.get("reason")) for step in row["steps"])
    values: dict[str, Any] = dict(row) | {"steps": steps, "other_document_ids": tuple(row["other_document_ids"])}
    return ApplicationRow(**values)
