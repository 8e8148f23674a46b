"""Bringing feeds in: every ad once, changed when its feed changes it, refused one by one."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import islice

from psycopg import Cursor
from psycopg.errors import UniqueViolation
from psycopg.rows import DictRow
from sqlalchemy import Engine

from domain.jobs.commands import EditJob, MoveDeadline, PublishJob
from domain.jobs.events import JobEmployer, JobFact, JobSource
from domain.jobs.feeds.items import FeedItem, Read, RefusedItem, refuse_repeated
from domain.jobs.imported import ImportedAd, find_imported, remember_changed, remember_new
from domain.jobs.job import edit, evolve, move_deadline, publish
from domain.jobs.ports import EmployerDirectory
from domain.jobs.service import Jobs, job_stream
from domain.kernel.clock import Clock
from domain.kernel.errors import LostRace, Refused
from domain.kernel.event_store import Change, EventStore, VersionConflict
from domain.kernel.facts import Context, Fact, Recorded

BATCH = 100
ATTEMPTS = 3


@dataclass
class ImportReport:
    """What became of the items of a feed."""

    added: int = 0
    changed: int = 0
    unchanged: int = 0
    refused: list[RefusedItem] = field(default_factory=list[RefusedItem])

    @property
    def read(self) -> int:
        """All items so far."""
        return self.added + self.changed + self.unchanged + len(self.refused)

    def add(self, other: "ImportReport") -> None:
        """Counts another part of the same feed in."""
        self.added += other.added
        self.changed += other.changed
        self.unchanged += other.unchanged
        self.refused += other.refused


@dataclass
class _Batch:
    """What one transaction writes: facts, and the rows that keep track of the feed."""

    report: ImportReport
    changes: list[Change] = field(default_factory=list[Change])
    new: list[ImportedAd] = field(default_factory=list[ImportedAd])
    changed: list[ImportedAd] = field(default_factory=list[ImportedAd])

    def remember(self, cursor: Cursor[DictRow]) -> None:
        """Writes the rows in the transaction of the facts."""
        remember_new(cursor, self.new)
        remember_changed(cursor, self.changed)


class JobImport:
    """Imports the items of one feed as job ads.

    `keep_dates`: the deadlines of ads that are known already stay, for feeds whose dates are moved to today.
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
        keep_dates: bool = False,
    ) -> None:
        self._feed = feed
        self._log = log
        self._engine = engine
        self._employers = employers
        self._clock = clock
        self._context = context
        self._keep_dates = keep_dates
        self._jobs = Jobs(log, engine, clock)

    def run(self, items: Iterable[Read], on_progress: Callable[[ImportReport], None] = lambda _: None) -> ImportReport:
        """Reads all items, a hundred a transaction; reading them again changes nothing. Raises LostRace."""
        report, waiting = ImportReport(), iter(refuse_repeated(items))
        while batch := list(islice(waiting, BATCH)):
            report.refused += [item for item in batch if isinstance(item, RefusedItem)]
            report.add(self._import([item for item in batch if isinstance(item, FeedItem)]))
            on_progress(report)
        return report

    def _import(self, items: Sequence[FeedItem]) -> ImportReport:
        for _ in range(ATTEMPTS):
            batch = self._prepare(items)
            try:
                self._log.append(batch.changes, beside=batch.remember)
            except (VersionConflict, UniqueViolation):
                continue
            return batch.report
        raise LostRace

    def _prepare(self, items: Sequence[FeedItem]) -> _Batch:
        known = find_imported(self._engine, self._feed, [item.external_id for item in items])
        employers = self._employers.ids_of([item.employer for item in items])
        fresh = iter(self._jobs.next_numbers(sum(item.external_id not in known for item in items)))
        batch = _Batch(ImportReport())
        for item in items:
            content_hash = self._hash(item)
            before = known.get(item.external_id)
            if before and before.content_hash == content_hash:
                batch.report.unchanged += 1
                continue
            imported = ImportedAd(
                self._feed, item.external_id, before.job_number if before else next(fresh), content_hash
            )
            try:
                if before:
                    self._revise(batch, imported, item)
                else:
                    employer = JobEmployer(id=employers[item.employer.name], name=item.employer.name)
                    self._publish(batch, imported, item, employer)
            except Refused as refusal:
                reason = (type(refusal).__doc__ or refusal.code).strip()
                batch.report.refused.append(RefusedItem(item.external_id, refusal.code, reason))
        return batch

    def _publish(self, batch: _Batch, imported: ImportedAd, item: FeedItem, employer: JobEmployer) -> None:
        command = PublishJob(
            number=imported.job_number,
            employer=employer,
            ad=item.ad,
            published_at=item.published_at,
            apply_until=item.apply_until,
            source=JobSource(feed=self._feed, external_id=item.external_id),
        )
        facts = list(publish(None, command, self._clock()))
        batch.changes.append(Change(job_stream(imported.job_number), 0, facts, self._context))
        batch.new.append(imported)
        batch.report.added += 1

    def _revise(self, batch: _Batch, imported: ImportedAd, item: FeedItem) -> None:
        history = self._jobs.history(imported.job_number)
        facts = list(self._revision(history, item))
        if not facts:
            batch.report.unchanged += 1
            return
        batch.changes.append(Change(job_stream(imported.job_number), len(history), facts, self._context))
        batch.changed.append(imported)
        batch.report.changed += 1

    def _revision(self, history: Sequence[Recorded[Fact]], item: FeedItem) -> Iterator[JobFact]:
        job = self._log.fold(None, evolve, history)
        yield from edit(job, EditJob(item.ad))
        if not self._keep_dates:
            yield from move_deadline(job, MoveDeadline(item.apply_until), self._clock())

    def _hash(self, item: FeedItem) -> bytes:
        dates = "" if self._keep_dates else item.apply_until.isoformat()
        return sha256(f"{dates}\n{item.ad.model_dump_json()}".encode()).digest()
