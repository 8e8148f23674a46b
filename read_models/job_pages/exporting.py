"""All ads, some at a time: for feeds and sitemaps, which are longer than a connection should be held."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Engine, Integer, RowMapping, cast, func, select

from domain.jobs.standing import Standing
from read_models.job_pages.queries import ACTIVE, STANDING
from read_models.job_pages.tables import job_page

COLUMNS = job_page.c
_BATCH = 500


@dataclass(frozen=True, slots=True)
class ExportedAd:
    """An ad as it stands, `ad` as it is stored: a JobAd's JSON."""

    number: int
    version: int
    slug: str
    standing: Standing
    employer_id: int
    employer_name: str
    published_at: datetime
    apply_until: datetime
    changed_at: datetime
    category: int | None
    ad: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Part:
    """A range of job numbers with active ads, and when the last of them changed."""

    number: int
    changed_at: datetime


@dataclass(frozen=True, slots=True)
class AdAddress:
    """What the address of an ad's page is made of."""

    number: int
    slug: str
    changed_at: datetime


_EXPORTED = (
    COLUMNS.number,
    COLUMNS.version,
    COLUMNS.slug,
    STANDING.label("standing"),
    COLUMNS.employer_id,
    COLUMNS.employer_name,
    COLUMNS.published_at,
    COLUMNS.apply_until,
    COLUMNS.changed_at,
    COLUMNS.category,
    COLUMNS.ad,
)


def all_active(engine: Engine) -> Iterator[ExportedAd]:
    """Every active ad by rising number. No connection is held while the caller is busy with what came."""
    after = 0
    while True:
        query = select(*_EXPORTED).where(ACTIVE, COLUMNS.number > after).order_by(COLUMNS.number).limit(_BATCH)
        with engine.connect() as connection:
            rows = connection.execute(query).mappings().all()
        yield from map(_exported, rows)
        if len(rows) < _BATCH:
            return
        after = rows[-1]["number"]


def find_ad(connection: Connection, number: int) -> ExportedAd | None:
    """One ad, active or not; also one that was removed, of which nothing may be shown."""
    row = connection.execute(select(*_EXPORTED).where(COLUMNS.number == number)).mappings().one_or_none()
    return _exported(row) if row else None


def list_parts(connection: Connection, size: int) -> Sequence[Part]:
    """Ranges of `size` numbers that hold active ads: part 0 has the numbers below `size`."""
    part = cast(COLUMNS.number / size, Integer).label("part")
    query = select(part, func.max(COLUMNS.changed_at)).where(ACTIVE).group_by(part).order_by(part)
    return [Part(*row) for row in connection.execute(query)]


def list_addresses(connection: Connection, part: int, size: int) -> Sequence[AdAddress]:
    """The active ads of a range of numbers."""
    query = (
        select(COLUMNS.number, COLUMNS.slug, COLUMNS.changed_at)
        .where(ACTIVE, COLUMNS.number >= part * size, COLUMNS.number < (part + 1) * size)
        .order_by(COLUMNS.number)
    )
    return [AdAddress(*row) for row in connection.execute(query)]


def _exported(row: RowMapping) -> ExportedAd:
    values: dict[str, Any] = dict(row)
    return ExportedAd(**values | {"standing": Standing(row["standing"])})
