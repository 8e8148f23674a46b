"""Entry of applications in the API's register."""

from typing import Annotated

from sqlalchemy import Engine

from api.applications.follow_routes import router as following
from api.applications.job_directory import ApplicationJobDirectory
from api.applications.own_routes import router as own_applications
from api.applications.routes import router as applying
from api.applications.views import ApplicationFinder
from api.http.module import ApiModule
from domain.applications.ports import JobDirectory
from domain.kernel.log.event_store import EventStore
from read_models.kernel.row_finder import RowFinder
from read_models.kernel.waiting import CheckpointWaiter


def application_finder(
    engine: Engine, waiter: CheckpointWaiter, log: Annotated[EventStore, "applications"]
) -> ApplicationFinder:
    return RowFinder(engine, waiter, "applications", log)


def job_directory(directory: ApplicationJobDirectory) -> JobDirectory:
    return directory


MODULE = ApiModule(
    "applications",
    routers=(applying, own_applications),
    other_routers=(following,),
    tags={"applications": "Applying for jobs, and the applicant's own applications."},
    providers=(application_finder, job_directory),
)
