"""Reads one feed: fetches, imports, and records the run."""

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ClassVar
from uuid import UUID

import structlog
from sqlalchemy import text

from domain.feeds.boards.detailed_boards import DETAILED_BOARDS
from domain.feeds.detection import DetectedFormat, detect_format, why_none_fits
from domain.feeds.errors import BrokenFeed, FeedErrorCode
from domain.feeds.raw_ads import ParsedItem
from domain.feeds.register import SITEMAP, holds_all, reader_of
from domain.job_import.ad_mapper import AdMapper, FeedDefaults
from domain.job_import.report import ImportReport
from domain.job_import.runs import FeedRun, FeedRuns, Outcome
from domain.job_import.sources import FeedSource, FeedSources, is_remote
from domain.kernel.errors import Refused
from domain.kernel.process.platform import Platform
from domain.reference.gazetteer import Gazetteer
from domain.reference.occupations import Occupations
from workers.feeds.detail_pages import DetailPages
from workers.feeds.document_file import read_chunks
from workers.feeds.fetch_failures import CannotFetch, FetchFailure
from workers.feeds.file_import import job_import
from workers.feeds.http_client import Fetched, HttpClient, Version
from workers.feeds.sitemap_pages import SitemapPages

log = structlog.get_logger()

REREAD_AFTER_HOURS = 24
"""A feed is read at least once a day even if it has not changed, to extend deadlines that the import has set."""


class FeedBusy(Refused):
    """Another process is reading this feed."""

    code: ClassVar[str] = "FEED_BUSY"


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a run: bytes fetched, or items imported."""

    fetched: int = 0
    report: ImportReport | None = None


OnProgress = Callable[[Progress], None]


class FeedReader:
    """Reads feeds, each in one process at a time."""

    def __init__(self, platform: Platform, http_client: HttpClient) -> None:
        self._platform = platform
        self._http_client = http_client
        self.settings = platform.settings
        self.sources = FeedSources(platform.engine)
        self.runs = FeedRuns(platform.engine)

    def run(
        self,
        source: FeedSource,
        on_progress: OnProgress = lambda _: None,
        *,
        accept_smaller: bool = False,
        refetch: bool = False,
    ) -> FeedRun:
        """Reads the feed; its errors are recorded in the run. `refetch` reads it even if it has not changed, and so
        does `accept_smaller`, since the document to accept has been read before.

        Raises FeedBusy, and errors of the database.
        """
        refetch = refetch or accept_smaller
        with self._exclusive(source.id):
            run_id = self.runs.begin(source.id)
            self.sources.mark_started(source.id)
            try:
                run = self._read(source, run_id, on_progress, accept_smaller=accept_smaller, refetch=refetch)
            except (CannotFetch, OSError) as error:
                run = self._fail(run_id, error)
            except BaseException:
                self.runs.interrupt(run_id)
                raise
        log.info("feed_read", feed=source.name, outcome=run.outcome, code=run.code, added=run.added, closed=run.closed)
        return run

    def detect(self, location: str) -> DetectedFormat:
        """The format of the document at a URL or path. Raises BrokenFeed if none fits, CannotFetch, OSError."""
        with TemporaryDirectory(prefix="karijera-feed-") as folder:
            remote = is_remote(location)
            file = Path(folder) / "feed" if remote else Path(location)
            fetched = self._http_client.fetch(location, file) if remote else _local_file(file)
            found = detect_format(lambda: read_chunks(file), fetched.charset)
            if found is None:
                reason = why_none_fits(lambda: read_chunks(file), fetched.charset)
                raise BrokenFeed(FeedErrorCode.NOT_THIS_FORMAT, reason)
            return found

    def _read(
        self, source: FeedSource, run_id: int, on_progress: OnProgress, *, accept_smaller: bool, refetch: bool
    ) -> FeedRun:
        with TemporaryDirectory(prefix="karijera-feed-") as folder:
            file = Path(folder) / "feed" if source.is_remote else Path(source.location)
            fetched = self._fetch(source, file, on_progress, refetch=refetch) if source.is_remote else _local_file(file)
            if fetched.size is None:
                return self.runs.end(run_id, Outcome.NOT_MODIFIED)
            self.runs.record_size(run_id, fetched.size)
            report = self._import(source, run_id, file, fetched, on_progress, accept_smaller=accept_smaller)
        if report.broken:
            return self.runs.end(run_id, Outcome.BROKEN, report, code=report.broken.code, reason=report.broken.reason)
        # Pages or details that could not be fetched are tried again, even if the document itself has not changed.
        is_complete = set(FetchFailure).isdisjoint(report.refused_by_code)
        version = fetched.version if is_complete else Version()
        self.sources.record_version(source.id, version.etag, version.last_modified)
        return self.runs.end(run_id, Outcome.DONE, report)

    def _fetch(self, source: FeedSource, file: Path, on_progress: OnProgress, *, refetch: bool) -> Fetched:
        whole = refetch or not self.runs.was_read_recently(source.id, REREAD_AFTER_HOURS)
        known = Version() if whole else Version(source.etag, source.last_modified)
        return self._http_client.fetch(source.location, file, known, lambda size: on_progress(Progress(fetched=size)))

    def _import(
        self,
        source: FeedSource,
        run_id: int,
        file: Path,
        fetched: Fetched,
        on_progress: OnProgress,
        *,
        accept_smaller: bool,
    ) -> ImportReport:
        platform = self._platform
        defaults = FeedDefaults(
            source.employer, source.language, source.country, source.location if source.is_remote else ""
        )
        mapping = AdMapper(Gazetteer(), Occupations(), platform.clock, defaults)
        importing = job_import(platform, source.name)

        def record(report: ImportReport) -> None:
            self.runs.record_progress(run_id, report)
            on_progress(Progress(fetched=fetched.size or 0, report=report))

        def record_fetched(size: int) -> None:
            on_progress(Progress(fetched=(fetched.size or 0) + size))

        items = mapping.read(self._items(source, file, fetched.charset, record_fetched))
        return importing.run(items, record, holds_all=holds_all(source.format), accept_smaller=accept_smaller)

    def _items(
        self, source: FeedSource, file: Path, charset: str | None, on_progress: Callable[[int], None]
    ) -> Iterator[ParsedItem]:
        if source.format == SITEMAP:
            return SitemapPages(self._http_client, on_progress).read(read_chunks(file), charset, source.location)
        detailed = DETAILED_BOARDS.get(source.format)
        if detailed and source.is_remote and detailed.is_list(source.location):
            return DetailPages(self._http_client, detailed, on_progress).read(read_chunks(file), source.location)
        return reader_of(source.format, source.columns)(read_chunks(file), charset)

    def _fail(self, run_id: int, error: CannotFetch | OSError) -> FeedRun:
        if isinstance(error, CannotFetch):
            return self.runs.end(run_id, Outcome.FAILED, code=error.code, reason=error.reason)
        return self.runs.end(
            run_id, Outcome.FAILED, code=FetchFailure.FILE_UNREADABLE, reason=error.strerror or type(error).__name__
        )

    @contextmanager
    def _exclusive(self, source_id: UUID) -> Generator[None]:
        """Holds a lock of the database session, which is released even if this process is killed."""
        name = {"name": f"feed:{source_id}"}
        with self._platform.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            if not connection.execute(text("SELECT pg_try_advisory_lock(hashtextextended(:name, 0))"), name).scalar():
                raise FeedBusy
            try:
                yield
            finally:
                connection.execute(text("SELECT pg_advisory_unlock(hashtextextended(:name, 0))"), name)


def _local_file(file: Path) -> Fetched:
    if not file.is_file():
        raise CannotFetch(FetchFailure.FILE_UNREADABLE, "there is no such file")
    return Fetched(file.stat().st_size)
