"""Reads cards by sort key, and the version of the index in the same statement."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import orjson
from sqlalchemy import Connection

from domain.jobs.status import JobStatus
from read_models.job_search.index.sort_key import job_number_of
from read_models.job_search.search_result import IndexNotBuilt
from read_models.kernel.driver_query import fetch_rows
from read_models.published_job.card import PublishedJob

_VERSION = "SELECT build, version, statement_timestamp() FROM read.search_state"
"""Query for empty lists: PostgreSQL keeps a generic plan for `_CARDS` only while it never runs without sort keys."""
CARD_COLUMNS = (
    "a.sort_key, a.version, a.employer_id, a.employer_name, a.published_at, a.apply_until, a.changed_at, a.card"
)
_CARDS = f"""
SELECT s.build, s.version, statement_timestamp(), {CARD_COLUMNS}
FROM read.search_state s LEFT JOIN read.search_ad a ON a.sort_key = ANY(%s::bigint[])
"""  # noqa: S608 - of a constant


@dataclass(frozen=True, slots=True)
class CardBatch:
    """Cards in the order of the sort keys, and the build, version and time at which they were read."""

    build: int
    version: int
    now: datetime
    cards: tuple[PublishedJob, ...]


def read_cards(connection: Connection, sort_keys: Sequence[int]) -> CardBatch:
    """One statement, so that cards and version belong together. Raises IndexNotBuilt."""
    # As text, an array takes the driver a fifth of the time.
    keys = "{" + ",".join(map(str, sort_keys)) + "}"
    rows = fetch_rows(connection, _CARDS, (keys,)) if sort_keys else fetch_rows(connection, _VERSION, ())
    if not rows:
        raise IndexNotBuilt
    build, version, now = rows[0][:3]
    by_key = {row[3]: row for row in rows} if sort_keys else {}
    cards = (card_of_row(row[3:], now) for key in sort_keys if (row := by_key.get(key)))
    return CardBatch(build, version, now, tuple(cards))


def card_of_row(row: tuple[Any, ...], now: datetime) -> PublishedJob:
    """The card of `CARD_COLUMNS`, read at that moment; ads found by a search are active."""
    sort_key, version, employer_id, employer_name, published_at, apply_until, changed_at, card = row
    return PublishedJob(
        number=job_number_of(sort_key),
        version=version,
        employer_id=employer_id,
        employer_name=employer_name,
        published_at=published_at,
        apply_until=apply_until,
        changed_at=changed_at,
        status=JobStatus.ACTIVE,
        read_at=now,
        fields=orjson.loads(card),
    )
