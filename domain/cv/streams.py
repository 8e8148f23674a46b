"""Streams of CVs, which their owners alone may load."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated
from uuid import UUID

from domain.cv.decisions.preconditions import owned
from domain.cv.errors import CvNotFound, CvVersionNotFound
from domain.cv.events import CvEvent
from domain.cv.state import Cv, evolve, fold
from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.log.event_store import EventStore
from domain.kernel.log.mapper import UnreadableEvent
from domain.kernel.log.streams import Streams


@dataclass(frozen=True, slots=True)
class LoadedCv:
    """A CV with its history."""

    cv: Cv
    history: Sequence[RecordedEvent[Event]]

    @property
    def position(self) -> int:
        """The log's position of its last event."""
        return self.history[-1].position

    def at(self, version: int) -> Cv:
        """The CV as it was in this version. Raises CvVersionNotFound."""
        found = fold(self.history[:version]) if 1 <= version <= len(self.history) else None
        if found is None:
            raise CvVersionNotFound
        return found


class CvStreams(Streams[Cv, CvEvent]):
    """Streams of the log `cv`."""

    def __init__(self, log: Annotated[EventStore, "cv"]) -> None:
        super().__init__(log, evolve, CvNotFound)

    def require_own(self, account_id: UUID, cv_id: UUID) -> LoadedCv:
        """The CV as it is now. Raises CvNotFound when it is not the account's, or was deleted."""
        history = self.history(cv_id)
        return LoadedCv(owned(self.fold(history), account_id), history)

    def load_many(self, cv_ids: Sequence[UUID]) -> dict[UUID, Cv]:
        """The CVs that there are; one with an event that cannot be read is left out, so that it hides no other."""
        try:
            histories = self.log.load_many(cv_ids)
        except UnreadableEvent:
            histories = {cv_id: self._readable(cv_id) for cv_id in cv_ids}
        folded = {cv_id: self.fold(history) for cv_id, history in histories.items()}
        return {cv_id: cv for cv_id, cv in folded.items() if cv}

    def _readable(self, cv_id: UUID) -> list[RecordedEvent[Event]]:
        events, unreadable = self.log.load_readable(cv_id)
        return [] if unreadable else events
