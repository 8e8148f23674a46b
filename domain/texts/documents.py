"""The documents of the site as all events so far have made them, in memory: each process reads on in the log."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from threading import Lock
from typing import Annotated, cast
from uuid import UUID

from domain.kernel.log.event_store import EventStore
from domain.texts.events import TextEvent
from domain.texts.state import TextDocument, TextState, evolve

_BATCH = 200


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All documents by name, withdrawn ones included, as of a position of the log."""

    position: int = 0
    documents: Mapping[str, TextDocument] = field(default_factory=dict[str, TextDocument])


class TextDocuments:
    """Asks the log each time whether there is something new, so that all processes show the same at once."""

    def __init__(self, log: Annotated[EventStore, "texts"]) -> None:
        self._log = log
        self._lock = Lock()
        self._states: dict[UUID, TextState] = {}
        self._snapshot = Snapshot()

    def snapshot(self) -> Snapshot:
        """The documents now; the same object as long as nothing changes. Raises Unavailable."""
        newest = self._log.last_position()
        with self._lock:
            if newest > self._snapshot.position:
                self._read_on(newest)
            return self._snapshot

    @property
    def held(self) -> Snapshot:
        """The documents as they were last read."""
        return self._snapshot

    def _read_on(self, newest: int) -> None:
        position = self._snapshot.position
        states = dict(self._states)
        while events := self._log.read(position, _BATCH, stop=newest):
            for recorded in events:
                event = cast("TextEvent", recorded.event)
                states[recorded.stream_id] = evolve(states.get(recorded.stream_id), event)
            position = events[-1].position
        self._states = states
        self._snapshot = Snapshot(position, {each.name: each for each in states.values() if each})
