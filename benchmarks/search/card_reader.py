"""Reads the cards of a page as one would who has an engine beside PostgreSQL: by key, and makes the site's JSON."""

from collections.abc import Iterable, Sequence
from typing import Self

import psycopg

from api.jobs.serializers import card, card_json
from domain.kernel.values.locales import SOURCE_LOCALE
from read_models.job_search.index.cards import CARD_COLUMNS, card_of_row
from read_models.published_job.card import PublishedJob

_CARDS = f"""
SELECT {CARD_COLUMNS}, statement_timestamp() FROM read.search_ad a WHERE a.sort_key = ANY(%s::bigint[])
"""


class CardReader:
    """One open connection, which has the statement prepared after its first uses."""

    def __init__(self, database_url: str) -> None:
        self._connection = psycopg.connect(database_url, autocommit=True)
        self._cursor = self._connection.cursor(binary=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()

    def read(self, sort_keys: Sequence[int]) -> bytes:
        """The cards of these ads in this order, as a list in JSON."""
        rows = {row[0]: row for row in self._cursor.execute(_CARDS, (list(sort_keys),), prepare=True)}
        return cards_json(card_of_row(rows[key][:-1], rows[key][-1]) for key in sort_keys)


def cards_json(cards: Iterable[PublishedJob]) -> bytes:
    """The cards as the site answers them, without what belongs to a viewer."""
    return b"[" + b",".join(card_json(card(job, SOURCE_LOCALE)) + b"}" for job in cards) + b"]"
