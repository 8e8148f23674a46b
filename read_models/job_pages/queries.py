"""What lists and the job page ask of the rows; a job is active by the database's clock."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, RowMapping, Select, Text, case, cast, func, select, tuple_
from sqlalchemy.dialects.postgresql import ARRAY

from domain.jobs.ad import AdPlace, JobAd
from domain.jobs.formats import JobFormat
from domain.jobs.salary import Salary
from domain.jobs.standing import Standing
from read_models.job_pages.tables import OPEN, UNEXPIRED, job_page
from read_models.job_pages.words import patterns

COLUMNS = job_page.c
CARD_COLUMNS = [column for column in COLUMNS if column.name not in {"ad", "changes", "search_text", "stream_id"}]
ACTIVE = OPEN & (COLUMNS.apply_until >= func.clock_timestamp())
STANDING = case(
    (COLUMNS.removed_at.is_not(None), Standing.REMOVED.value),
    (COLUMNS.closed_at.is_not(None), Standing.CLOSED.value),
    (COLUMNS.expired_at.is_not(None) | (COLUMNS.apply_until < func.clock_timestamp()), Standing.EXPIRED.value),
    (COLUMNS.paused_at.is_not(None), Standing.PAUSED.value),
    else_=Standing.ACTIVE.value,
)
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
    standing: Standing
    age_seconds: float

    @property
    def active(self) -> bool:
        """Whether one can apply."""
        return self.standing is Standing.ACTIVE


@dataclass(frozen=True, slots=True)
class JobChange:
    """Something that readers may have missed: when, in which way, and the names of the fields of the ad."""

    at: datetime
    kind: str
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class JobPage:
    """All that is known of a job; its changes since it was published, oldest first."""

    card: JobCard
    ad: JobAd
    changes: tuple[JobChange, ...]


@dataclass(frozen=True, slots=True)
class Due:
    """A job whose deadline has passed."""

    apply_until: datetime
    number: int


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
    """The job with this number, active or not; also one that was removed, of which nothing may be shown."""
    query = _cards().add_columns(COLUMNS.ad, COLUMNS.changes).where(COLUMNS.number == number)
    row = connection.execute(query).mappings().one_or_none()
    return page_of(row) if row else None


def list_due(connection: Connection, after: Due | None, *, limit: int) -> Sequence[Due]:
    """Jobs whose deadline has passed without being recorded, the longest ago first, those after another one."""
    conditions = [UNEXPIRED, COLUMNS.apply_until < func.clock_timestamp()]
    if after:
        conditions.append(tuple_(COLUMNS.apply_until, COLUMNS.number) > (after.apply_until, after.number))
    query = select(COLUMNS.apply_until, COLUMNS.number).where(*conditions)
    rows = connection.execute(query.order_by(COLUMNS.apply_until, COLUMNS.number).limit(limit))
    return [Due(row.apply_until, row.number) for row in rows]


def page_of(row: RowMapping | Mapping[str, Any]) -> JobPage:
    """The page that a row makes, with its `standing` and `age_seconds` at a moment."""
    changes = (
        JobChange(datetime.fromisoformat(change["at"]), change["kind"], tuple(change["fields"]))
        for change in row["changes"]
    )
    return JobPage(_card(row), JobAd.model_validate(row["ad"]), tuple(changes))


def list_by_number(connection: Connection, numbers: Sequence[int]) -> tuple[JobCard, ...]:
    """The jobs with these numbers that were not removed, active or not, in no order."""
    query = _cards().where(COLUMNS.number.in_(numbers), COLUMNS.removed_at.is_(None))
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
    return select(*CARD_COLUMNS, STANDING.label("standing"), age.label("age_seconds"))


def _card(row: RowMapping | Mapping[str, Any]) -> JobCard:
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
        standing=Standing(row["standing"]),
        age_seconds=float(row["age_seconds"]),
    )
