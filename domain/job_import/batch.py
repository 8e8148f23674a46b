"""Prepares one transaction of an import: events of jobs and rows of source ads."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import sha256

from sqlalchemy import Connection, Engine

from domain.feeds.errors import RefusedItem
from domain.job_import.decisions.deduplication import TitleKey, apply_key, match_key
from domain.job_import.decisions.revising import needs_renewal, revise
from domain.job_import.duplicate_candidates import DuplicateCandidates
from domain.job_import.items import FeedItem, MappedItem, UnmappedItem
from domain.job_import.language_detection import detect_all
from domain.job_import.ports import EmployerDirectory
from domain.job_import.report import ImportReport
from domain.job_import.source_ads import SourceAd, find_source_ads, insert_source_ads, update_source_ads
from domain.jobs.commands import JoinSource, PublishJob
from domain.jobs.decisions.job import publish
from domain.jobs.decisions.sources import join_source
from domain.jobs.errors import SourceKeptApart
from domain.jobs.events import JobEmployer, JobEvent, JobSource
from domain.jobs.service import Jobs, job_stream
from domain.jobs.state import JobState
from domain.jobs.streams import JobStreams
from domain.kernel.errors import Refused
from domain.kernel.log.event import Context
from domain.kernel.log.event_store import Change, EventStore

MAX_CACHED_EMPLOYERS = 50_000


@dataclass
class Batch:
    """The prepared changes; nothing is written yet."""

    report: ImportReport = field(default_factory=ImportReport)
    changes: list[Change] = field(default_factory=list[Change])
    new: list[SourceAd] = field(default_factory=list[SourceAd])
    changed: list[SourceAd] = field(default_factory=list[SourceAd])

    def write_rows(self, connection: Connection) -> None:
        """Writes the rows in the transaction of the events."""
        insert_source_ads(connection, self.new)
        update_source_ads(connection, self.changed)


@dataclass(frozen=True, slots=True)
class Unchanged:
    """An item with the same content as in the last import."""

    external_id: str


class BatchBuilder:
    """Decides about items of one feed, with a few queries for hundreds of them."""

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
        self._streams = JobStreams(log)
        # Autocommit: no transaction around single queries.
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._employers = employers
        self._context = context
        self._title_key = title_key
        self._keep_dates = keep_dates
        self._jobs = Jobs(log, self._engine, lambda: self._now)
        self._employer_ids: dict[str, int] = {}

    def map(self, batch: Sequence[MappedItem | UnmappedItem], now: datetime) -> list[MappedItem | Unchanged]:
        """Maps only items that are new or may have changed."""
        unmapped = [item.external_id for item in batch if not isinstance(item, FeedItem | RefusedItem)]
        known = find_source_ads(self._engine, self._feed, unmapped)
        mapped: dict[int, MappedItem | Unchanged] = {}
        changed: dict[int, UnmappedItem] = {}
        for number, item in enumerate(batch):
            if isinstance(item, FeedItem | RefusedItem):
                mapped[number] = item
            elif self._is_unchanged(item.digest, known.get(item.external_id), now):
                mapped[number] = Unchanged(item.external_id)
            else:
                changed[number] = item
        detected = detect_all([item.language_sample() for item in changed.values()])
        for (number, item), language in zip(changed.items(), detected, strict=True):
            mapped[number] = item.map(language)
        return [mapped[number] for number in range(len(batch))]

    def prepare(self, items: Sequence[FeedItem], now: datetime) -> Batch:
        """The events and rows for these items at that moment."""
        self._now = now
        batch = Batch()
        known = find_source_ads(self._engine, self._feed, [item.external_id for item in items])
        new: list[tuple[FeedItem, SourceAd]] = []
        touched: list[tuple[FeedItem, SourceAd]] = []
        for item in items:
            content_hash = self._hash(item)
            before = known.get(item.external_id)
            if before is None:
                new.append((item, self._imported(item, 0, content_hash)))
            elif self._is_unchanged(content_hash, before, now):
                batch.report.unchanged += 1
            else:
                read = self._imported(item, before.job_number, content_hash)
                touched.append((item, replace(read, is_gone=before.is_gone, is_primary=before.is_primary)))
        self._revise(batch, touched, known)
        self._add_new(batch, new)
        return batch

    @staticmethod
    def _is_unchanged(content_hash: bytes, before: SourceAd | None, now: datetime) -> bool:
        if before is None or before.is_gone or before.content_hash != content_hash:
            return False
        return not needs_renewal(before.open_until, now)

    def _add_new(self, batch: Batch, new: Sequence[tuple[FeedItem, SourceAd]]) -> None:
        """Publishes new items as jobs, or joins them as sources to jobs imported from other feeds."""
        candidates = DuplicateCandidates.find(self._engine, self._feed, [imported for _, imported in new])
        states = self._states(candidates.job_numbers)
        unmatched: list[tuple[FeedItem, SourceAd]] = []
        for item, imported in new:
            if not self._join(batch, candidates, states, item, imported):
                unmatched.append((item, imported))
        employers = self._ids_of([item for item, _ in unmatched])
        numbers = iter(self._jobs.next_numbers(len(unmatched)))
        for item, imported in unmatched:
            self._publish(batch, replace(imported, job_number=next(numbers)), item, employers[item.employer.name])

    def _join(
        self,
        batch: Batch,
        candidates: DuplicateCandidates,
        states: dict[int, tuple[JobState, int]],
        item: FeedItem,
        imported: SourceAd,
    ) -> bool:
        source = JobSource(feed=self._feed, external_id=item.external_id)
        for number, because in candidates.duplicates_of(item, imported, states, self._title_key, self._now):
            state, version = states[number]
            try:
                events = list(join_source(state, JoinSource(source, because)))
            except SourceKeptApart:
                continue
            candidates.mark_joined(number)
            if events:
                batch.changes.append(Change(job_stream(number), version, events, self._context))
            batch.new.append(replace(imported, job_number=number))
            batch.report.joined += 1
            return True
        return False

    def _publish(self, batch: Batch, imported: SourceAd, item: FeedItem, employer: JobEmployer) -> None:
        command = PublishJob(
            number=imported.job_number,
            employer=employer,
            ad=item.ad,
            published_at=item.published_at,
            apply_until=item.apply_until,
            source=JobSource(feed=self._feed, external_id=item.external_id),
        )
        try:
            events = list(publish(None, command, self._now))
        except Refused as refusal:
            batch.report.refuse(_refused(item, refusal))
            return
        batch.changes.append(Change(job_stream(imported.job_number), 0, events, self._context))
        batch.new.append(imported)
        batch.report.added += 1

    def _revise(self, batch: Batch, touched: Sequence[tuple[FeedItem, SourceAd]], known: dict[str, SourceAd]) -> None:
        states = self._states([imported.job_number for _, imported in touched])
        for item, imported in touched:
            state, version = states.get(imported.job_number, (None, 0))
            try:
                events: list[JobEvent] = []
                if imported.is_primary:
                    events = list(revise(state, item, self._now, keep_dates=self._keep_dates))
            except Refused as refusal:
                batch.report.refuse(_refused(item, refusal))
                continue
            if events:
                batch.changes.append(Change(job_stream(imported.job_number), version, events, self._context))
            batch.changed.append(imported)
            is_prolonged = known[item.external_id].content_hash == imported.content_hash and not imported.is_gone
            if events and not is_prolonged:
                batch.report.changed += 1
            else:
                batch.report.unchanged += 1

    def _states(self, numbers: Sequence[int]) -> dict[int, tuple[JobState, int]]:
        """State and version of these jobs."""
        histories = self._streams.log.load_many([job_stream(number) for number in numbers])
        states: dict[int, tuple[JobState, int]] = {}
        for number in numbers:
            history = histories.get(job_stream(number), [])
            states[number] = (self._streams.fold(history), len(history))
        return states

    def _imported(self, item: FeedItem, job_number: int, content_hash: bytes) -> SourceAd:
        return SourceAd(
            self._feed,
            item.external_id,
            job_number,
            content_hash,
            match_key=match_key(item.employer.name, self._title_key(item.ad.title), item.ad),
            apply_key=apply_key(item.ad),
            open_until=None if item.has_deadline or self._keep_dates else item.apply_until,
        )

    def _ids_of(self, items: Sequence[FeedItem]) -> dict[str, JobEmployer]:
        """Employers by the names in the items; new ones get an id."""
        wanted = {item.employer.name: item.employer for item in items if item.employer.name not in self._employer_ids}
        if len(self._employer_ids) > MAX_CACHED_EMPLOYERS:
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
