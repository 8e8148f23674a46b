"""Reads the cards of a page as one would who has an engine beside PostgreSQL: by key, and makes the site's JSON."""

from collections.abc import Iterable, Sequence
from typing import Any, Self

import orjson
import psycopg

from api.jobs.serializers import card, card_json
from domain.jobs.status import JobStatus
from domain.kernel.locales import SOURCE_LOCALE
from read_models.job_search.index.sort_key import job_number_of
from read_models.published_job.card import PublishedJob

_CARDS = """
SELECT sort_key, version, employer_id, employer_name, published_at, apply_until, changed_at, card, statement_timestamp()
FROM read.search_ad WHERE sort_key = ANY(%s::bigint[])
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
        return cards_json(_card(rows[key]) for key in sort_keys)


def cards_json(cards: Iterable[PublishedJob]) -> bytes:
    """The cards as the site answers them, without what belongs to a viewer."""
    return b"[" + b",".join(card_json(card(job, SOURCE_LOCALE)) + b"}" for job in cards) + b"]"


def _card(row: tuple[Any, ...]) -> PublishedJob:
    sort_key, version, employer_id, employer_name, published_at, apply_until, changed_at, shown, now = row
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
        fields=orjson.loads(shown),
    )
