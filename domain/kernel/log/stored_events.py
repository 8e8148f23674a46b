"""Rows of a log as the recorder reads them: the event library's types plus the database's time."""

from dataclasses import dataclass
from datetime import datetime

from eventsourcing.persistence import Notification, StoredEvent


@dataclass(frozen=True)
class StoredEventRow(StoredEvent):
    """An event read from its stream."""

    position: int
    recorded_at: datetime


@dataclass(frozen=True)
class EventNotificationRow(Notification):
    """An event read from its log, in order of positions."""

    recorded_at: datetime

    @property
    def position(self) -> int:
        return self.id
