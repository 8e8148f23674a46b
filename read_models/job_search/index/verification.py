"""Checks the index against the ads that it is derived from: segments, posting lists, suggestions, corrections."""

from collections.abc import Iterator

import numpy as np
from pyroaring import BitMap
from sqlalchemy import BigInteger, Connection, any_, cast, func, select
from sqlalchemy.dialects.postgresql import ARRAY

from domain.reference.language.spelling import deletes
from read_models.job_search.index.build import BATCH, INDEXED_COLUMNS
from read_models.job_search.index.segment import Segment, ad_numbers
from read_models.job_search.index.segment_writer import IndexedAd, SegmentWriter
from read_models.job_search.index.spelling import is_correctable
from read_models.job_search.index.suggestions import suggestion_faults
from read_models.job_search.tables import (
    search_ad,
    search_change,
    search_posting,
    search_recount,
    search_segment,
    search_spelling,
    search_stale,
    search_state,
)

_AD, _CHANGE, _STALE = search_ad.c, search_change.c, search_stale.c
_ROWS_AT_ONCE = 5_000
_STREAMED = {"yield_per": _ROWS_AT_ONCE}


def index_faults(connection: Connection) -> Iterator[str]:
    """Yields the faults of the index, each in a few words; nothing for an index that finds exactly the listed ads.

    Needs a snapshot of one moment. Memory: what building the largest segment needs, and 16 bytes for each ad.
    """
    states = connection.execute(search_state.select()).all()
    if len(states) != 1:
        yield f"search_state has {len(states)} rows"
        return
    yield from _version_faults(connection)
    sort_keys: list[np.ndarray] = []
    for segment_id in connection.execute(select(search_segment.c.id).order_by(search_segment.c.id)).scalars().all():
        yield from _segment_faults(connection, segment_id, sort_keys)
    yield from _coverage_faults(connection, np.concatenate(sort_keys) if sort_keys else np.empty(0, np.int64))
    yield from _malformed_corrections(connection)
    yield from suggestion_faults(connection)


def _version_faults(connection: Connection) -> Iterator[str]:
    state = search_state.c
    for name, is_wrong in (
        ("search_state", select(state.build).where(state.merged_version > state.version)),
        ("search_segment", select(state.build).where(search_segment.c.version > state.merged_version)),
        ("search_change", select(state.build).where(~_CHANGE.version.between(state.merged_version + 1, state.version))),
        ("search_recount", select(state.build).where(search_recount.c.version > state.version)),
        ("search_stale", select(state.build).where(_STALE.version > state.version)),
    ):
        if connection.execute(is_wrong.limit(1)).first():
            yield f"{name} has a version that cannot be"


def _segment_faults(connection: Connection, segment_id: int, sort_keys: list[np.ndarray]) -> Iterator[str]:
    """Compares one segment with posting lists made anew from its ads that are not stale."""
    row = connection.execute(search_segment.select().where(search_segment.c.id == segment_id)).one()
    segment = Segment(row.id, row.version, row.sort_keys, row.employers, row.frequent_stems)
    stale = connection.execute(select(_STALE.sort_key).where(_STALE.version > row.version)).scalars()
    visible = segment.everything - segment.ads_with(stale)
    keys = segment.sort_keys(visible)
    sort_keys.append(np.array(keys, np.int64))
    if row.size != len(segment) or np.any(np.diff(-np.array(segment.sort_keys(segment.everything), np.int64)) <= 0):
        yield f"segment {segment_id} is out of order"
        return
    writer = SegmentWriter(frequent_stems=segment.frequent_stems)
    employers: list[int] = []
    for ad in _ads(connection, keys):
        writer.put(ad)
        employers.append(ad.employer_id)
    if len(writer) != len(visible):
        yield f"segment {segment_id} has {len(visible) - len(writer)} ads that are not listed"
        return
    if employers != segment.employers(visible):
        yield f"segment {segment_id} has wrong employers"
    writer.finish()
    yield from _posting_faults(connection, segment_id, visible, writer)
    yield from _missing_corrections(connection, segment_id, set(filter(is_correctable, writer.correction_words())))


def _ads(connection: Connection, keys: list[int]) -> Iterator[IndexedAd]:
    for start in range(0, len(keys), BATCH):
        wanted = cast(keys[start : start + BATCH], ARRAY(BigInteger))
        query = select(*INDEXED_COLUMNS).where(_AD.listed, _AD.sort_key == any_(wanted))
        for row in connection.execute(query.order_by(_AD.sort_key.desc())):
            yield IndexedAd(*row)


def _posting_faults(connection: Connection, segment_id: int, visible: BitMap, writer: SegmentWriter) -> Iterator[str]:
    numbers = ad_numbers(visible)
    expected = dict(writer.postings())
    stored = select(search_posting.c.term, search_posting.c.ads).where(search_posting.c.segment == segment_id)
    rows = connection.execute(stored, execution_options=_STREAMED)
    for term, packed in rows:
        ads = BitMap.deserialize(bytes(packed)) & visible
        # Made anew, ads are numbered without those that are stale.
        anew = BitMap(np.searchsorted(numbers, ad_numbers(ads)).astype(np.uint32))
        wanted = expected.pop(term, None)
        if anew != (BitMap() if wanted is None else BitMap.deserialize(wanted)):
            yield f"segment {segment_id} has a wrong posting list of {term}"
    yield from (f"segment {segment_id} has no posting list of {term}" for term in expected)


def _coverage_faults(connection: Connection, indexed: np.ndarray) -> Iterator[str]:
    """Each listed ad is in one segment, or was changed since the last merge."""
    pending = select(_CHANGE.stream_id)
    unchanged = select(_AD.sort_key).where(_AD.listed, _AD.stream_id.not_in(pending)).order_by(_AD.sort_key)
    rows = connection.execute(unchanged, execution_options=_STREAMED)
    listed = np.fromiter(rows.scalars(), np.int64)
    if not np.array_equal(listed, np.sort(indexed)):
        missing = len(np.setdiff1d(listed, indexed))
        yield f"{missing} listed ads are in no segment, {len(indexed) - len(listed) + missing} too many are in one"


def _missing_corrections(connection: Connection, segment_id: int, words: set[str]) -> Iterator[str]:
    """Words of the segment that are not stored under each of their deletions."""
    remaining = sorted(words)
    for start in range(0, len(remaining), _ROWS_AT_ONCE):
        wanted = remaining[start : start + _ROWS_AT_ONCE]
        column = search_spelling.c.word
        counts = select(column, func.count().label("deletions")).where(column.in_(wanted)).group_by(column)
        stored = {row.word: row.deletions for row in connection.execute(counts)}
        for word in wanted:
            if stored.get(word, 0) != len(set(deletes(word))):
                yield f"segment {segment_id} has a word without all its corrections: {word}"


def _malformed_corrections(connection: Connection) -> Iterator[str]:
    for deletion, word in connection.execute(search_spelling.select(), execution_options=_STREAMED):
        if not is_correctable(word) or deletion not in deletes(word):
            yield f"search_spelling has {word} under {deletion}"
