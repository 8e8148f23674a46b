"""An application as it is stored and read: the folded state in columns, with its job as it is now."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import RowMapping, Select, func, select

from domain.applications.applicant import Applicant, Attachments
from domain.applications.state import Application, Step
from domain.applications.status import InboxStatus, Status, inbox_status, status
from domain.kernel.values.cv_version import CvVersion
from read_models.applications import applied_jobs
from read_models.applications.applied_jobs import AppliedJob, job_of_row
from read_models.applications.tables import application, applied_job

_NESTED = {"applicant", "attachments", "steps"}
_PLAIN = tuple(field.name for field in fields(Application) if field.name not in _NESTED)
_PERSONAL = tuple(field.name for field in fields(Applicant))
_JOB = "applied_job_"


@dataclass(frozen=True, slots=True)
class ApplicationRow:
    """An application and what follows from it at the moment `now`. `job` is None while its own events are not read."""

    id: UUID
    application: Application
    job: AppliedJob | None
    now: datetime

    @property
    def status(self) -> Status:
        return status(self.application, self.now, self.job.ended_at if self.job else None)

    @property
    def inbox_status(self) -> InboxStatus | None:
        return inbox_status(self.application)

    @property
    def is_job_active(self) -> bool:
        return self.job is not None and self.job.is_active(self.now)

    @property
    def job_slug(self) -> str | None:
        """The slug of the job's page; None for a job whose page is gone."""
        return self.job.slug if self.job and self.job.removed_at is None else None


def row_of(application_id: UUID, state: Application) -> dict[str, Any]:
    """The columns of an application: of a deleted one nothing about the person, and of an erased one not even what
    finds them again."""
    is_shown = state.is_applicant_known and state.deleted_at is None
    cv_version = state.attachments.cv_version
    return {
        "id": application_id,
        **{name: getattr(state, name) for name in _PLAIN},
        **{name: getattr(state.applicant, name) if is_shown else None for name in _PERSONAL},
        "contact_index": None if state.erased_at else state.contact_index,
        "account_id": None if state.erased_at else state.account_id,
        "cv_document_id": state.attachments.cv_document_id,
        "cv_id": cv_version.cv_id if cv_version else None,
        "cv_version": cv_version.version if cv_version else None,
        "other_document_ids": list(state.attachments.other_document_ids),
        "steps": [_stored_step(step) for step in state.steps],
        "inbox_status": inbox_status(state),
    }


def application_of(row: Mapping[str, Any]) -> Application:
    """The state that is stored in a row, for folding on and for showing."""
    return Application(
        **{name: row[name] for name in _PLAIN},
        applicant=Applicant(
            first_name=row["first_name"] or "",
            last_name=row["last_name"] or "",
            email=row["email"],
            phone=row["phone"],
            cover_letter=row["cover_letter"] or "",
        ),
        attachments=Attachments(
            row["cv_document_id"],
            tuple(row["other_document_ids"]),
            CvVersion(cv_id=row["cv_id"], version=row["cv_version"]) if row["cv_id"] else None,
        ),
        steps=tuple(_step(step) for step in row["steps"]),
    )


def select_rows() -> Select[Any]:
    """Rows of applications with their jobs, for `read_row`."""
    job = [applied_job.c[name].label(_JOB + name) for name in applied_jobs.COLUMNS]
    return select(application, *job, func.clock_timestamp().label("now")).join_from(
        application, applied_job, applied_job.c.number == application.c.job_number, isouter=True
    )


def read_row(row: RowMapping) -> ApplicationRow:
    """A row as it is read."""
    job = {name: row[_JOB + name] for name in applied_jobs.COLUMNS}
    return ApplicationRow(
        id=row["id"],
        application=application_of(dict(row)),
        job=job_of_row(job) if job["number"] is not None else None,
        now=row["now"],
    )


def _stored_step(step: Step) -> dict[str, Any]:
    """Serializes a step without empty values, which most of its fields are."""
    stored: dict[str, Any] = {"kind": step.kind, "at": step.at.isoformat()}
    if step.reason:
        stored["reason"] = step.reason
    if step.changed:
        stored["changed"] = step.changed
    if step.superseded:
        stored["superseded"] = True
    return stored


def _step(stored: Mapping[str, Any]) -> Step:
    return Step(
        kind=stored["kind"],
        at=datetime.fromisoformat(stored["at"]),
        reason=stored.get("reason"),
        changed=tuple(stored.get("changed", ())),
        superseded=stored.get("superseded", False),
    )
