"""Exports all jobs in batches for feeds and sitemaps, without holding a connection for the whole export."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Engine, Integer, RowMapping, cast, func, select

from read_models.job_pages.queries import ACTIVE, CARD_COLUMNS, card_of_row
from read_models.job_pages.tables import job_page
from read_models.published_job.card import PublishedJob

COLUMNS = job_page.c
_EXPORTED = select(*CARD_COLUMNS, COLUMNS.ad)
_BATCH = 500


@dataclass(frozen=True, slots=True)
class ExportedJob:
    """A job with its whole ad as stored JSON."""

    card: PublishedJob
    ad: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Part:
    """A range of job numbers with active ads, and when one of them last changed."""

    number: int
    changed_at: datetime


@dataclass(frozen=True, slots=True)
class AdAddress:
    """The parts of the URL of an ad's page, and when the ad last changed."""

    number: int
    slug: str
    changed_at: datetime


@dataclass(frozen=True, slots=True)
class AdSlug:
    """The slug by which the URL of an ad's page names it."""

    slug: str
    is_demo: bool


def all_active(engine: Engine) -> Iterator[ExportedJob]:
    """Every active ad by ascending number. No connection is held between batches."""
    after = 0
    while True:
        query = _EXPORTED.where(ACTIVE, COLUMNS.number > after).order_by(COLUMNS.number).limit(_BATCH)
        with engine.connect() as connection:
            rows = connection.execute(query).mappings().all()
        yield from map(_exported, rows)
        if len(rows) < _BATCH:
            return
        after = rows[-1]["number"]


def find_ad(connection: Connection, number: int) -> ExportedJob | None:
    """One ad, active or not; includes removed ads, whose content must not be shown."""
    row = connection.execute(_EXPORTED.where(COLUMNS.number == number)).mappings().one_or_none()
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


def list_slugs(connection: Connection, numbers: Collection[int]) -> Mapping[int, AdSlug]:
    """The slugs of these ads by number: of those that have a page, or had one."""
    query = select(COLUMNS.number, COLUMNS.slug, COLUMNS.card["demo"].astext).where(COLUMNS.number.in_(numbers))
    return {number: AdSlug(slug, demo is not None) for number, slug, demo in connection.execute(query)}


def _exported(row: RowMapping) -> ExportedJob:
    return ExportedJob(card_of_row(row), row["ad"])
