"""The interface of event handlers: a name, the log they read, and the tasks that an event requires."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol
from uuid import UUID

from domain.kernel.log.event import Event, RecordedEvent


@dataclass(frozen=True, slots=True)
class TaskRequest:
    """A task's name and the id of its subject. Ids only, no personal data."""

    name: str
    about: UUID


class EventHandler(Protocol):
    """Maps an event to tasks. A pure function of the event, so that repeating it has the same result."""

    @property
    def name(self) -> str: ...

    @property
    def log(self) -> str: ...

    def tasks_for(self, recorded: RecordedEvent[Event]) -> Iterable[TaskRequest]:
        """The tasks that the event requires, at most one of each name."""
        ...
