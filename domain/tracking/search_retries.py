"""Pairs of searches that several visitors made one after the other, as numbers only."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from urllib.parse import unquote_plus

from sqlalchemy import Connection, distinct, func, select

from domain.tracking.popular_searches import MIN_PEOPLE
from domain.tracking.tables import remembered_search

RETRIED_WITHIN = timedelta(minutes=10)
_WORDS = re.compile(r"[^\W\d_]{2,30}( [^\W\d_]{2,30}){0,3}")
"""Names of persons have fewer than five seekers; numbers and addresses are left out whoever typed them."""


@dataclass(frozen=True, slots=True)
class SearchRetry:
    """Two texts that `people` visitors searched for, the second within ten minutes of the first."""

    first: str
    second: str
    people: int


def list_retries(connection: Connection, *, most: int) -> list[SearchRetry]:
    """Pairs of at least `MIN_PEOPLE` visitors who allowed their searches to be remembered, most frequent first.

    Counted in the database: neither a visitor's id nor a pair of fewer people leaves it. Accounts are left out, since
    they were not asked. A search that was made again is in its last place only.
    """
    text = func.lower(func.substring(remembered_search.c.key, "(?:^|&)query=([^&]+)"))
    owner, searched_at = remembered_search.c.owner_id, remembered_search.c.searched_at
    searches = (
        select(
            owner,
            text.label("first"),
            func.lead(text).over(partition_by=owner, order_by=searched_at).label("second"),
            func.lead(searched_at).over(partition_by=owner, order_by=searched_at).label("retried_at"),
            searched_at,
        )
        .where(remembered_search.c.of_visitor)
        .subquery()
        .c
    )
    people = func.count(distinct(searches.owner_id))
    query = (
        select(searches.first, searches.second, people)
        .where(searches.first != searches.second, searches.retried_at - searches.searched_at <= RETRIED_WITHIN)
        .group_by(searches.first, searches.second)
        .having(people >= MIN_PEOPLE)
        .order_by(people.desc(), searches.first, searches.second)
    )
    return list(_of_words(connection.execute(query).all()))[:most]


def _of_words(rows: Sequence[Any]) -> Iterator[SearchRetry]:
    for first, second, people in rows:
        pair = unquote_plus(first), unquote_plus(second)
        if all(map(_WORDS.fullmatch, pair)):
            yield SearchRetry(*pair, people)
