"""The viewer of a request and their history with jobs: seen, saved, applied."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated
from uuid import UUID

from fastapi import Depends, Request
from sqlalchemy import Connection

from api.applications.applicant_access import ApplicantAccess, applications_of
from api.http.access_links import AccessToken
from api.http.caller import CurrentPrincipal
from api.http.owner import current_owner
from api.jobs import serializers
from api.jobs.schemas import JobCard, JobUserInfo
from domain.kernel.values.locales import Locale
from domain.tracking.owner import Owner
from domain.tracking.saved_jobs import find_saved
from domain.tracking.visits import list_seen
from read_models.applications.queries import SentApplication, list_sent_for
from read_models.employers.label_cache import EmployerCache
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


async def current_viewer(request: Request, caller: CurrentPrincipal, token: AccessToken = None) -> Viewer:
    """The viewer of a request."""
    return Viewer(caller.account_id, await current_owner(request, caller), token)


CurrentViewer = Annotated[Viewer, Depends(current_viewer)]


@dataclass(frozen=True, slots=True)
class ViewerHistory:
    """The viewer's history with some jobs."""

    seen: set[int]
    saved: set[int]
    applied: dict[int, SentApplication]

    def info(self, job: PublishedJob) -> JobUserInfo:
        """The `userInfo` of a job."""
        applied = self.applied.get(job.number)
        return JobUserInfo(
            is_new=(job.read_at - job.published_at).total_seconds() < NEW_FOR_SECONDS,
            is_seen=job.number in self.seen,
            is_saved=job.number in self.saved,
            applied_at=applied.at if applied else None,
            application_id=applied.id if applied else None,
        )


NO_HISTORY = ViewerHistory(set(), set(), {})


class ViewerHistories:
    """Reads what people did with jobs."""

    def __init__(self, applicants: ApplicantAccess, employers: EmployerCache) -> None:
        self._applicants = applicants
        self._employers = employers

    def read(self, connection: Connection, person: Viewer, job_numbers: Sequence[int]) -> ViewerHistory:
        """Reads what the person did with these jobs. Refuses a link that opens nothing."""
        if not person.is_known:
            return NO_HISTORY
        owner, applications = person.owner, applications_of(self._applicants.identify(person.token, person.account_id))
        return ViewerHistory(
            seen=list_seen(connection, owner, job_numbers) if owner else set(),
            saved=find_saved(connection, owner, job_numbers) if owner else set(),
            applied=list_sent_for(connection, applications, job_numbers) if applications is not None else {},
        )

    def cards(
        self, connection: Connection, person: Viewer, jobs: Sequence[PublishedJob], locale: Locale
    ) -> list[JobCard]:
        """Cards of jobs as the person sees them."""
        theirs = self.read(connection, person, [job.number for job in jobs])
        logos = self._employers.logos(job.employer_id for job in jobs)
        return [serializers.card_for(job, theirs.info(job), logos, locale) for job in jobs]
