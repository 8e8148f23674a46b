"""Erases what has been kept for its period: by the schedule, and by `karijera retention`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from typing import Any
from uuid import UUID

import structlog
from sqlalchemy import Engine, Select, func, select

from domain.accounts.access_records import select_addresses
from domain.accounts.services import AccountModule
from domain.applications.deletion_cleanup import DeletionCleanup, select_unverified_of_guests
from domain.applications.retention import ApplicationRetention
from domain.applications.streams import ApplicationStreams
from domain.documents.orphan_removal import OrphanRemoval, select_unused
from domain.jobs.service import Jobs
from domain.kernel.database.clock import Clock
from domain.kernel.persons.retention_periods import RetentionPeriods
from domain.kernel.process.platform import Platform
from domain.notifications.retention import READ_RETENTION, delete_notifications, select_all, select_read
from domain.notifications.retention import RETENTION as NOTIFICATION_RETENTION
from domain.saved_searches.owners import select_unconfirmed
from domain.saved_searches.removal_cleanup import UNCONFIRMED_LASTS, RemovalCleanup
from read_models.applications.applied_jobs import fold_job
from read_models.applications.expiring import (
    select_accounts_under_selection,
    select_drafts,
    select_ended,
    select_unverified_of_accounts,
)
from read_models.kernel.waiting import CheckpointWaiter

BATCH = 500
_FIRST = UUID(int=0)

log = structlog.get_logger()

Kept = Select[UUID, datetime]
"""Query of what is kept, by `id`, and `since` when its period counts."""


@dataclass(frozen=True, slots=True)
class RetentionRule:
    """A rule that says what is kept for how long. `apply` erases those of the ids whose period is still over; returns
    how many."""

    name: str
    period: timedelta
    kept: Callable[[datetime], Kept]
    apply: Callable[[Sequence[UUID]], int]


@dataclass(frozen=True, slots=True)
class Overdue:
    """Ids that a rule would erase now, and when it would erase the next one."""

    rule: str
    ids: Sequence[UUID] = field(default_factory=list[UUID])
    next_at: datetime | None = None


class Retention:
    """Every rule is idempotent, works in batches, and decides again on each thing when its turn comes."""

    def __init__(self, engine: Engine, clock: Clock, rules: Sequence[RetentionRule]) -> None:
        self._engine = engine
        self._clock = clock
        self._rules = rules

    def apply(self) -> dict[str, int]:
        """Erases what is overdue, by rule."""
        return {rule.name: self._apply(rule) for rule in self._rules}

    def run(self) -> int:
        """Applies all rules for the schedule: logs what was erased, and returns how many in all."""
        applied = self.apply()
        for rule, count in applied.items():
            if count:
                log.info("retention_applied", rule=rule, count=count)
        return sum(applied.values())

    def list_overdue(self) -> Sequence[Overdue]:
        """Lists what `apply` would erase, by rule."""
        return [self._overdue(rule) for rule in self._rules]

    def _apply(self, rule: RetentionRule) -> int:
        now, after, applied = self._clock(), _FIRST, 0
        while ids := self._batch(rule, now, after):
            applied += rule.apply(ids)
            after = ids[-1]
        return applied

    def _overdue(self, rule: RetentionRule) -> Overdue:
        now, found, after = self._clock(), list[UUID](), _FIRST
        while ids := self._batch(rule, now, after):
            found += ids
            after = ids[-1]
        kept = rule.kept(now).subquery()
        query = select(func.min(kept.c.since)).where(kept.c.since > now - rule.period)
        with self._engine.connect() as connection:
            since = connection.execute(query).scalar_one()
        return Overdue(rule.name, found, since + rule.period if since else None)

    def _batch(self, rule: RetentionRule, now: datetime, after: UUID) -> list[UUID]:
        kept = rule.kept(now).subquery()
        query = select(kept.c.id).where(kept.c.since <= now - rule.period, kept.c.id > after)
        with self._engine.connect() as connection:
            return list(connection.execute(query.order_by(kept.c.id).limit(BATCH)).scalars())


def retention(
    platform: Platform,
    periods: RetentionPeriods,
    accounts: AccountModule,
    applications: DeletionCleanup,
    streams: ApplicationStreams,
    jobs: Jobs,
    orphan_removal: OrphanRemoval,
    searches: RemovalCleanup,
    waiter: CheckpointWaiter,
) -> Retention:
    """All rules, with the periods of the settings."""
    inactivity = accounts.inactivity

    def job_ended_at(number: int) -> datetime | None:
        job = fold_job(jobs.history(number))
        return job.ended_at if job else None

    erase = _each(ApplicationRetention(streams, platform.clock, periods, job_ended_at).erase)
    delete_each = partial(delete_notifications, platform.engine)

    def unless_under_selection(accounts: Kept) -> Callable[[datetime], Kept]:
        def kept(now: datetime) -> Kept:
            row: Any = accounts.selected_columns
            return accounts.where(row.id.not_in(select_accounts_under_selection(now)))

        return kept

    def while_read_model_is_current(apply: Callable[[UUID], bool]) -> Callable[[Sequence[UUID]], int]:
        """Whether a selection goes on is known only then; accounts are kept otherwise."""

        def apply_to(ids: Sequence[UUID]) -> int:
            last = platform.logs["applications"].last_position()
            is_current = waiter.shows("applications", "applications", last)
            return _each(apply)(ids) if is_current else 0

        return apply_to

    return Retention(
        platform.engine,
        platform.clock,
        (
            RetentionRule(
                "unverified applications of guests",
                periods.unverified,
                lambda _: select_unverified_of_guests(),
                lambda _: applications.remove_unverified(),
            ),
            RetentionRule(
                "unverified applications of accounts",
                periods.unverified,
                lambda _: select_unverified_of_accounts(),
                erase,
            ),
            RetentionRule("drafts", periods.draft, lambda _: select_drafts(), erase),
            RetentionRule("ended applications", periods.ended, lambda _: select_ended(), erase),
            RetentionRule(
                "unused files of guests",
                periods.unverified,
                lambda _: select_unused(of_guest=True),
                lambda _: orphan_removal.remove(of_guest=True),
            ),
            RetentionRule(
                "unused files of accounts",
                periods.draft,
                lambda _: select_unused(of_guest=False),
                lambda _: orphan_removal.remove(of_guest=False),
            ),
            RetentionRule(
                "unconfirmed saved searches of guests",
                UNCONFIRMED_LASTS,
                lambda _: select_unconfirmed(),
                searches.remove_unconfirmed,
            ),
            RetentionRule(
                "notices to unused accounts",
                periods.inactive - periods.notice,
                unless_under_selection(inactivity.select_unnoticed()),
                while_read_model_is_current(inactivity.give_notice),
            ),
            RetentionRule(
                "unused accounts",
                periods.inactive,
                unless_under_selection(inactivity.select_noticed()),
                while_read_model_is_current(inactivity.erase),
            ),
            RetentionRule(
                "network addresses",
                periods.addresses,
                lambda _: select_addresses(),
                lambda _: accounts.access_records.delete_expired_addresses(),
            ),
            RetentionRule("read notifications", READ_RETENTION, lambda _: select_read(), delete_each),
            RetentionRule("notifications", NOTIFICATION_RETENTION, lambda _: select_all(), delete_each),
        ),
    )


def _each(apply: Callable[[UUID], bool]) -> Callable[[Sequence[UUID]], int]:
    return lambda ids: sum(apply(each) for each in ids)
