"""Queries of employers with published ads, joined with what they say about themselves."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import (
    ARRAY,
    BigInteger,
    ColumnElement,
    Connection,
    Integer,
    RowMapping,
    Select,
    any_,
    case,
    cast,
    func,
    literal,
    select,
)

from domain.employers.tables import employer, employer_logo
from domain.reference.alphabet import CYRILLIC, alphabetical_key
from domain.reference.folding import fold
from read_models.employers.tables import OPEN, employer_job, listed_employer

LISTED = listed_employer.c
_OWN_SECTORS = employer.c.category_ids
_CATEGORY_IDS = case((func.cardinality(_OWN_SECTORS) > 0, _OWN_SECTORS), else_=LISTED.category_ids)
_CHANGED_AT = func.greatest(LISTED.changed_at, employer.c.updated_at)
_CYRILLIC_FROM = alphabetical_key(CYRILLIC[0])
_JOINED = listed_employer.join(employer, employer.c.id == LISTED.employer_id, isouter=True)
_WITH_LOGO = _JOINED.join(employer_logo, employer_logo.c.employer_id == LISTED.employer_id, isouter=True)


@dataclass(frozen=True, slots=True)
class ListedEmployer:
    """An employer as the list shows it: sectors by category id, and the places of its ads, both those of most ads
    first. Places have `name`, `country`, `geonameid` and `jobs`."""

    id: int
    name: str
    category_ids: Sequence[int]
    places: Sequence[Mapping[str, Any]]
    active_jobs: int
    logo: str | None
    """The digest of its logo."""


@dataclass(frozen=True, slots=True)
class EmployerProfile:
    """An employer with what it says about itself; each part may be empty."""

    listed: ListedEmployer
    description: str
    description_language: str
    website: str
    is_demo: bool


@dataclass(frozen=True, slots=True)
class EmployerFilters:
    """Words that names have or begin with, the letter they stand under, a sector by category id."""

    query: str = ""
    letter: str | None = None
    category_id: int | None = None


@dataclass(frozen=True, slots=True)
class EmployerPage:
    """One page; `letters` and `categories` count the employers that choosing another one would find."""

    items: Sequence[ListedEmployer]
    total: int
    letters: Mapping[str, int]
    categories: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class ProfileAddress:
    """An employer's id, and when its profile last changed."""

    employer_id: int
    changed_at: datetime


def list_employers(
    connection: Connection, filters: EmployerFilters, *, offset: int, limit: int, cyrillic_first: bool = False
) -> EmployerPage:
    """Employers by name."""
    name, letter, category = _conditions(filters)
    is_cyrillic = LISTED.alphabetical_key >= _CYRILLIC_FROM
    order = [is_cyrillic.desc() if cyrillic_first else is_cyrillic, LISTED.alphabetical_key, LISTED.employer_id]
    rows = _employers().where(*name, *letter, *category).order_by(*order)
    found = connection.execute(rows.offset(offset).limit(limit)).mappings().all()
    letters = _counts(connection, LISTED.letter, [*name, *category])
    each_category = func.unnest(_CATEGORY_IDS)
    categories = _counts(connection, each_category, [*name, *letter])
    total = sum(letters.values()) if filters.letter is None else letters.get(filters.letter, 0)
    return EmployerPage(_with_active_jobs(connection, found), total, letters, categories)


def find_employer(connection: Connection, employer_id: int) -> EmployerProfile | None:
    """The profile of an employer that is listed."""
    query = _employers().add_columns(
        func.coalesce(employer.c.description, "").label("description"),
        func.coalesce(employer.c.description_language, "").label("description_language"),
        func.coalesce(employer.c.website, "").label("website"),
        func.coalesce(employer.c.is_demo, False).label("is_demo"),
    )
    row = connection.execute(query.where(LISTED.employer_id == employer_id)).mappings().one_or_none()
    if row is None:
        return None
    (listed,) = _with_active_jobs(connection, [row])
    return EmployerProfile(listed, row["description"], row["description_language"], row["website"], row["is_demo"])


def list_parts(connection: Connection, size: int) -> Mapping[int, datetime]:
    """Ranges of `size` ids with listed employers, and the last change in each; part 0 has the ids below `size`."""
    part = cast(LISTED.employer_id / size, Integer).label("part")
    query = _listed(part, func.max(_CHANGED_AT)).group_by(part).order_by(part)
    return {row[0]: row[1] for row in connection.execute(query)}


def list_addresses(connection: Connection, part: int, size: int) -> Sequence[ProfileAddress]:
    """The listed employers of a range of ids."""
    ids = LISTED.employer_id
    query = _listed(ids, _CHANGED_AT).where(ids >= part * size, ids < (part + 1) * size).order_by(ids)
    return [ProfileAddress(*row) for row in connection.execute(query)]


def _listed(*columns: Any) -> Select[*tuple[Any, ...]]:
    return select(*columns).select_from(_JOINED).where(LISTED.jobs > 0)


def _employers() -> Select[*tuple[Any, ...]]:
    columns = (LISTED.employer_id, LISTED.name, _CATEGORY_IDS.label("category_ids"), LISTED.places)
    return select(*columns, employer_logo.c.digest.label("logo")).select_from(_WITH_LOGO).where(LISTED.jobs > 0)


Conditions = list[ColumnElement[bool]]


def _conditions(filters: EmployerFilters) -> tuple[Conditions, Conditions, Conditions]:
    """Makes the conditions of the name, the letter and the sector."""
    text = " " + LISTED.folded_name
    name: Conditions = [text.contains(f" {word}", autoescape=True) for word in fold(filters.query).split()]
    letter: Conditions = [LISTED.letter == filters.letter] if filters.letter else []
    category: Conditions = [literal(filters.category_id) == any_(_CATEGORY_IDS)] if filters.category_id else []
    return name, letter, category


def _counts(connection: Connection, what: ColumnElement[Any], conditions: Conditions) -> dict[Any, int]:
    query = _listed(what, func.count()).where(*conditions).group_by(what)
    return {row[0]: row[1] for row in connection.execute(query)}


def _with_active_jobs(connection: Connection, rows: Sequence[RowMapping]) -> list[ListedEmployer]:
    ids = literal([row["employer_id"] for row in rows], ARRAY(BigInteger))
    query = (
        select(employer_job.c.employer_id, func.count())
        .where(employer_job.c.employer_id == any_(ids), OPEN, employer_job.c.apply_until >= func.clock_timestamp())
        .group_by(employer_job.c.employer_id)
    )
    active = {row[0]: row[1] for row in connection.execute(query)}
    return [
        ListedEmployer(
            row["employer_id"],
            row["name"],
            row["category_ids"],
            row["places"],
            active.get(row["employer_id"], 0),
            row["logo"],
        )
        for row in rows
    ]
