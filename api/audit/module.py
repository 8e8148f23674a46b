"""Entry of the audit in the API's register."""

from typing import Annotated

from sqlalchemy import Engine

from api.audit.routes import ApplicationEvents, router
from api.http.module import ApiModule
from domain.kernel.log.event_store import EventStore
from read_models.kernel.row_finder import RowFinder
from read_models.kernel.waiting import CheckpointWaiter


def application_events(
    engine: Engine, waiter: CheckpointWaiter, log: Annotated[EventStore, "applications"]
) -> ApplicationEvents:
    return RowFinder(engine, waiter, "activity", log)


MODULE = ApiModule(
    "audit", routers=(router,), tags={"audit": "Event history for auditors."}, providers=(application_events,)
)
