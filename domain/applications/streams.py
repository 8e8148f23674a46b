"""Streams of applications, which are read as far as possible when some of their events cannot be."""

from typing import Annotated, get_args
from uuid import UUID

from domain.applications.errors import ApplicationNotFound
from domain.applications.events import (
    ApplicationCodeRequested,
    ApplicationDeleted,
    ApplicationEvent,
    ApplicationForwarded,
    ApplicationResent,
    ApplicationSent,
    EmployerEvent,
)
from domain.applications.state import Application, evolve
from domain.kernel.errors import Unavailable
from domain.kernel.log.event_store import EventStore
from domain.kernel.log.streams import Loaded, Streams

_LEAVE_THE_OWNER: frozenset[str] = frozenset(
    kind.topic
    for kind in (
        ApplicationCodeRequested,
        ApplicationSent,
        ApplicationResent,
        ApplicationForwarded,
        ApplicationDeleted,
        *get_args(EmployerEvent),
    )
)
"""Events that do not change whose an application is. An unknown one might."""


class ApplicationStreams(Streams[Application, ApplicationEvent]):
    """Streams of the log `applications`."""

    def __init__(self, log: Annotated[EventStore, "applications"]) -> None:
        super().__init__(log, evolve, ApplicationNotFound)

    def load_readable(self, application_id: UUID) -> Loaded[Application] | None:
        """The application for reading, even when some of its events cannot be read.

        Raises Unavailable when one of these may change whose it is: then nobody may read it.
        """
        history, unreadable = self.log.load_readable(application_id)
        state = self.fold(history)
        if unreadable and (state is None or not _LEAVE_THE_OWNER.issuperset(event.topic for event in unreadable)):
            raise Unavailable
        return Loaded(state, history, is_complete=not unreadable) if state else None
