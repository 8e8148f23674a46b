"""Queries for job pages and cards by number; whether a job is active is decided by the database's clock."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, select, tuple_

from domain.jobs.status import is_gone
from domain.reference.preferred_languages import LanguageGroups
from read_models.job_pages.tables import OPEN, UNEXPIRED, job_page
from read_models.published_job.card import PublishedJob
from read_models.published_job.view import status_of

COLUMNS = job_page.c
ACTIVE = OPEN & (COLUMNS.apply_until >= func.clock_timestamp())
CARD_COLUMNS: list[Any] = [
    COLUMNS.number,
    COLUMNS.version,
    COLUMNS.employer_id,
    COLUMNS.employer_name,
    COLUMNS.published_at,
    COLUMNS.apply_until,
    COLUMNS.paused_at,
    COLUMNS.expired_at,
    COLUMNS.closed_at,
    COLUMNS.removed_at,
    COLUMNS.changed_at,
    COLUMNS.card,
    func.clock_timestamp().label("read_at"),
]
_CARDS = select(*CARD_COLUMNS)


@dataclass(frozen=True, slots=True)
class JobChange:
    """A public change: when, its kind, and the names of the changed fields."""

    at: datetime
    kind: str
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class JobPage:
    """The page of a job: `ad` as JSON, and its changes since publication, oldest first."""

    card: PublishedJob
    closed_at: datetime | None
    ad: Mapping[str, Any]
    changes: tuple[JobChange, ...]

    @property
    def is_gone(self) -> bool:
        """Whether search engines should forget the page, as of the moment when it was read."""
        card = self.card
        return is_gone(card.read_at, card.status, apply_until=card.apply_until, closed_at=self.closed_at)


@dataclass(frozen=True, slots=True)
class DueJob:
    """A job whose deadline has passed."""

    apply_until: datetime
    number: int


def list_similar(
    connection: Connection, card: PublishedJob, languages: LanguageGroups = (), *, limit: int = 6
) -> tuple[PublishedJob, ...]:
    """Other active jobs of the category: those in the first of these groups of languages first, of them the same
    occupation, then those nearby, then the newest."""
    category = card.fields.get("category")
    if category is None:
        return ()
    here = select(COLUMNS.area_ids).where(COLUMNS.number == card.number).scalar_subquery()
    order: list[ColumnElement[Any]] = [
        *(COLUMNS.card["language"].astext.in_(group).desc() for group in languages),
        (COLUMNS.position == card.fields.get("position")).desc(),
        COLUMNS.area_ids.overlap(here).desc(),
        COLUMNS.published_at.desc(),
        COLUMNS.number.desc(),
    ]
    conditions = [ACTIVE, COLUMNS.category == category, COLUMNS.number != card.number]
    query = _CARDS.where(*conditions).order_by(*order).limit(limit)
    return tuple(card_of_row(row) for row in connection.execute(query).mappings())


def find_page(connection: Connection, number: int) -> JobPage | None:
    """The job with this number, active or not; includes removed jobs, whose content must not be shown."""
    query = _CARDS.add_columns(COLUMNS.ad, COLUMNS.changes).where(COLUMNS.number == number)
    row = connection.execute(query).mappings().one_or_none()
    return page_of_row(row) if row else None


def list_due(connection: Connection, after: DueJob | None, *, limit: int) -> Sequence[DueJob]:
    """Jobs whose deadline has passed and is not recorded yet, the oldest deadline first; `after` continues a list."""
    conditions = [UNEXPIRED, COLUMNS.apply_until < func.clock_timestamp()]
    if after:
        conditions.append(tuple_(COLUMNS.apply_until, COLUMNS.number) > (after.apply_until, after.number))
    query = select(COLUMNS.apply_until, COLUMNS.number).where(*conditions)
    rows = connection.execute(query.order_by(COLUMNS.apply_until, COLUMNS.number).limit(limit))
    return [DueJob(row.apply_until, row.number) for row in rows]


def list_by_number(connection: Connection, numbers: Sequence[int]) -> tuple[PublishedJob, ...]:
    """The jobs with these numbers, active or not, except removed ones; in no particular order."""
    query = _CARDS.where(COLUMNS.number.in_(numbers), COLUMNS.removed_at.is_(None))
    return tuple(card_of_row(row) for row in connection.execute(query).mappings())


def list_changes(connection: Connection, numbers: Sequence[int]) -> dict[int, tuple[JobChange, ...]]:
    """The public changes of these jobs since their publication, oldest first."""
    query = select(COLUMNS.number, COLUMNS.changes).where(COLUMNS.number.in_(numbers))
    return {row.number: _changes(row.changes) for row in connection.execute(query)}


def page_of_row(row: Mapping[Any, Any]) -> JobPage:
    """The page of a row, as of its `read_at`."""
    return JobPage(card_of_row(row), row["closed_at"], row["ad"], _changes(row["changes"]))


def card_of_row(row: Mapping[Any, Any]) -> PublishedJob:
    """The card of a row, as of its `read_at`."""
    return PublishedJob(
        number=row["number"],
        version=row["version"],
        employer_id=row["employer_id"],
        employer_name=row["employer_name"],
        published_at=row["published_at"],
        apply_until=row["apply_until"],
        changed_at=row["changed_at"],
        status=status_of(row, row["read_at"]),
        read_at=row["read_at"],
        fields=row["card"],
    )


def _changes(stored: Sequence[Mapping[str, Any]]) -> tuple[JobChange, ...]:
    return tuple(
        JobChange(datetime.fromisoformat(change["at"]), change["kind"], tuple(change["fields"])) for change in stored
    )
