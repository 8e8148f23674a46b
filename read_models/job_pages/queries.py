"""What lists and the job page ask of the rows; a job is active by the database's clock."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, RowMapping, Select, Text, case, cast, func, select
from sqlalchemy.dialects.postgresql import ARRAY

from domain.jobs.ad import AdPlace, JobAd
from domain.jobs.formats import JobFormat
from domain.jobs.salary import Salary
from read_models.job_pages.tables import job_page
from read_models.job_pages.words import patterns

COLUMNS = job_page.c
CARD_COLUMNS = [column for column in COLUMNS if column.name not in {"ad", "search_text", "stream_id"}]
ACTIVE = COLUMNS.closed_at.is_(None) & (COLUMNS.apply_until >= func.clock_timestamp())
NEWEST_FIRST = (COLUMNS.published_at.desc(), COLUMNS.number.desc())


@dataclass(frozen=True, slots=True)
class JobCard:
    """What a list shows of a job."""

    number: int
    version: int
    title: str
    slug: str
    language: str
    position: str | None
    category: int | None
    employer_id: int
    employer_name: str
    places: tuple[AdPlace, ...]
    work_mode: str
    salary: Salary | None
    application_types: tuple[str, ...]
    format: str
    demo: str | None
    published_at: datetime
    apply_until: datetime
    closed_at: datetime | None
    changed_at: datetime
    active: bool
    age_seconds: float


@dataclass(frozen=True, slots=True)
class JobPage:
    """All that is known of a job."""

    card: JobCard
    ad: JobAd


@dataclass(frozen=True, slots=True)
class CardList:
    """One page of a list, and how many there are in all."""

    cards: tuple[JobCard, ...]
    total: int


def list_cards(
    connection: Connection, *, query: str = "", locations: Sequence[str] = (), page: int = 1, per_page: int = 20
) -> CardList:
    """Active jobs whose title, employer or place have all words of the query, in any of the locations.

    Locations are ids of places, regions or countries. What was paid for comes first, then the newest.
    """
    conditions = [ACTIVE, *(COLUMNS.search_text.like(pattern) for pattern in patterns(query))]
    if locations:
        conditions.append(COLUMNS.area_ids.overlap(cast(locations, ARRAY(Text))))
    return _page(connection, conditions, (COLUMNS.tier.desc(), *NEWEST_FIRST), page, per_page)


def list_featured(
    connection: Connection, formats: Sequence[JobFormat], *, page: int = 1, per_page: int = 20
) -> CardList:
    """Active jobs of these formats, those of the first format first."""
    order = case({name.value: rank for rank, name in enumerate(formats)}, value=COLUMNS.format)
    return _page(connection, [ACTIVE, COLUMNS.format.in_(formats)], (order, *NEWEST_FIRST), page, per_page)


def list_similar(connection: Connection, card: JobCard, *, limit: int = 6) -> tuple[JobCard, ...]:
    """Other active jobs of the category: the same occupation first, then those nearby, then the newest."""
    if card.category is None:
        return ()
    here = select(COLUMNS.area_ids).where(COLUMNS.number == card.number).scalar_subquery()
    order: list[ColumnElement[Any]] = [
        (COLUMNS.position == card.position).desc(),
        COLUMNS.area_ids.overlap(here).desc(),
        *NEWEST_FIRST,
    ]
    conditions = [ACTIVE, COLUMNS.category == card.category, COLUMNS.number != card.number]
    query = _cards().where(*conditions).order_by(*order).limit(limit)
    return tuple(_card(row) for row in connection.execute(query).mappings())


def find_page(connection: Connection, number: int) -> JobPage | None:
    """The job with this number, active or not."""
    query = _cards().add_columns(COLUMNS.ad).where(COLUMNS.number == number)
    row = connection.execute(query).mappings().one_or_none()
    return JobPage(_card(row), JobAd.model_validate(row["ad"])) if row else None


def list_by_number(connection: Connection, numbers: Sequence[int]) -> tuple[JobCard, ...]:
    """The jobs with these numbers, active or not, in no order."""
    query = _cards().where(COLUMNS.number.in_(numbers))
    return tuple(_card(row) for row in connection.execute(query).mappings())


def _page(
    connection: Connection,
    conditions: Sequence[ColumnElement[bool]],
    order: Sequence[ColumnElement[Any]],
    page: int,
    per_page: int,
) -> CardList:
    total = connection.execute(select(func.count()).select_from(job_page).where(*conditions)).scalar_one()
    offset = (page - 1) * per_page
    if offset >= total:
        return CardList((), total)
    query = _cards().where(*conditions).order_by(*order).offset(offset).limit(per_page)
    return CardList(tuple(_card(row) for row in connection.execute(query).mappings()), total)


def _cards() -> Select[Any]:
    age = func.extract("epoch", func.clock_timestamp() - COLUMNS.published_at)
    return select(*CARD_COLUMNS, ACTIVE.label("active"), age.label("age_seconds"))


def _card(row: RowMapping) -> JobCard:
    return JobCard(
        number=row["number"],
        version=row["version"],
        title=row["title"],
        slug=row["slug"],
        language=row["language"],
        position=row["position"],
        category=row["category"],
        employer_id=row["employer_id"],
        employer_name=row["employer_name"],
        places=tuple(AdPlace.model_validate(place) for place in row["places"]),
        work_mode=row["work_mode"],
        salary=Salary.model_validate(row["salary"]) if row["salary"] else None,
        application_types=tuple(row["application_types"]),
        format=row["format"],
        demo=row["demo"],
        published_at=row["published_at"],
        apply_until=row["apply_until"],
        closed_at=row["closed_at"],
        changed_at=row["changed_at"],
        active=row["active"],
        age_seconds=float(row["age_seconds"]),
    )
