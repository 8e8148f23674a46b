"""Imports the items of one feed idempotently: adds, updates, and refuses invalid ones individually."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from psycopg.errors import UniqueViolation
from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError

from domain.feeds.errors import BrokenFeed, FeedErrorCode, ItemErrorCode, RefusedItem
from domain.job_import.background_writer import BackgroundWriter
from domain.job_import.batch import BatchBuilder, Unchanged
from domain.job_import.decisions.deduplication import TitleKey
from domain.job_import.decisions.withdrawing import reason_to_keep_open
from domain.job_import.import_session import ImportSession, open_import_session
from domain.job_import.items import FeedItem, MappedItem, UnmappedItem
from domain.job_import.ports import EmployerDirectory
from domain.job_import.report import ImportReport
from domain.job_import.source_ads import write
from domain.job_import.withdrawn_ads import close_missing_ads
from domain.kernel.database.clock import Clock
from domain.kernel.errors import ConcurrencyConflict
from domain.kernel.log.event import Context
from domain.kernel.log.event_store import EventStore, VersionConflict

BATCH = 500
MAX_BATCH_CHARACTERS = 4_000_000
"""Items and characters of text per transaction."""
ATTEMPTS = 3


class JobImport:
    """Imports the items of one feed as job ads.

    `title_key` normalises titles for comparison. `keep_dates`: known ads keep their deadlines, for feeds with shifted
    dates.
    """

    def __init__(
        self,
        feed: str,
        log: EventStore,
        engine: Engine,
        employers: EmployerDirectory,
        clock: Clock,
        context: Context,
        *,
        title_key: TitleKey,
        keep_dates: bool = False,
    ) -> None:
        self._feed = feed
        self._log = log
        self._engine = engine
        self._clock = clock
        self._context = context
        self._batches = BatchBuilder(feed, log, engine, employers, context, title_key=title_key, keep_dates=keep_dates)

    def run(
        self,
        items: Iterable[MappedItem | UnmappedItem],
        on_progress: Callable[[ImportReport], None] = lambda _: None,
        *,
        holds_all: bool = False,
        accept_smaller: bool = False,
    ) -> ImportReport:
        """Reads all items, some hundreds per transaction; idempotent. Raises ConcurrencyConflict.

        When the feed breaks, what came before stays, and the report says why; a feed of which nothing was imported is
        broken, too. `holds_all`: missing ads have been
        withdrawn, and are closed if the feed is complete and not suddenly small, which `accept_smaller` overrides.
        """
        with open_import_session(self._engine, self._feed) as session:
            report = self._read(items, session, on_progress)
            if holds_all:
                self._close_missing(report, session, accept_smaller=accept_smaller)
        return report

    def _read(
        self,
        items: Iterable[MappedItem | UnmappedItem],
        session: ImportSession,
        on_progress: Callable[[ImportReport], None],
    ) -> ImportReport:
        """Reads and maps the next items while the previous ones are written."""
        report, now = ImportReport(), self._clock()

        def report_written(written: Iterable[ImportReport]) -> None:
            for part in written:
                report.add(part)
                on_progress(report)

        with BackgroundWriter[list[MappedItem | Unchanged], ImportReport](
            lambda batch: self._import(batch, session)
        ) as writing:
            try:
                for batch in in_batches(items):
                    report_written(writing.put(self._batches.map(batch, now)))
            except BrokenFeed as broken:
                report.broken = broken
            report_written(writing.drain())
        if report.broken is None and report.read == report.refused:
            report.broken = BrokenFeed(FeedErrorCode.NOTHING_READ, _nothing_read(report))
        return report

    def _import(self, batch: Sequence[MappedItem | Unchanged], session: ImportSession) -> ImportReport:
        report = ImportReport()
        items = list(self._first_occurrences(batch, session, report))
        with session.lock():
            for _ in range(ATTEMPTS):
                prepared = self._batches.prepare(items, self._clock())
                try:
                    write(self._log, self._engine, prepared.changes, prepared.write_rows)
                except VersionConflict:
                    continue
                except IntegrityError as error:
                    if not isinstance(error.orig, UniqueViolation):
                        raise
                    continue
                report.add(prepared.report)
                return report
        raise ConcurrencyConflict

    @staticmethod
    def _first_occurrences(
        batch: Sequence[MappedItem | Unchanged], session: ImportSession, report: ImportReport
    ) -> Iterator[FeedItem]:
        """The items that may have changed; repeated ids are refused."""
        first = session.add_seen([item.external_id for item in batch if item.external_id])
        report.seen += len(first)
        for item in batch:
            if isinstance(item, RefusedItem):
                report.refuse(item)
            elif item.external_id in first:
                first.remove(item.external_id)
                if isinstance(item, FeedItem):
                    yield item
                else:
                    report.unchanged += 1
            else:
                reason = "the feed used this id before"
                report.refuse(RefusedItem(item.external_id, ItemErrorCode.REPEATED_ITEM, reason, item.external_id))

    def _close_missing(self, report: ImportReport, session: ImportSession, *, accept_smaller: bool) -> None:
        report.missing = session.count_missing()
        if report.missing:
            report.kept_open = reason_to_keep_open(report, session.count_known(), accept_smaller=accept_smaller)
            if report.kept_open is None:
                with session.lock():
                    report.closed = close_missing_ads(
                        self._feed, self._log, self._engine, session, self._clock(), self._context
                    )


def _nothing_read(report: ImportReport) -> str:
    if not report.refused:
        return "the document holds no ad"
    code, count = report.refused_by_code.most_common(1)[0]
    reason = next((item.reason for item in report.sample if item.code == code), "")
    return f"all {report.refused} items were refused, {count} of them for {code}: {reason}"


def in_batches(items: Iterable[MappedItem | UnmappedItem]) -> Iterator[list[MappedItem | UnmappedItem]]:
    """Batches limited in items and characters. Items before a break of the feed form a batch too."""
    batch: list[MappedItem | UnmappedItem] = []
    length = 0
    try:
        for item in items:
            batch.append(item)
            length += _length(item)
            if len(batch) == BATCH or length > MAX_BATCH_CHARACTERS:
                yield batch
                batch, length = [], 0
    except BrokenFeed:
        if batch:
            yield batch
        raise
    if batch:
        yield batch


def _length(item: MappedItem | UnmappedItem) -> int:
    match item:
        case RefusedItem():
            return 0
        case FeedItem():
            return len(item.ad.description) + len(item.ad.requirements) + len(item.ad.benefits)
        case _:
            return item.length
