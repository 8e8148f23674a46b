"""Counts of page views: by day and coarse classes, and by day and job. Nothing in them is about a person."""

import threading
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import structlog
from sqlalchemy import Connection, Date, Engine, Table, literal_column
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError

from domain.kernel.values.locales import Locale
from domain.tracking.tables import job_views, page_views

FLUSH_SECONDS = 5.0
"""A process that is killed loses the views of this time at most."""
_MAX_WAITING = 20_000
"""Counters kept while the database is away; more are dropped."""
TODAY = literal_column("(clock_timestamp() AT TIME ZONE 'Europe/Zagreb')::date", Date)
"""The day that a view belongs to, by the database's clock."""

log = structlog.get_logger()


class Referrer(StrEnum):
    """The class of the site that led to a page; its address is never kept."""

    NONE = "none"
    THIS_SITE = "this-site"
    SEARCH_ENGINE = "search-engine"
    SOCIAL_NETWORK = "social-network"
    OTHER_SITE = "other-site"


class Device(StrEnum):
    PHONE = "phone"
    DESKTOP = "desktop"


@dataclass(frozen=True, slots=True)
class PageView:
    """A page that somebody opened. `referrer` and `device` are None where few people come, so that they would tell
    somebody apart; `job_number` is stored apart from the rest for the same reason."""

    route: str
    locale: Locale
    referrer: Referrer | None = None
    device: Device | None = None
    job_number: int | None = None


class PageViewCounter:
    """Adds up views in memory and writes them every few seconds from a thread, so that no page waits for it."""

    def __init__(self, engine: Engine, flush_seconds: float = FLUSH_SECONDS) -> None:
        self._engine = engine
        self._flush_seconds = flush_seconds
        self._lock = threading.Lock()
        self._waiting: Counter[PageView] = Counter()
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None

    def count(self, view: PageView) -> None:
        """Adds one. Never waits for the database."""
        with self._lock:
            if view in self._waiting or len(self._waiting) < _MAX_WAITING:
                self._waiting[view] += 1
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="page-views", daemon=True)
                self._thread.start()

    def flush(self) -> None:
        """Writes what was counted; keeps it for the next time when the database is away."""
        with self._lock:
            taken, self._waiting = self._waiting, Counter()
        try:
            self._write(taken)
        except SQLAlchemyError as error:
            log.warning("page_views_not_written", error=type(error).__name__)
            with self._lock:
                self._waiting += taken

    def close(self) -> None:
        """Writes the rest and ends the thread."""
        self._stop.set()
        if self._thread:
            self._thread.join()
        self.flush()

    def _run(self) -> None:
        while not self._stop.wait(self._flush_seconds):
            self.flush()

    def _write(self, counted: Mapping[PageView, int]) -> None:
        pages: Counter[tuple[str, ...]] = Counter()
        jobs: Counter[int] = Counter()
        for view, times in counted.items():
            pages[view.route, view.locale, view.referrer or "", view.device or ""] += times
            if view.job_number is not None:
                jobs[view.job_number] += times
        names = ("route", "language", "referrer", "device")
        # Sorted, so that two processes lock rows in the same order.
        page_rows = [dict(zip(names, key, strict=True)) | {"views": times} for key, times in sorted(pages.items())]
        job_rows = [{"job_number": number, "views": times} for number, times in sorted(jobs.items())]
        if page_rows:
            with self._engine.begin() as connection:
                _add(connection, page_views, page_rows)
                _add(connection, job_views, job_rows)


def _add(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    if not rows:
        return
    statement = insert(table).values([{"day": TODAY, **row} for row in rows])
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=list(table.primary_key.columns),
            set_={"views": table.c.views + statement.excluded.views},
        )
    )
