"""Openings of a CV by employers, for its owner."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime

from domain.cv.events import CvOpened
from domain.kernel.log.event import Event, RecordedEvent


@dataclass(frozen=True, slots=True)
class Opening:
    """A member of this employer opened it. The name is the employer's as of then."""

    employer_id: int
    employer_name: str
    at: datetime


def list_openings(history: Iterable[RecordedEvent[Event]]) -> Iterator[Opening]:
    """All openings, oldest first."""
    for recorded in history:
        event = recorded.event
        if isinstance(event, CvOpened):
            yield Opening(event.employer_id, event.employer_name, recorded.recorded_at)
