"""What jobs are to the person who asks: spliced into answers that are otherwise the same for all."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated

from fastapi import Depends
from sqlalchemy import ColumnElement, Connection

from api.applications.visitor import CurrentVisitor, applications_of
from api.jobs import presenting
from api.jobs.schemas import JobCard, JobUserInfo
from api.owner import CurrentOwner
from domain.kernel.locales import Locale
from domain.tracking.owner import Owner
from domain.tracking.saved_jobs import which_saved
from domain.tracking.visits import list_seen
from read_models.applications.queries import list_sent_for
from read_models.job_pages import queries

NEW_FOR_SECONDS = 3 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Person:
    """What the person is known by, as far as they are: for what is remembered, and for their applications."""

    owner: Owner | None = None
    applications: ColumnElement[bool] | None = None

    @property
    def is_known(self) -> bool:
        """Whether an answer is about somebody."""
        return self.owner is not None or self.applications is not None


def current_person(owner: CurrentOwner, applicant: CurrentVisitor) -> Person:
    """Who asks."""
    return Person(owner, applications_of(applicant))


CurrentPerson = Annotated[Person, Depends(current_person)]


@dataclass(frozen=True, slots=True)
class Known:
    """What a person did with some jobs."""

    seen: set[int]
    saved: set[int]
    applied: dict[int, datetime]

    def info(self, job: queries.JobCard) -> JobUserInfo:
        """What the job is to the person."""
        return JobUserInfo(
            is_new=job.age_seconds < NEW_FOR_SECONDS,
            is_seen=job.number in self.seen,
            is_saved=job.number in self.saved,
            applied_at=self.applied.get(job.number),
        )


def known(connection: Connection, person: Person, job_numbers: Sequence[int]) -> Known:
    """Reads what the person did with these jobs."""
    owner, applications = person.owner, person.applications
    return Known(
        seen=list_seen(connection, owner, job_numbers) if owner else set(),
        saved=which_saved(connection, owner, job_numbers) if owner else set(),
        applied=list_sent_for(connection, applications, job_numbers) if applications is not None else {},
    )


def cards_for(connection: Connection, person: Person, jobs: Sequence[queries.JobCard], locale: Locale) -> list[JobCard]:
    """Cards as the person sees them."""
    theirs = known(connection, person, [job.number for job in jobs])
    return [presenting.card(job, theirs.info(job), locale) for job in jobs]
