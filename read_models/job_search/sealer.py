"""Keeps what is indexed in memory small: seals ads that changed into new segments, and merges small ones.

Of each size there are few segments, as each time those are taken in that are not much larger than what is sealed
anyway. The ads are read in short transactions and written beside what is shown; that becomes the new truth in a moment.
What changed meanwhile stays noted as changed, and older segments, the new one among them, do not show it.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from psycopg.errors import UndefinedTable
from pyroaring import BitMap
from sqlalchemy import BigInteger, Connection, Engine, any_, cast, func, select
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import ProgrammingError

from read_models.job_search import sealing
from read_models.job_search.projection import JobSearch
from read_models.job_search.segment import Segment
from read_models.job_search.segment_draft import SealedAd, SegmentDraft
from read_models.job_search.slips import remember_slips
from read_models.job_search.suggestions import suggest_changed
from read_models.job_search.tables import (
    search_ad,
    search_change,
    search_posting,
    search_segment,
    search_stale,
    search_state,
)
from read_models.kernel.elected import Reader
from read_models.kernel.generations import Generation, live_generation, take_time

MANY_CHANGES = 1_000
"""So many are sealed at once, and fewer if no more ads are sealed yet: a new or small market is soon known whole."""
PATIENCE_SECONDS = 60
"""Fewer are sealed after this time, so that suggestions and corrections come to know them."""
_PROJECTION = JobSearch()
_TAKEN_IN = 2
"""How much larger than what is sealed anyway a segment may be to be merged with it."""
_AD, _CHANGE, _STALE = search_ad.c, search_change.c, search_stale.c


@dataclass(frozen=True, slots=True)
class _Work:
    """What is sealed: changes up to a version, and segments with those of their ads that they still show."""

    version: int
    segments: Sequence[int]
    sort_keys: Sequence[int]


class Sealer:
    """Seals when there is enough to seal. One runs at a time, elected among all processes."""

    def __init__(self, engine: Engine, *, patience: float = PATIENCE_SECONDS) -> None:
        self._engine = engine
        self._patience = patience
        self._sealed_at = time.monotonic()

    def reader(self) -> Reader:
        """Looks whenever the log grows, and every second."""
        return Reader("job_search_sealing", _PROJECTION.logs, self.seal_when_due)

    def seal_when_due(self, election: Connection) -> None:
        """Seals many changes at once, few after a while."""
        generation = live_generation(election, _PROJECTION)
        waiting = search_change.select().limit(MANY_CHANGES).subquery()
        sealed = select(func.coalesce(func.sum(search_segment.c.size), 0)).scalar_subquery()
        counts = select(func.count(), sealed).select_from(waiting)
        count, known = generation.on(election).execute(counts).one()
        rested = time.monotonic() - self._sealed_at >= self._patience
        if count and (count >= min(MANY_CHANGES, known) or rested):
            self.seal(generation)
            self._sealed_at = time.monotonic()

    def seal(self, generation: Generation) -> None:
        """Seals all changes there are. A generation that is dropped meanwhile needs no sealing."""
        try:
            with self._engine.begin() as connection:
                work = _work(generation.on(connection))
            if work is not None:
                self._publish(generation, work, self._draft(generation, work))
        except ProgrammingError as error:
            if not isinstance(error.orig, UndefinedTable):
                raise

    def _draft(self, generation: Generation, work: _Work) -> SegmentDraft:
        draft = SegmentDraft()
        for start in range(0, len(work.sort_keys), sealing.BATCH):
            batch = work.sort_keys[start : start + sealing.BATCH]
            query = select(*sealing.SEALED_COLUMNS).where(
                _AD.listed, _AD.sort_key == any_(cast(batch, ARRAY(BigInteger)))
            )
            with self._engine.begin() as connection:
                rows = generation.on(connection).execute(query.order_by(_AD.sort_key.desc())).all()
            for row in rows:
                draft.put(SealedAd(*row))
        return draft

    def _publish(self, generation: Generation, work: _Work, draft: SegmentDraft) -> None:
        with self._engine.begin() as connection:
            generation.on(connection)
            # A draft of many ads takes its time to be packed.
            take_time(connection)
            if len(draft):
                sealing.write(connection, draft, work.version)
                remember_slips(connection, draft.words())
            suggest_changed(connection, work.version)
            # From here on whoever notes changes waits for us.
            connection.execute(search_state.update().values(sealed=work.version))
            connection.execute(search_segment.delete().where(search_segment.c.id.in_(work.segments)))
            connection.execute(search_change.delete().where(_CHANGE.version <= work.version))
            oldest = select(func.coalesce(func.min(search_segment.c.version), work.version)).scalar_subquery()
            connection.execute(search_stale.delete().where(_STALE.version <= oldest))
        with self._engine.begin() as connection:
            gone = search_posting.delete().where(search_posting.c.segment.in_(work.segments))
            generation.on(connection).execute(gone)


def _work(connection: Connection) -> _Work | None:
    """What there is to seal now; None without changes."""
    version = connection.execute(select(search_state.c.version)).scalar_one()
    changed = select(_CHANGE.stream_id).where(_CHANGE.version <= version)
    if connection.execute(changed.limit(1)).first() is None:
        return None
    listed = select(_AD.sort_key).where(_AD.listed, _AD.stream_id.in_(changed))
    sort_keys = list(connection.execute(listed).scalars())
    merged: list[int] = []
    for segment, ads in sorted(_shown(connection), key=lambda pair: len(pair[1])):
        fits = len(sort_keys) + len(ads) <= sealing.LARGEST
        if fits and (len(ads) <= _TAKEN_IN * len(sort_keys) or 2 * len(ads) <= len(segment)):
            merged.append(segment.id)
            sort_keys += segment.sort_keys(ads)
    return _Work(version, merged, sorted(sort_keys, reverse=True))


def _shown(connection: Connection) -> list[tuple[Segment, BitMap]]:
    """Every segment with those of its ads that it still shows."""
    stale = connection.execute(select(_STALE.sort_key, _STALE.version)).all()
    shown: list[tuple[Segment, BitMap]] = []
    for row in connection.execute(search_segment.select()):
        segment = Segment(row.id, row.version, row.sort_keys, row.employers, row.frequent)
        shown.append(
            (segment, segment.everything - segment.found(key for key, version in stale if version > row.version))
        )
    return shown
