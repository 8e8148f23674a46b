"""Bringing feeds in: every ad once, changed when its feed changes it, refused one by one."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from psycopg.errors import UniqueViolation
from sqlalchemy import Engine

from domain.jobs.closing import close_missing, why_kept
from domain.jobs.feeds.items import FeedItem, Read, RefusedItem, UnmappedItem
from domain.jobs.feeds.refusals import BrokenFeed, Refusal
from domain.jobs.import_batch import BatchMaker, Unchanged
from domain.jobs.import_report import ImportReport
from domain.jobs.imported import write
from domain.jobs.ports import EmployerDirectory
from domain.jobs.sameness import TitleKey
from domain.jobs.turns import Reading, reading
from domain.jobs.writing_behind import WritingBehind
from domain.kernel.clock import Clock
from domain.kernel.errors import LostRace
from domain.kernel.event_store import EventStore, VersionConflict
from domain.kernel.facts import Context

BATCH = 500
LONGEST_BATCH = 4_000_000
"""Items, and characters of text, that are imported in one transaction."""
ATTEMPTS = 3


class JobImport:
    """Imports the items of one feed as job ads.

    `title_key` says what two spellings of a title have in common. `keep_dates`: the deadlines of ads that are known
    already stay, for feeds whose dates are moved to today.
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
        self._batches = BatchMaker(feed, log, engine, employers, context, title_key=title_key, keep_dates=keep_dates)

    def run(
        self,
        items: Iterable[Read | UnmappedItem],
        on_progress: Callable[[ImportReport], None] = lambda _: None,
        *,
        holds_all: bool = False,
        accept_smaller: bool = False,
    ) -> ImportReport:
        """Reads all items, some hundred a transaction; reading them again changes nothing. Raises LostRace.

        When the feed breaks, what came before stays, and the report says why. `holds_all`: ads that are missing have
        been withdrawn, and are closed if the feed is whole and not suddenly small, which `accept_smaller` overrules.
        """
        with reading(self._engine, self._feed) as seen:
            report = self._read(items, seen, on_progress)
            if holds_all:
                self._close_missing(report, seen, accept_smaller=accept_smaller)
        return report

    def _read(
        self, items: Iterable[Read | UnmappedItem], seen: Reading, on_progress: Callable[[ImportReport], None]
    ) -> ImportReport:
        """The next items are read and mapped while those before are written."""
        report, now = ImportReport(), self._clock()

        def take(written: Iterable[ImportReport]) -> None:
            for part in written:
                report.add(part)
                on_progress(report)

        with WritingBehind[list[Read | Unchanged], ImportReport](lambda batch: self._import(batch, seen)) as writing:
            try:
                for batch in in_batches(items):
                    take(writing.put(self._batches.map(batch, now)))
            except BrokenFeed as broken:
                report.broken = broken
            take(writing.rest())
        return report

    def _import(self, batch: Sequence[Read | Unchanged], seen: Reading) -> ImportReport:
        report = ImportReport()
        items = list(self._only_once(batch, seen, report))
        with seen.turn():
            for _ in range(ATTEMPTS):
                prepared = self._batches.prepare(items, self._clock())
                try:
                    write(self._log, self._engine, prepared.changes, prepared.remember)
                except (VersionConflict, UniqueViolation):
                    continue
                report.add(prepared.report)
                return report
        raise LostRace

    @staticmethod
    def _only_once(batch: Sequence[Read | Unchanged], seen: Reading, report: ImportReport) -> Iterator[FeedItem]:
        """The items that may have changed; one whose id was seen before is refused."""
        first = seen.note([item.external_id for item in batch if item.external_id])
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
                report.refuse(RefusedItem(item.external_id, Refusal.REPEATED_ITEM, reason, item.external_id))

    def _close_missing(self, report: ImportReport, seen: Reading, *, accept_smaller: bool) -> None:
        report.missing = seen.count_missing()
        if report.missing:
            report.kept_open = why_kept(report, seen.count_known(), accept_smaller=accept_smaller)
            if report.kept_open is None:
                with seen.turn():
                    report.closed = close_missing(
                        self._feed, self._log, self._engine, seen, self._clock(), self._context
                    )


def in_batches(items: Iterable[Read | UnmappedItem]) -> Iterator[list[Read | UnmappedItem]]:
    """Parts of at most so many items and characters. What came before the feed broke is a part too."""
    batch: list[Read | UnmappedItem] = []
    length = 0
    try:
        for item in items:
            batch.append(item)
            length += _length(item)
            if len(batch) == BATCH or length > LONGEST_BATCH:
                yield batch
                batch, length = [], 0
    except BrokenFeed:
        if batch:
            yield batch
        raise
    if batch:
        yield batch


def _length(item: Read | UnmappedItem) -> int:
    match item:
        case RefusedItem():
            return 0
        case FeedItem():
            return len(item.ad.description) + len(item.ad.requirements) + len(item.ad.benefits)
        case _:
            return item.length
