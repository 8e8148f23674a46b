"""Builds the index of all listed ads: segments with posting lists, spelling corrections and suggestions."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from secrets import randbits
from typing import Any

from sqlalchemy import BigInteger, ColumnElement, Connection, Text, cast, func, insert, select

from read_models.job_search.index.segment_writer import IndexedAd, SegmentWriter
from read_models.job_search.index.sort_key import FIRST_SECOND, LAST_SECOND
from read_models.job_search.index.spelling import spelling_rows
from read_models.job_search.index.suggestions import build_suggestions
from read_models.job_search.tables import search_ad, search_posting, search_segment, search_spelling, search_state
from read_models.kernel.bulk_insert import copy_rows

MAX_SEGMENT_ADS = 1 << 19
"""Bounds the memory for building a segment."""
MIN_SEGMENT_ADS = 1 << 16
"""Ads of the smallest segment, about one container of a roaring bitmap: smaller segments are not built just to occupy
every process."""
BATCH = 10_000
_AD = search_ad.c


def build_parts(connection: Connection, processes: int) -> list[Callable[[Connection], set[str]]]:
    """The parts of the build that may run in parallel: one for each segment, and one for the suggestions.

    Each returns candidate words for spelling corrections. Ads are spread evenly over the processes, unless segments
    would become too small.
    """
    count = connection.execute(select(func.count()).select_from(search_ad).where(_AD.listed)).scalar_one()
    fewest = -(-count // MAX_SEGMENT_ADS)
    even = -(-fewest // processes) * processes
    segments = max(even if count >= even * MIN_SEGMENT_ADS else fewest, min(processes, count // MIN_SEGMENT_ADS))
    bounds = [*_first_keys(connection, -(-count // segments)), 0] if count else []
    parts = (partial(_build_segment, first=first, behind=behind) for first, behind in pairwise(bounds))
    return [*parts, _build_suggestions]


def finish_build(connection: Connection, correction_words: Iterable[set[str]]) -> None:
    """Writes the spelling corrections, which need the words of all parts; from then on changes are recorded."""
    # In the order of the table's key, so that each page of its index is written once.
    copy_rows(connection, search_spelling, sorted(spelling_rows(set[str]().union(*correction_words))))
    connection.execute(insert(search_state).values(build=new_id(), version=0, merged_version=0))


def build_index(connection: Connection) -> None:
    """Builds the index of a generation that is not live yet; from then on changes are recorded."""
    finish_build(connection, [part(connection) for part in build_parts(connection, 1)])


def write_segment(connection: Connection, writer: SegmentWriter, version: int) -> int:
    """Writes a segment with its posting lists, and returns its id."""
    writer.finish()
    segment = new_id()
    copy_rows(connection, search_posting, ((segment, term, ads) for term, ads in writer.postings()))
    copy_rows(
        connection,
        search_segment,
        [(segment, version, len(writer), writer.sort_keys(), writer.employers(), writer.frequent_stems)],
    )
    return segment


def new_id() -> int:
    """A random id, so that cache entries of one build are never mistaken for those of another."""
    return randbits(62)


def _first_keys(connection: Connection, size: int) -> Sequence[int]:
    """The first sort key of each segment of this size, descending."""
    place = func.row_number().over(order_by=_AD.sort_key.desc()).label("place")
    ranked = select(_AD.sort_key, place).where(_AD.listed).subquery()
    first = select(ranked.c.sort_key).where((ranked.c.place - 1) % size == 0).order_by(ranked.c.sort_key.desc())
    return connection.execute(first).scalars().all()


def _build_segment(connection: Connection, first: int, behind: int) -> set[str]:
    """Builds a segment of the ads from sort key `first` down to `behind`, exclusive; returns its correction words."""
    writer = SegmentWriter()
    for ad in _listed_ads(connection, first, behind):
        writer.put(ad)
    write_segment(connection, writer, version=0)
    return set(writer.correction_words())


def _build_suggestions(connection: Connection) -> set[str]:
    build_suggestions(connection)
    return set()


def _listed_ads(connection: Connection, first: int, behind: int) -> Iterator[IndexedAd]:
    after = first + 1
    while True:
        batch = select(*INDEXED_COLUMNS).where(_AD.listed, _AD.sort_key < after, _AD.sort_key > behind)
        rows = [IndexedAd(*row) for row in connection.execute(batch.order_by(_AD.sort_key.desc()).limit(BATCH))]
        yield from rows
        if len(rows) < BATCH:
            return
        after = rows[-1].sort_key


INDEXED_COLUMNS: tuple[ColumnElement[Any], ...] = (
    _AD.sort_key,
    func.least(cast(func.floor(func.extract("epoch", _AD.apply_until)), BigInteger) - FIRST_SECOND, LAST_SECOND),
    _AD.pay,
    cast(_AD.title_words, Text),
    _AD.stems,
    _AD.filter_terms,
    _AD.employer_id,
)
"""The columns of an `IndexedAd`."""
