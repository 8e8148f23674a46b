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

_STATE = "SELECT build, version, statement_timestamp() FROM read.search_state"
"""Apart from the cards: PostgreSQL keeps one plan for any cards only while it is never asked for none of them."""
_CARDS = """
SELECT s.build, s.version, statement_timestamp(),
    a.sort_key, a.version, a.published_at, a.apply_until, a.changed_at, a.card
FROM read.search_state s LEFT JOIN read.search_ad a ON a.sort_key = ANY(%s::bigint[])
"""


class NotFilled(LookupError):
    """The read model is not there: no ad was ever published."""


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
    """One statement, so that all it says holds at one moment. Raises NotFilled."""
    rows = ask(connection, _CARDS, (list(sort_keys),)) if sort_keys else ask(connection, _STATE, ())
    if not rows:
        raise NotFilled
    build, version, now = rows[0][:3]
    found = {row[3]: row for row in rows} if sort_keys else {}
    cards = (
        Card(number_of(key), row[4], row[5], row[6], row[7], cast("CardFields", orjson.loads(row[8])))
        for key in sort_keys
        if (row := found.get(key))
    )
    return Cards(build, version, now, tuple(cards))
