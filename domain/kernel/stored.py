"""Rows of a log as the recorder reads them: the event library's types with the database's time added."""

from dataclasses import dataclass
from datetime import datetime

from eventsourcing.persistence import Notification, StoredEvent


@dataclass(frozen=True)
class StoredFact(StoredEvent):
    """A fact read from its stream."""

    position: int
    recorded_at: datetime


@dataclass(frozen=True)
class FactNotification(Notification):
    """A fact read from its log, in order of positions."""

    recorded_at: datetime

    @property
    def position(self) -> int:
        return self.id
