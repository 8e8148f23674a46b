"""Use cases of employers: what stands in the CVs that they find, and opening one.

Streams say who finds a CV, never the rows that were searched: hiding one and excluding an employer take effect at once.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from uuid import UUID

from domain.cv.decisions.visibility import has_open, is_found_by, open_for
from domain.cv.errors import CandidateNotFound
from domain.cv.events import CvEvent
from domain.cv.state import Cv, Reader
from domain.cv.streams import CvStreams
from domain.kernel.database.clock import Clock
from domain.kernel.log.event import Actor, Context
from domain.kernel.log.streams import AppendPlan


@dataclass(frozen=True, slots=True)
class Candidate:
    """A CV in the CV database, as one employer finds it. `opened_at` is when a member of theirs opened it last."""

    cv_id: UUID
    cv: Cv
    opened_at: datetime | None


class Candidates:
    """The CV database as employers see it. Whoever calls has to know that the reader is a member of the employer."""

    def __init__(self, streams: CvStreams, clock: Clock) -> None:
        self._streams = streams
        self._clock = clock

    def list_found(self, cv_ids: Sequence[UUID], employer_id: int) -> Sequence[Candidate]:
        """Loads those of the CVs that the employer may find now, in the given order."""
        cvs = self._streams.load_many(cv_ids)
        return [
            _candidate(cv_id, cv, employer_id)
            for cv_id in cv_ids
            if (cv := cvs.get(cv_id)) and is_found_by(cv, employer_id)
        ]

    def has_open(self, cv_id: UUID, reader: Reader) -> bool:
        """Whether `open` would record nothing. Raises CandidateNotFound."""
        return has_open(_existing(self._streams.load_many([cv_id]).get(cv_id)), reader, self._clock())

    def open(self, cv_id: UUID, reader: Reader, employer_name: str, context: Context) -> Candidate:
        """Records that the reader opened the CV, and returns it as it was then. Within an hour the same content is
        opened once. Raises CandidateNotFound."""

        def plan(state: Cv | None) -> AppendPlan[CvEvent]:
            return AppendPlan(tuple(open_for(_existing(state), reader, employer_name, self._clock())))

        actor = Actor("employer", str(reader.member_id))
        outcome = self._streams.execute(cv_id, plan, replace(context, actor=actor))
        return _candidate(cv_id, _existing(outcome.state), reader.employer_id)


def _existing(cv: Cv | None) -> Cv:
    if cv is None:
        raise CandidateNotFound
    return cv


def _candidate(cv_id: UUID, cv: Cv, employer_id: int) -> Candidate:
    return Candidate(cv_id, cv, max(_openings(cv.opened, employer_id), default=None))


def _openings(opened: Mapping[Reader, datetime], employer_id: int) -> Iterable[datetime]:
    return (at for reader, at in opened.items() if reader.employer_id == employer_id)
