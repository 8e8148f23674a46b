"""Sealing ads into segments: every key with the set of ads that have it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from secrets import randbits
from typing import Any

from sqlalchemy import BigInteger, ColumnElement, Connection, Text, cast, func, insert, select

from read_models.job_search.order import FIRST_SECOND, LAST_SECOND
from read_models.job_search.segment_draft import SealedAd, SegmentDraft
from read_models.job_search.slips import slips
from read_models.job_search.suggestions import suggest_all
from read_models.job_search.tables import search_ad, search_posting, search_segment, search_slip, search_state
from read_models.kernel.bulk import copy_rows

LARGEST = 1 << 19
"""Ads of one segment. What is in memory while it is sealed grows with it."""
SMALL = 1 << 16
"""A segment of fewer does not fill one container of a bitmap: none is made only to have one for each process."""
BATCH = 10_000
_AD = search_ad.c


def parts(connection: Connection, processes: int) -> list[Callable[[Connection], set[str]]]:
    """What sealing every listed ad consists of, each to be done for itself: segments, and suggestions.

    Each answers with words that a slip of the finger may have been meant for. So many processes have equally much to
    do, unless segments would be small.
    """
    count = connection.execute(select(func.count()).select_from(search_ad).where(_AD.listed)).scalar_one()
    fewest = -(-count // LARGEST)
    shared = -(-fewest // processes) * processes
    segments = max(shared if count >= shared * SMALL else fewest, min(processes, count // SMALL))
    bounds = [*_firsts(connection, -(-count // segments)), 0] if count else []
    return [*(partial(_seal, first=first, behind=behind) for first, behind in pairwise(bounds)), _suggest]


def finish(connection: Connection, found: Iterable[set[str]]) -> None:
    """Writes what is left when all parts are done; changes are noted from then on."""
    # In the order of the table's key: each page of its index is then written once.
    copy_rows(connection, search_slip, sorted(slips(set[str]().union(*found))))
    connection.execute(insert(search_state).values(build=new_id(), version=0, sealed=0))


def seal_all(connection: Connection) -> None:
    """Seals every listed ad of a generation that nobody reads yet; changes are noted from then on."""
    finish(connection, [part(connection) for part in parts(connection, 1)])


def _firsts(connection: Connection, size: int) -> Sequence[int]:
    """The keys with which segments of this size begin, falling."""
    place = func.row_number().over(order_by=_AD.sort_key.desc()).label("place")
    ranked = select(_AD.sort_key, place).where(_AD.listed).subquery()
    firsts = select(ranked.c.sort_key).where((ranked.c.place - 1) % size == 0).order_by(ranked.c.sort_key.desc())
    return connection.execute(firsts).scalars().all()


def _seal(connection: Connection, first: int, behind: int) -> set[str]:
    """Seals the ads from a sort key down to one that is left out."""
    draft = SegmentDraft()
    for ad in _listed(connection, first, behind):
        draft.put(ad)
    write(connection, draft, version=0)
    return set(draft.words())


def _suggest(connection: Connection) -> set[str]:
    suggest_all(connection)
    return set()


def write(connection: Connection, draft: SegmentDraft, version: int) -> int:
    """Writes a segment with its sets, and answers with its id."""
    draft.finish()
    segment = new_id()
    copy_rows(connection, search_posting, ((segment, key, ads) for key, ads in draft.sets()))
    copy_rows(
        connection,
        search_segment,
        [(segment, version, len(draft), draft.sort_keys(), draft.employers(), draft.frequent)],
    )
    return segment


def new_id() -> int:
    """Random, so that what one process holds of one filling is never taken for another's."""
    return randbits(62)


def _listed(connection: Connection, first: int, behind: int) -> Iterator[SealedAd]:
    after = first + 1
    while True:
        batch = select(*SEALED_COLUMNS).where(_AD.listed, _AD.sort_key < after, _AD.sort_key > behind)
        rows = [SealedAd(*row) for row in connection.execute(batch.order_by(_AD.sort_key.desc()).limit(BATCH))]
        yield from rows
        if len(rows) < BATCH:
            return
        after = rows[-1].sort_key


SEALED_COLUMNS: tuple[ColumnElement[Any], ...] = (
    _AD.sort_key,
    func.least(cast(func.floor(func.extract("epoch", _AD.apply_until)), BigInteger) - FIRST_SECOND, LAST_SECOND),
    _AD.pay,
    cast(_AD.title_key, Text),
    _AD.stems,
    _AD.tags,
    _AD.employer_id,
)
"""What a `SealedAd` is made of."""
