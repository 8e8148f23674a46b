"""Ads as lists show them, read by their sort keys, and with what says whether the list is made from the present."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import cast

import orjson
from sqlalchemy import Connection

from read_models.job_search.asking import ask
from read_models.job_search.document import CardFields
from read_models.job_search.order import number_of

_QUERY = """
SELECT s.build, s.version, statement_timestamp(),
    a.sort_key, a.version, a.published_at, a.apply_until, a.changed_at, a.card
FROM read.search_state s LEFT JOIN read.search_ad a ON a.sort_key = ANY(%s::bigint[])
"""


@dataclass(frozen=True, slots=True)
class Card:
    """One ad of a list: its number, the number of its last fact, its dates, and what the employer says."""

    number: int
    version: int
    published_at: datetime
    apply_until: datetime
    changed_at: datetime
    fields: CardFields


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards in the order asked for, and the build, version and time at which they were read."""

    build: int
    version: int
    now: datetime
    cards: tuple[Card, ...]


def read_cards(connection: Connection, sort_keys: Sequence[int]) -> Cards:
    """One statement, so that all it says holds at one moment. Raises LookupError when the read model is not there."""
    rows = ask(connection, _QUERY, (list(sort_keys),))
    if not rows:
        msg = "the read model job_search is not filled"
        raise LookupError(msg)
    build, version, now = rows[0][:3]
    found = {row[3]: row for row in rows}
    cards = (
        Card(number_of(key), row[4], row[5], row[6], row[7], cast("CardFields", orjson.loads(row[8])))
        for key in sort_keys
        if (row := found.get(key))
    )
    return Cards(build, version, now, tuple(cards))
