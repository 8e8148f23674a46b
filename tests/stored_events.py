"""Stores and loads events without a database, with the key of one person."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from uuid import UUID

from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from eventsourcing.persistence import StoredEvent

from domain.kernel.log.event import Event, NewEvent, RecordedEvent
from domain.kernel.log.mapper import EventMapper
from domain.kernel.log.recorder import StoredEventRow
from domain.kernel.persons.personal_data import PersonKeys

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
PERSON = UUID(int=0xA11CE)


class OnePerson(PersonKeys):
    """A key store with one person's key, until `erased`."""

    def __init__(self, key: bytes) -> None:
        self._cipher = AESGCM(key)
        self.erased = False

    def load(self, person_ids: Iterable[UUID]) -> Mapping[UUID, AESGCM | None]:
        return {id_: self._cipher if id_ == PERSON and not self.erased else None for id_ in person_ids}


class EventCodec:
    """Maps events to rows and back, with the mapper of a log."""

    def __init__(self, key: bytes = bytes(range(32))) -> None:
        self.keys = OnePerson(key)
        self._mapper = EventMapper("drawer", self.keys)

    def store(self, new: NewEvent) -> StoredEventRow:
        """The row of an event."""
        return as_stored(self._mapper.to_stored_event(new))

    def read(self, stored: StoredEventRow) -> RecordedEvent[Event]:
        """The event of a row."""
        return self._mapper.to_domain_event(stored)


def as_stored(event: StoredEvent) -> StoredEventRow:
    """The row as it comes back from the database."""
    return StoredEventRow(event.originator_id, event.originator_version, event.topic, event.state, 1, NOON)


def moved(stored: StoredEventRow, *, stream_id: UUID | None = None, version: int | None = None) -> StoredEventRow:
    """Moves the stored bytes to another stream and version."""
    return replace(
        stored,
        originator_id=stream_id or stored.originator_id,
        originator_version=version or stored.originator_version,
    )
