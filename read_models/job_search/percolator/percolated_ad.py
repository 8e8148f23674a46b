"""Reads the one ad that stored queries are matched against, with the terms it would have in an index of its own."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from sqlalchemy import Connection

from domain.reference.places import find_place
from read_models.job_search.index.bit_sliced import PAY
from read_models.job_search.index.sort_key import second_of, seconds
from read_models.job_search.index.terms import SPOT, area_term, point_of_spot_term
from read_models.job_search.index.text_analysis import PART_BREAK
from read_models.job_search.percolator.geo_cells import terms_of_place, terms_of_spot
from read_models.job_search.percolator.percolator_terms import EVERY_AD, age_term, can_be_indexed
from read_models.job_search.percolator.residual import is_fulfilled
from read_models.job_search.query.plan import DAYS
from read_models.kernel.driver_query import fetch_rows

_AD = """
SELECT listed AND apply_until >= statement_timestamp(), statement_timestamp(), sort_key, pay,
    title_words, stems, filter_terms
FROM read.search_ad WHERE stream_id = %s
"""
_AREA = area_term("")


@dataclass(frozen=True, slots=True)
class PercolatedAd:
    """`terms` are matched with anchors; the other fields implement `residual.ResidualAd`."""

    terms: frozenset[str]
    stems: str
    points: list[tuple[float, float]]
    pay: int | None
    second: int

    def fulfils(self, residual: str) -> bool:
        """Whether it fulfils a residual condition."""
        return is_fulfilled(residual, self)


def read_ad(connection: Connection, job_stream: UUID) -> PercolatedAd | None:
    """The current ad; None when it is no longer listed. Raises LookupError when there is no such ad."""
    rows = fetch_rows(connection, _AD, (job_stream,))
    if not rows:
        msg = f"no ad for stream {job_stream}"
        raise LookupError(msg)
    [(is_listed, now, sort_key, pay, title_words, stems, filter_terms)] = rows
    if not is_listed:
        return None
    second, filters = second_of(sort_key), filter_terms.split()
    as_written = (f"~{word}" for word in title_words.split())
    terms = {*stems.split(), *as_written, *filters, *_ages(second, now), EVERY_AD} - {PART_BREAK}
    if pay is not None:
        terms.add(PAY[0])
    points: list[tuple[float, float]] = []
    for point, cells in _places(filters):
        points.append(point)
        terms.update(cells)
    return PercolatedAd(frozenset(filter(can_be_indexed, terms)), stems, points, pay, second)


def _ages(second: int, now: datetime) -> Iterator[str]:
    for value, days in DAYS.items():
        if second >= seconds(now - timedelta(days=days)):
            yield age_term(value)


def _places(filters: Iterable[str]) -> Iterator[tuple[tuple[float, float], Sequence[str]]]:
    """The points of an ad, in the gazetteer or outside it, each with its terms."""
    for term in filters:
        if term.startswith(SPOT):
            point = point_of_spot_term(term)
            yield point, terms_of_spot(*point)
        elif (cells := terms_of_place(term)) and (place := find_place(int(term.removeprefix(_AREA)))):
            yield (place.latitude, place.longitude), cells
