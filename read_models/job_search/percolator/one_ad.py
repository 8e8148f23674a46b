"""One ad as definitions are tried on it: what the search would know of it if there were no other."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from sqlalchemy import Connection

from domain.reference.places import find_place
from read_models.job_search.asking import ask
from read_models.job_search.keys import SPOT, area_key, point_of_spot
from read_models.job_search.order import first_of, newness, seconds
from read_models.job_search.percolator.cells import keys_of_place, keys_of_spot
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
_AREA = area_key("")


@dataclass(frozen=True, slots=True)
class OneAd:
    """`keys` are those by which definitions are found; the others are as rest.py wants them."""

    keys: frozenset[str]
    stems: str
    points: list[tuple[float, float]]
    pay: int | None
    second: int

    def fulfils(self, rest: str) -> bool:
        """Whether it has what its keys do not tell."""
        return is_fulfilled(rest, self)


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
    keys = {*stems.split(), *tags, *_ages(second, now), EVERY} - {BREAK}
    if pay is not None:
        keys.add(PAY[0])
    points: list[tuple[float, float]] = []
    for point, cells in _places(tags):
        points.append(point)
        keys.update(cells)
    return OneAd(frozenset(filter(can_be_had, keys)), stems, points, pay, second)


def _ages(second: int, now: datetime) -> Iterator[str]:
    for value, days in DAYS.items():
        if second >= seconds(now - timedelta(days=days)):
            yield age_key(value)


def _places(tags: Iterable[str]) -> Iterator[tuple[tuple[float, float], Sequence[str]]]:
    """Where an ad is, its places in the gazetteer and its spots, and in which cells that is."""
    for tag in tags:
        if tag.startswith(SPOT):
            point = point_of_spot(tag)
            yield point, keys_of_spot(*point)
        elif (cells := keys_of_place(tag)) and (place := find_place(int(tag.removeprefix(_AREA)))):
            yield (place.latitude, place.longitude), cells
