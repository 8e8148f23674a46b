"""The viewer of a request and their history with jobs: seen, saved, applied."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated
from uuid import UUID

from fastapi import Depends, Request
from sqlalchemy import ColumnElement, Connection

from api.applications.applicant import applications_of, identify_applicant
from api.bootstrap import UseCases
from api.dependencies import AccessToken, CurrentPrincipal
from api.http.cookies.visitor import current_owner
from api.jobs import serializers
from api.jobs.schemas import JobCard, JobUserInfo
from domain.kernel.locales import Locale
from domain.tracking.owner import Owner
from domain.tracking.saved_jobs import find_saved
from domain.tracking.visits import list_seen
from read_models.applications.queries import list_sent_for
from read_models.published_job.card import PublishedJob

NEW_FOR_SECONDS = 3 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Viewer:
    """The viewer: tracked data belongs to the owner, applications to the account or to the holder of the link's
    token."""

    account_id: UUID | None = None
    owner: Owner | None = None
    token: str | None = None

    @property
    def is_known(self) -> bool:
        """Whether responses to this viewer hold personal data."""
        return self.owner is not None or self.token is not None

    def applications(self, use: UseCases) -> ColumnElement[bool] | None:
        """The condition that selects the viewer's applications; None without any. Refuses an invalid link."""
        return applications_of(identify_applicant(use, self.token, self.account_id)) if self.is_known else None


async def current_viewer(request: Request, caller: CurrentPrincipal, token: AccessToken = None) -> Viewer:
    """The viewer of a request."""
    return Viewer(caller.account_id, await current_owner(request, caller), token)


CurrentViewer = Annotated[Viewer, Depends(current_viewer)]


@dataclass(frozen=True, slots=True)
class ViewerHistory:
    """The viewer's history with some jobs."""

    seen: set[int]
    saved: set[int]
    applied: dict[int, datetime]

    def info(self, job: PublishedJob) -> JobUserInfo:
        """The `userInfo` of a job."""
        return JobUserInfo(
            is_new=(job.read_at - job.published_at).total_seconds() < NEW_FOR_SECONDS,
            is_seen=job.number in self.seen,
            is_saved=job.number in self.saved,
            applied_at=self.applied.get(job.number),
        )


def known(use: UseCases, connection: Connection, person: Viewer, job_numbers: Sequence[int]) -> ViewerHistory:
    """Loads the viewer's history with these jobs."""
    owner, applications = person.owner, person.applications(use)
    return ViewerHistory(
        seen=list_seen(connection, owner, job_numbers) if owner else set(),
        saved=find_saved(connection, owner, job_numbers) if owner else set(),
        applied=list_sent_for(connection, applications, job_numbers) if applications is not None else {},
    )


def cards_for(
    use: UseCases, connection: Connection, person: Viewer, jobs: Sequence[PublishedJob], locale: Locale
) -> list[JobCard]:
    """Cards with `userInfo`."""
    theirs = known(use, connection, person, [job.number for job in jobs])
    return [serializers.card_for(job, theirs.info(job), locale) for job in jobs]
