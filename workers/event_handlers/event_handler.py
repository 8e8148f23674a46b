"""What a reaction is: a name, the log it reads, and which tasks follow from an event."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol
from uuid import UUID

from domain.kernel.event import Event, RecordedEvent


@dataclass(frozen=True, slots=True)
class TaskRequest:
    """A task by its name, and the id of what it is about. Nothing personal: ids only."""

    name: str
    about: UUID


class EventHandler(Protocol):
    """Says what follows from an event. It looks at nothing but the event, so that asking again gives the same."""

    @property
    def name(self) -> str: ...

    @property
    def log(self) -> str: ...

    def follow(self, recorded: RecordedEvent[Event]) -> Iterable[TaskRequest]:
        """The tasks that follow, at most one of each name."""
        ...
