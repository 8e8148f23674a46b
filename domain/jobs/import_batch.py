"""What one transaction of an import writes: facts, and the rows that keep track of the feed."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import sha256
from typing import cast

from psycopg import Cursor
from psycopg.rows import DictRow
from sqlalchemy import Engine

from domain.jobs.commands import JoinSource, PublishJob
from domain.jobs.errors import SourceKeptApart
from domain.jobs.events import JobEmployer, JobFact, JobSource
from domain.jobs.feeds.items import FeedItem, Read, RefusedItem, UnmappedItem
from domain.jobs.import_report import ImportReport
from domain.jobs.imported import ImportedAd, find_imported, remember_changed, remember_new
from domain.jobs.job import JobState, evolve, publish
from domain.jobs.ports import EmployerDirectory
from domain.jobs.revising import is_due, revise
from domain.jobs.sameness import TitleKey, apply_key, match_key
from domain.jobs.service import Jobs, job_stream
from domain.jobs.sources import join_source
from domain.jobs.twins import Twins
from domain.kernel.errors import Refused
from domain.kernel.event_store import Change, EventStore
from domain.kernel.facts import Context

MOST_EMPLOYERS = 50_000


@dataclass
class Batch:
    """Nothing of it is written yet."""

    report: ImportReport = field(default_factory=ImportReport)
    changes: list[Change] = field(default_factory=list[Change])
    new: list[ImportedAd] = field(default_factory=list[ImportedAd])
    changed: list[ImportedAd] = field(default_factory=list[ImportedAd])

    def remember(self, cursor: Cursor[DictRow]) -> None:
        """Writes the rows in the transaction of the facts."""
        remember_new(cursor, self.new)
        remember_changed(cursor, self.changed)


@dataclass(frozen=True, slots=True)
class Unchanged:
    """An item that says what it said when it was read last."""

    external_id: str


class BatchMaker:
    """Decides about items of one feed, with a handful of queries for hundreds of them."""

    def __init__(
        self,
        feed: str,
        log: EventStore,
        engine: Engine,
        employers: EmployerDirectory,
        context: Context,
        *,
        title_key: TitleKey,
        keep_dates: bool,
    ) -> None:
        self._feed = feed
        self._log = log
        # What is asked stands for itself: no transaction has to be begun and ended around each question.
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._employers = employers
        self._context = context
        self._title_key = title_key
        self._keep_dates = keep_dates
        self._jobs = Jobs(log, self._engine, lambda: self._now)
        self._employer_ids: dict[str, int] = {}

    def map(self, batch: Sequence[Read | UnmappedItem], now: datetime) -> list[Read | Unchanged]:
        """Makes ads of the items that are new or may have changed, and of none of the others."""
        unmapped = [item.external_id for item in batch if not isinstance(item, FeedItem | RefusedItem)]
        known = find_imported(self._engine, self._feed, unmapped)
        mapped: list[Read | Unchanged] = []
        for item in batch:
            if isinstance(item, FeedItem | RefusedItem):
                mapped.append(item)
            elif self._is_unchanged(item.digest, known.get(item.external_id), now):
                mapped.append(Unchanged(item.external_id))
            else:
                mapped.append(item.map())
        return mapped

    def prepare(self, items: Sequence[FeedItem], now: datetime) -> Batch:
        """Facts and rows for these items, at that moment."""
        self._now = now
        batch = Batch()
        known = find_imported(self._engine, self._feed, [item.external_id for item in items])
        new: list[tuple[FeedItem, ImportedAd]] = []
        touched: list[tuple[FeedItem, ImportedAd]] = []
        for item in items:
            content_hash = self._hash(item)
            before = known.get(item.external_id)
            if before is None:
                new.append((item, self._imported(item, 0, content_hash)))
            elif self._is_unchanged(content_hash, before, now):
                batch.report.unchanged += 1
            else:
                read = self._imported(item, before.job_number, content_hash)
                touched.append((item, replace(read, is_gone=before.is_gone, leads=before.leads)))
        self._revise(batch, touched, known)
        self._bring(batch, new)
        return batch

    @staticmethod
    def _is_unchanged(content_hash: bytes, before: ImportedAd | None, now: datetime) -> bool:
        if before is None or before.is_gone or before.content_hash != content_hash:
            return False
        return not is_due(before.open_until, now)

    def _bring(self, batch: Batch, new: Sequence[tuple[FeedItem, ImportedAd]]) -> None:
        """New items become jobs, or further sources of jobs that other feeds have brought."""
        twins = Twins.find(self._engine, self._feed, [imported for _, imported in new])
        states = self._states(twins.job_numbers)
        left: list[tuple[FeedItem, ImportedAd]] = []
        for item, imported in new:
            if not self._join(batch, twins, states, item, imported):
                left.append((item, imported))
        employers = self._ids_of([item for item, _ in left])
        numbers = iter(self._jobs.next_numbers(len(left)))
        for item, imported in left:
            self._publish(batch, replace(imported, job_number=next(numbers)), item, employers[item.employer.name])

    def _join(
        self,
        batch: Batch,
        twins: Twins,
        states: dict[int, tuple[JobState, int]],
        item: FeedItem,
        imported: ImportedAd,
    ) -> bool:
        source = JobSource(feed=self._feed, external_id=item.external_id)
        for number, because in twins.same_as(item, imported, states, self._title_key, self._now):
            state, version = states[number]
            try:
                facts = list(join_source(state, JoinSource(source, because)))
            except SourceKeptApart:
                continue
            twins.take(number)
            if facts:
                batch.changes.append(Change(job_stream(number), version, facts, self._context))
            batch.new.append(replace(imported, job_number=number))
            batch.report.joined += 1
            return True
        return False

    def _publish(self, batch: Batch, imported: ImportedAd, item: FeedItem, employer: JobEmployer) -> None:
        command = PublishJob(
            number=imported.job_number,
            employer=employer,
            ad=item.ad,
            published_at=item.published_at,
            apply_until=item.apply_until,
            source=JobSource(feed=self._feed, external_id=item.external_id),
        )
        try:
            facts = list(publish(None, command, self._now))
        except Refused as refusal:
            batch.report.refuse(_refused(item, refusal))
            return
        batch.changes.append(Change(job_stream(imported.job_number), 0, facts, self._context))
        batch.new.append(imported)
        batch.report.added += 1

    def _revise(
        self, batch: Batch, touched: Sequence[tuple[FeedItem, ImportedAd]], known: dict[str, ImportedAd]
    ) -> None:
        states = self._states([imported.job_number for _, imported in touched])
        for item, imported in touched:
            state, version = states.get(imported.job_number, (None, 0))
            try:
                facts: list[JobFact] = []
                if imported.leads:
                    facts = list(revise(state, item, self._now, keep_dates=self._keep_dates))
            except Refused as refusal:
                batch.report.refuse(_refused(item, refusal))
                continue
            if facts:
                batch.changes.append(Change(job_stream(imported.job_number), version, facts, self._context))
            batch.changed.append(imported)
            is_prolonged = known[item.external_id].content_hash == imported.content_hash and not imported.is_gone
            if facts and not is_prolonged:
                batch.report.changed += 1
            else:
                batch.report.unchanged += 1

    def _states(self, numbers: Sequence[int]) -> dict[int, tuple[JobState, int]]:
        """How these jobs stand, and in which version."""
        histories = self._log.load_many([job_stream(number) for number in numbers])
        states: dict[int, tuple[JobState, int]] = {}
        for number in numbers:
            history = histories.get(job_stream(number), [])
            states[number] = (self._log.fold(cast("JobState", None), evolve, history), len(history))
        return states

    def _imported(self, item: FeedItem, job_number: int, content_hash: bytes) -> ImportedAd:
        return ImportedAd(
            self._feed,
            item.external_id,
            job_number,
            content_hash,
            match_key=match_key(item.employer.name, self._title_key(item.ad.title), item.ad),
            apply_key=apply_key(item.ad),
            open_until=None if item.has_deadline or self._keep_dates else item.apply_until,
        )

    def _ids_of(self, items: Sequence[FeedItem]) -> dict[str, JobEmployer]:
        """Employers by the names that the items use; those that are new get an id."""
        wanted = {item.employer.name: item.employer for item in items if item.employer.name not in self._employer_ids}
        if len(self._employer_ids) > MOST_EMPLOYERS:
            self._employer_ids.clear()
            wanted = {item.employer.name: item.employer for item in items}
        if wanted:
            self._employer_ids |= self._employers.ids_of(wanted.values())
        return {
            name: JobEmployer(id=self._employer_ids[name], name=name) for name in {item.employer.name for item in items}
        }

    def _hash(self, item: FeedItem) -> bytes:
        if item.digest is not None:
            return item.digest
        counts = item.has_deadline and not self._keep_dates
        dates = item.apply_until.isoformat() if counts else ""
        return sha256(f"{dates}\n{item.ad.model_dump_json()}".encode()).digest()


def _refused(item: FeedItem, refusal: Refused) -> RefusedItem:
    reason = (type(refusal).__doc__ or refusal.code).strip()
    return RefusedItem(item.external_id, refusal.code, reason, item.external_id)
