"""Query for the salaries that ads name, for comparison: of open ads and of those that ended within a year."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from sqlalchemy import Connection, func, select

from domain.reference.positions import find_position
from read_models.job_pages.queries import COLUMNS

MONTHS = 12
WITHIN = timedelta(days=365)
"""Time since its end within which an ad counts: a year."""

MAX_ADS = 300
"""The newest ads say enough, and no group of ads takes longer to read than so many."""


@dataclass(frozen=True, slots=True)
class OfferedSalary:
    """The salary that an ad shows, as it is stored. `places` are those of the ad."""

    employer_id: int
    salary: Mapping[str, Any]
    places: Sequence[Mapping[str, Any]]
    is_part_time: bool
    is_demo: bool


@dataclass(frozen=True, slots=True)
class SalaryFilter:
    """Ads of an occupation by its code, or of a category by its number, in a place, region or country by its id, with
    salaries in that currency. Ads that name a second country are left out."""

    position: str | None
    category: int | None
    area: str
    country: str
    currency: str
    with_demo: bool


_NO_SALARY = ("student", "internship")
"""Paid by other rules than an employment."""


def list_offered_salaries(connection: Connection, wanted: SalaryFilter) -> Sequence[OfferedSalary]:
    """The newest first, at most MAX_ADS. Without salaries that are hidden, and without removed ads."""
    card = COLUMNS.card
    known = find_position(wanted.position) if wanted.position else None
    others = func.array_remove(COLUMNS.area_ids, wanted.country)
    conditions = [
        COLUMNS.category == (known.category.id if known else wanted.category),
        COLUMNS.area_ids.contains([wanted.area]),
        func.array_to_string(others, ",").op("!~")(r"(^|,)[A-Z]{2}(,|$)"),
        COLUMNS.removed_at.is_(None),
        func.least(COLUMNS.closed_at, COLUMNS.apply_until) >= func.clock_timestamp() - WITHIN,
        card["salary"]["shown"].astext == "true",
        card["salary"]["currency"].astext == wanted.currency,
        func.coalesce(card["employment"].astext, "").not_in(_NO_SALARY),
    ]
    if wanted.position:
        conditions.append(COLUMNS.position == wanted.position)
    if not wanted.with_demo:
        conditions.append(card["demo"].astext.is_(None))
    newest = (COLUMNS.published_at.desc(), COLUMNS.number.desc())
    query = select(COLUMNS.employer_id, card).where(*conditions).order_by(*newest).limit(MAX_ADS)
    return [_of_row(employer_id, fields) for employer_id, fields in connection.execute(query)]


def _of_row(employer_id: int, fields: Mapping[str, Any]) -> OfferedSalary:
    is_part_time = fields.get("working_time") == "part-time"
    return OfferedSalary(employer_id, fields["salary"], fields["places"], is_part_time, fields.get("demo") is not None)
