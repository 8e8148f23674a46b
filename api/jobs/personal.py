"""What jobs are to the person who asks: spliced into answers that are otherwise the same for all."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated
from uuid import UUID

from fastapi import Depends, Request
from sqlalchemy import ColumnElement, Connection

from api.applications.visitor import applications_of, known_by
from api.bootstrap import UseCases
from api.dependencies import AccessToken, CurrentCaller
from api.jobs import presenting
from api.jobs.schemas import JobCard, JobUserInfo
from api.owner import current_owner
from domain.kernel.locales import Locale
from domain.tracking.owner import Owner
from domain.tracking.saved_jobs import which_saved
from domain.tracking.visits import list_seen
from read_models.applications.queries import list_sent_for
from read_models.job_pages import queries

NEW_FOR_SECONDS = 3 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks, as far as they are known: what is remembered is the owner's, applications the account's or of whoever
    holds the link of this token."""

    account_id: UUID | None = None
    owner: Owner | None = None
    token: str | None = None

    @property
    def is_known(self) -> bool:
        """Whether an answer is about somebody."""
        return self.owner is not None or self.token is not None

    def applications(self, use: UseCases) -> ColumnElement[bool] | None:
        """Which applications are theirs; None for whoever has none. Refuses a link that opens nothing."""
        return applications_of(known_by(use, self.token, self.account_id)) if self.is_known else None


async def current_person(request: Request, caller: CurrentCaller, token: AccessToken = None) -> Person:
    """Who asks."""
    return Person(caller.account_id, await current_owner(request, caller), token)


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


def known(use: UseCases, connection: Connection, person: Person, job_numbers: Sequence[int]) -> Known:
    """Reads what the person did with these jobs."""
    owner, applications = person.owner, person.applications(use)
    return Known(
        seen=list_seen(connection, owner, job_numbers) if owner else set(),
        saved=which_saved(connection, owner, job_numbers) if owner else set(),
        applied=list_sent_for(connection, applications, job_numbers) if applications is not None else {},
    )


def cards_for(
    use: UseCases, connection: Connection, person: Person, jobs: Sequence[queries.JobCard], locale: Locale
) -> list[JobCard]:
    """Cards as the person sees them."""
    theirs = known(use, connection, person, [job.number for job in jobs])
    return [presenting.card(job, theirs.info(job), locale) for job in jobs]
