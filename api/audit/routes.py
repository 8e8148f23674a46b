"""Routes for auditors: event logs, and an application replayed as of any moment."""

from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Literal
from uuid import UUID

from fastapi import APIRouter, Path, Query, Response
from pydantic import AwareDatetime
from sqlalchemy import Engine

from api.audit import schemas
from api.audit.serializers import event, replayed_events, replayed_state
from api.http.access_links import AuditAccess
from api.http.openapi.description import problem_responses
from api.services import Use
from domain.applications.errors import ApplicationNotFound
from domain.applications.streams import ApplicationStreams
from domain.jobs.service import Jobs
from domain.kernel.database.clock import Clock
from domain.register import LOGS
from read_models.activity.queries import list_of_log, list_of_stream, list_streams
from read_models.applications.as_of import application_as_of
from read_models.kernel.row_finder import RowFinder

router = APIRouter(tags=["audit"])

PER_PAGE = 50
EVENTS_PER_PAGE = 200
_LARGEST_POSITION = 2**63 - 1


ApplicationEvents = Annotated[RowFinder, "activity of applications"]

if TYPE_CHECKING:
    LogName = str
else:
    LogName = Literal[tuple(LOGS)]


@router.get("/audit/applications")
def list_audited_applications(
    engine: Use[Engine],
    access: AuditAccess,  # noqa: ARG001 - the route is open to holders of an audit link
    response: Response,
    before: Annotated[AwareDatetime | None, Query(description="`nextBefore` of the last page.")] = None,
) -> schemas.AuditApplications:
    """Lists applications, the last started first."""
    response.headers["Cache-Control"] = "no-store"
    with engine.connect() as connection:
        streams = list_streams(connection, "applications", before=before, limit=PER_PAGE)
    items = [
        schemas.AuditApplication(
            application_id=stream.stream_id,
            job_number=stream.first_data["job_number"],
            job_title=stream.first_data["job_title"],
            events=stream.events,
            first_at=stream.first_at,
            last_at=stream.last_at,
            last_topic=stream.last_topic,
        )
        for stream in streams
    ]
    return schemas.AuditApplications(items=items, next_before=items[-1].first_at if len(items) == PER_PAGE else None)


@router.get("/audit/applications/{applicationId}", responses=problem_responses(ApplicationNotFound))
def replay_application(
    application_id: Annotated[UUID, Path(alias="applicationId")],
    finder: Use[ApplicationEvents],
    applications: Use[ApplicationStreams],
    jobs: Use[Jobs],
    clock: Use[Clock],
    access: AuditAccess,  # noqa: ARG001 - the route is open to holders of an audit link
    response: Response,
    as_of: Annotated[AwareDatetime | None, Query(alias="asOf", description="Defaults to now.")] = None,
) -> schemas.AuditReplay:
    """Replays one application as of a moment: the events up to then, and the state folded from them alone."""
    response.headers["Cache-Control"] = "no-store"
    events = finder.find(
        application_id, lambda connection: list_of_stream(connection, "applications", application_id) or None
    )
    if events is None:
        raise ApplicationNotFound
    moment: datetime = as_of or clock()
    row = application_as_of(application_id, applications.history(application_id), jobs.history, moment)
    return schemas.AuditReplay(
        application_id=application_id,
        as_of=moment,
        moments=[each.recorded_at for each in events],
        events=replayed_events(events, row),
        state=replayed_state(row),
    )


@router.get("/audit/events")
def list_events(
    engine: Use[Engine],
    access: AuditAccess,  # noqa: ARG001 - the route is open to holders of an audit link
    response: Response,
    log: LogName = "applications",
    after: Annotated[int, Query(ge=0, le=_LARGEST_POSITION, description="`nextAfter` of the last page.")] = 0,
) -> schemas.AuditEvents:
    """A page of an event log, in order of position."""
    response.headers["Cache-Control"] = "no-store"
    with engine.connect() as connection:
        events = list_of_log(connection, log, after=after, limit=EVENTS_PER_PAGE)
    items = [event(each) for each in events]
    return schemas.AuditEvents(items=items, next_after=items[-1].position if len(items) == EVENTS_PER_PAGE else None)
