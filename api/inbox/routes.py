"""Routes of the employer's inbox. Only an explicit request marks an application as seen, never reading it."""

from dataclasses import replace
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Path, Query, Response
from sqlalchemy import Engine

from api.applications.job_directory import ApplicationJobDirectory
from api.applications.views import ApplicationFinder, ApplicationViews
from api.http.caller import RequestContext
from api.http.field_types import JobNumber
from api.http.idempotency import RequestIdempotency
from api.http.openapi.description import problem_responses
from api.http.rate_limit import WRITE
from api.http.rate_limiting import rate_limited
from api.inbox import schemas, serializers
from api.inbox.employer_access import InboxAccess
from api.services import Use
from domain.applications.errors import ApplicationNotFound, ApplicationWithdrawn, JobUnknown, SelectionEnded
from domain.applications.selection import Selection
from domain.applications.sending import CommandResult
from domain.applications.status import inbox_status
from domain.applications.streams import ApplicationStreams
from domain.documents.service import Documents
from domain.kernel.errors import ConcurrencyConflict
from domain.kernel.log.event import Context
from domain.kernel.log.idempotency import IdempotencyKeyReused
from read_models.applications.inbox import (
    find_employer_name,
    find_inbox_application,
    find_neighbours,
    list_inbox,
    list_jobs,
)

router = APIRouter(tags=["inbox"])

PER_PAGE = 50
ApplicationId = Annotated[UUID, Path(alias="applicationId")]
OfJob = Annotated[JobNumber | None, Query(alias="jobId", description="Applications for this job only.")]


def employer_context(context: RequestContext, access: InboxAccess) -> Context:
    """The context of the employer's commands: authorized by link, or as the signed-in member."""
    return replace(context, actor=access.actor, channel=access.channel)


EmployerContext = Annotated[Context, Depends(employer_context)]


@router.get("/inbox")
def show_inbox(
    engine: Use[Engine],
    views: Use[ApplicationViews],
    access: InboxAccess,
    response: Response,
    job_id: OfJob = None,
    status: schemas.InboxStatus | None = None,
    page: Annotated[int, Query(ge=1, le=10_000)] = 1,
) -> schemas.Inbox:
    """The employer's jobs with application counts, and the applications, last sent first."""
    response.headers["Cache-Control"] = "no-store"
    is_up_to_date = views.is_up_to_date()
    with engine.connect() as connection:
        jobs = list_jobs(connection, access.employer_id)
        name = find_employer_name(connection, access.employer_id)
        found = list_inbox(
            connection,
            access.employer_id,
            job_number=job_id,
            status=status,
            page=page,
            per_page=PER_PAGE,
        )
    return schemas.Inbox(
        employer_id=access.employer_id,
        employer_name=name or "",
        jobs=[serializers.job(each) for each in jobs],
        items=[serializers.summary(row) for row in found.rows],
        total=found.total,
        total_pages=-(-found.total // PER_PAGE),
        stale=not is_up_to_date,
    )


@router.get(
    "/inbox/applications/{applicationId}", responses=problem_responses(ApplicationNotFound, ApplicationWithdrawn)
)
def read_application(
    application_id: ApplicationId,
    applications: Use[ApplicationStreams],
    views: Use[ApplicationViews],
    rows: Use[ApplicationFinder],
    engine: Use[Engine],
    documents: Use[Documents],
    access: InboxAccess,
    response: Response,
    job_id: OfJob = None,
    status: schemas.InboxStatus | None = None,
) -> schemas.InboxApplicationDetail:
    """One application; with contact, letter and files once a person has opened it. Reading this does not open it.

    The filter is that of the list in which the previous and the next one are found.
    """
    response.headers["Cache-Control"] = "no-store"
    found = applications.load(application_id)
    if found:
        views.wait_for(found.position)
    row = rows.find(
        application_id, lambda connection: find_inbox_application(connection, access.employer_id, application_id)
    )
    if row is None or found is None:
        raise ApplicationNotFound
    if found.state.deleted_at and row.application.deleted_at is None:
        raise ApplicationWithdrawn
    with engine.connect() as connection:
        neighbours = find_neighbours(connection, access.employer_id, row, job_number=job_id, status=status)
    return serializers.detail(row, neighbours, documents)


@router.post(
    "/inbox/applications/{applicationId}/seen",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(
        ApplicationNotFound, ApplicationWithdrawn, SelectionEnded, ConcurrencyConflict, IdempotencyKeyReused
    ),
)
def mark_seen(
    application_id: ApplicationId,
    selection: Use[Selection],
    applications: Use[ApplicationStreams],
    views: Use[ApplicationViews],
    access: InboxAccess,
    context: EmployerContext,
    idempotency_key: RequestIdempotency,
) -> schemas.Marked:
    """Opens the application: records that a person did, and from then on what was sent may be read. Idempotent."""
    key = idempotency_key(access.employer_id)
    written = selection.see(application_id, access.employer_id, context, key)
    return _marked(applications, views, written)


@router.post(
    "/inbox/applications/{applicationId}/end",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(ApplicationNotFound, ApplicationWithdrawn, ConcurrencyConflict, IdempotencyKeyReused),
)
def end_selection(
    application_id: ApplicationId,
    body: schemas.EndSelection,
    selection: Use[Selection],
    applications: Use[ApplicationStreams],
    views: Use[ApplicationViews],
    access: InboxAccess,
    context: EmployerContext,
    idempotency_key: RequestIdempotency,
) -> schemas.Marked:
    """Ends the selection for one application. Idempotent."""
    key = idempotency_key(access.employer_id, body)
    written = selection.end(application_id, access.employer_id, body.reason, context, key)
    return _marked(applications, views, written)


@router.post(
    "/inbox/jobs/{jobId}/end",
    dependencies=[rate_limited(WRITE)],
    responses=problem_responses(JobUnknown, ConcurrencyConflict, IdempotencyKeyReused),
)
def end_job(
    job_id: Annotated[JobNumber, Path(alias="jobId")],
    body: schemas.EndSelection,
    selection: Use[Selection],
    jobs: Use[ApplicationJobDirectory],
    views: Use[ApplicationViews],
    access: InboxAccess,
    context: EmployerContext,
    idempotency_key: RequestIdempotency,
) -> schemas.JobEnded:
    """Ends the selection for all open applications of a job."""
    offer = jobs.find_job(job_id)
    if offer is None or offer.employer_id != access.employer_id:
        raise JobUnknown
    key = idempotency_key(access.employer_id, body)
    ended, position = selection.end_job(job_id, access.employer_id, body.reason, context, key)
    return schemas.JobEnded(job_id=job_id, ended=ended, stale=views.are_stale_after(position))


def _marked(applications: ApplicationStreams, views: ApplicationViews, written: CommandResult) -> schemas.Marked:
    """The application's current state, which may include changes by other requests."""
    status = inbox_status(applications.require(written.application_id))
    if status is None:
        raise ApplicationNotFound
    return schemas.Marked(
        application_id=written.application_id,
        status=status,
        stale=views.are_stale_after(written.position),
    )
