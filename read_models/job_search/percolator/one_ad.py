"""One ad as definitions are tried on it: what the search would know of it if there were no other."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from sqlalchemy import Connection

from read_models.job_search.asking import ask
from read_models.job_search.order import first_of, newness, seconds
from read_models.job_search.percolator.circles import keys_of_spots, points_of
from read_models.job_search.percolator.markers import EVERY, age_key, can_be_had
from read_models.job_search.percolator.rest import is_fulfilled
from read_models.job_search.plan import DAYS
from read_models.job_search.slices import PAY
from read_models.job_search.words import BREAK

_AD = """
SELECT listed AND apply_until >= statement_timestamp(), statement_timestamp(), sort_key, pay, stems, tags
FROM read.search_ad WHERE stream_id = %s
"""
_A_SECOND = first_of(0, 1)


@dataclass(frozen=True, slots=True)
class OneAd:
    """`keys` are those by which definitions are found; the others are as rest.py wants them."""

    keys: frozenset[str]
    stems: str
    points: list[tuple[float, float]]
    pay: int | None
    second: int

    def fulfils(self, rest: str | None) -> bool:
        """Whether it has what its keys do not tell."""
        return rest is None or is_fulfilled(rest, self)


def read_ad(connection: Connection, job_stream: UUID) -> OneAd | None:
    """The ad as it is now, None when nobody finds it. Raises LookupError when there is no such ad."""
    rows = ask(connection, _AD, (job_stream,))
    if not rows:
        msg = f"no ad for stream {job_stream}"
        raise LookupError(msg)
    [(found, now, sort_key, pay, stems, tags)] = rows
    if not found:
        return None
    second, tags = newness(sort_key) // _A_SECOND, tags.split()
    keys = {*stems.split(), *tags, *keys_of_spots(tags), *_ages(second, now), EVERY} - {BREAK}
    if pay is not None:
        keys.add(PAY[0])
    return OneAd(frozenset(filter(can_be_had, keys)), stems, points_of(tags), pay, second)


def _ages(second: int, now: datetime) -> Iterator[str]:
    for value, days in DAYS.items():
        if second >= seconds(now - timedelta(days=days)):
            yield age_key(value)
