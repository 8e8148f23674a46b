"""Configured feeds: name, format, location, schedule."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime, timedelta
from typing import ClassVar
from uuid import UUID

from sqlalchemy import Engine, RowMapping, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from domain.feeds.formats.csv_rows import FIELDS
from domain.feeds.register import CSV, FEED_FORMATS, SITEMAP
from domain.job_import.tables import feed_source
from domain.kernel.errors import InvalidInput, NotFound, Refused
from domain.kernel.values.ids import new_id

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
RESERVED_NAMES = frozenset({"demo", "tts", "usajobs"})
"""Names of the demo ads and of the archives of federal ads."""
COUNTRY, LANGUAGE = re.compile(r"[A-Z]{2}"), re.compile(r"[a-z]{2,3}")
MIN_PERIOD, MAX_PERIOD = timedelta(minutes=5), timedelta(days=31)
MAX_LOCATION_LENGTH = 2000
MAX_COLUMN_LENGTH = 200


class FeedNotFound(NotFound):
    """There is no feed of this name."""

    code: ClassVar[str] = "FEED_NOT_FOUND"


class FeedAlreadyExists(Refused):
    """There is a feed of this name."""

    code: ClassVar[str] = "FEED_ALREADY_THERE"


@dataclass(frozen=True, slots=True, kw_only=True)
class NewFeed:
    """A feed to be added. `location` is a URL or an absolute path; without `every` it is read on command only.

    `employer`, `language` and `country` are defaults for items that lack them. `columns` are the names of columns by
    field, for CSV that names them otherwise.
    """

    name: str
    format: str
    location: str
    employer: str = ""
    language: str | None = None
    country: str | None = None
    every: timedelta | None = None
    columns: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True, slots=True, kw_only=True)
class FeedSource(NewFeed):
    """A stored feed, with the HTTP validators of the last version read."""

    id: UUID
    paused: bool
    due_at: datetime | None
    etag: str
    last_modified: str

    @property
    def is_remote(self) -> bool:
        return is_remote(self.location)


def is_remote(location: str) -> bool:
    """Whether it is fetched over HTTP rather than read from a file."""
    return location.startswith(("http://", "https://"))


class FeedSources:
    """The feeds of the site."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def add(self, feed: NewFeed) -> FeedSource:
        """Adds a feed, due at once if it has a period. Raises InvalidInput, FeedAlreadyExists."""
        _check(feed)
        values = asdict(feed) | {"id": new_id(), "due_at": func.clock_timestamp() if feed.every else None}
        statement = insert(feed_source).values(values).on_conflict_do_nothing().returning(feed_source)
        with self._engine.begin() as connection:
            row = connection.execute(statement).mappings().one_or_none()
        if row is None:
            raise FeedAlreadyExists
        return _source(row)

    def get(self, name: str) -> FeedSource:
        """Raises FeedNotFound."""
        with self._engine.connect() as connection:
            row = connection.execute(select(feed_source).where(feed_source.c.name == name)).mappings().one_or_none()
        if row is None:
            raise FeedNotFound
        return _source(row)

    def find(self, source_id: UUID) -> FeedSource | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(feed_source).where(feed_source.c.id == source_id)).mappings().one_or_none()
        return _source(row) if row else None

    def list_by_name(self) -> Sequence[FeedSource]:
        with self._engine.connect() as connection:
            return [_source(row) for row in connection.execute(select(feed_source).order_by("name")).mappings()]

    def list_due(self) -> Sequence[FeedSource]:
        """Feeds that are due, by the database's clock."""
        due = feed_source.c.due_at <= func.clock_timestamp()
        query = select(feed_source).where(due, ~feed_source.c.paused).order_by("due_at")
        with self._engine.connect() as connection:
            return [_source(row) for row in connection.execute(query).mappings()]

    def pause(self, name: str, *, paused: bool) -> None:
        """A paused feed is not read on schedule. A resumed one is due at once. Raises FeedNotFound."""
        due = None if paused else func.clock_timestamp()
        values = {"paused": paused, "due_at": due}
        statement = update(feed_source).where(feed_source.c.name == name)
        with self._engine.begin() as connection:
            found = connection.execute(statement.values(paused=paused)).rowcount
            connection.execute(statement.where(feed_source.c.every.is_not(None)).values(values))
        if not found:
            raise FeedNotFound

    def mark_started(self, source_id: UUID) -> None:
        """Sets the next due time, one period from now."""
        with self._engine.begin() as connection:
            connection.execute(
                update(feed_source)
                .where(feed_source.c.id == source_id, ~feed_source.c.paused)
                .values(due_at=func.clock_timestamp() + feed_source.c.every)
            )

    def record_version(self, source_id: UUID, etag: str, last_modified: str) -> None:
        """Stores the HTTP validators of the document that was read completely."""
        changed = or_(feed_source.c.etag != etag, feed_source.c.last_modified != last_modified)
        statement = update(feed_source).where(feed_source.c.id == source_id, changed)
        with self._engine.begin() as connection:
            connection.execute(statement.values(etag=etag, last_modified=last_modified))


def _check(feed: NewFeed) -> None:
    wrong = {
        "name": not NAME.fullmatch(feed.name) or feed.name in RESERVED_NAMES,
        "format": feed.format not in FEED_FORMATS or (feed.format == SITEMAP and not is_remote(feed.location)),
        "location": not (is_remote(feed.location) or feed.location.startswith("/"))
        or len(feed.location) > MAX_LOCATION_LENGTH
        or not feed.location.isprintable(),
        "employer": len(feed.employer) > 200 or not feed.employer.isprintable(),
        "language": feed.language is not None and not LANGUAGE.fullmatch(feed.language),
        "country": feed.country is not None and not COUNTRY.fullmatch(feed.country),
        "columns": not _are_columns(feed),
        "every": feed.every is not None and not MIN_PERIOD <= feed.every <= MAX_PERIOD,
    }
    for name, is_wrong in wrong.items():
        if is_wrong:
            raise InvalidInput.field(name, "INVALID_INPUT")


def _are_columns(feed: NewFeed) -> bool:
    """Checks the columns of a feed, which only CSV may have: our fields, each with the name of one column."""
    names = [name.strip().casefold() for name in feed.columns.values()]
    are_names = all(name and name.isprintable() and len(name) <= MAX_COLUMN_LENGTH for name in names)
    return not feed.columns or (
        feed.format == CSV and feed.columns.keys() <= FIELDS and are_names and len(set(names)) == len(names)
    )


def _source(row: RowMapping) -> FeedSource:
    return FeedSource(**{name: row[name] for name in FeedSource.__dataclass_fields__})
