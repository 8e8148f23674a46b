"""Sealing ads into segments: every key with the set of ads that have it."""

from collections.abc import Iterable, Iterator
from secrets import randbits
from typing import Any

from sqlalchemy import BigInteger, ColumnElement, Connection, Text, cast, func, insert, select, text

from read_models.job_search.order import FIRST_SECOND, LAST_SECOND
from read_models.job_search.segment_draft import SealedAd, SegmentDraft
from read_models.job_search.slips import slips
from read_models.job_search.suggestions import suggest_all
from read_models.job_search.tables import search_ad, search_posting, search_segment, search_slip, search_state
from read_models.kernel.bulk import copy_rows

LARGEST = 1 << 19
"""Ads of one segment. What is in memory while it is sealed grows with it."""
BATCH = 10_000
_AD = search_ad.c


def seal_all(connection: Connection) -> None:
    """Seals every listed ad of a generation that nobody reads yet; changes are noted from then on."""
    connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
    connection.execute(insert(search_state).values(build=new_id(), version=0, sealed=0))
    words: set[str] = set()
    for draft in drafts(_listed(connection)):
        write(connection, draft, version=0)
        words.update(draft.words())
    copy_rows(connection, search_slip, slips(words))
    suggest_all(connection)


def drafts(ads: Iterable[SealedAd]) -> Iterator[SegmentDraft]:
    """Drafts of as many ads as a segment holds at most; the ads come by falling sort key."""
    draft = SegmentDraft()
    for ad in ads:
        draft.put(ad)
        if len(draft) == LARGEST:
            yield draft
            draft = SegmentDraft()
    if len(draft):
        yield draft


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


def _listed(connection: Connection) -> Iterator[SealedAd]:
    behind = (1 << 63) - 1
    while True:
        batch = select(*SEALED_COLUMNS).where(_AD.listed, _AD.sort_key < behind)
        rows = [SealedAd(*row) for row in connection.execute(batch.order_by(_AD.sort_key.desc()).limit(BATCH))]
        yield from rows
        if len(rows) < BATCH:
            return
        behind = rows[-1].sort_key


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
