"""What happens by the clock: `python -m workers.schedule`. Several may run; everything here may be done twice."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import structlog
from apscheduler.schedulers.background import BackgroundScheduler
from sqlalchemy.exc import SQLAlchemyError

from domain.kernel.errors import Unavailable
from domain.kernel.fault_reports import report_faults
from domain.kernel.journal import keep_journal
from domain.kernel.platform import open_platform
from domain.kernel.settings import load_settings
from domain.tracking.forgetting import Forgetting
from domain.tracking.partitions import Partitions
from read_models.kernel.failures import error_name, error_place
from workers.bootstrap import UseCases, assemble
from workers.expiry import Expiry
from workers.feeds.due import DueFeeds
from workers.ledger import TaskLedger
from workers.queue import TaskQueue
from workers.reconciler import Reconciler
from workers.signals import ended

log = structlog.get_logger()

DONE_TASKS_KEPT = timedelta(days=30)


@dataclass(frozen=True, slots=True)
class Chore:
    """Something done again and again; `run` answers with how many things it touched."""

    name: str
    every: timedelta
    run: Callable[[], int]


def chores(use: UseCases, queue: TaskQueue) -> Sequence[Chore]:
    """All that happens by the clock."""
    platform = use.platform
    hour = timedelta(hours=1)
    return [
        Chore("expire_jobs", timedelta(seconds=15), Expiry(platform.engine, use.jobs).run),
        Chore("ask_for_due_feeds", timedelta(minutes=1), DueFeeds(platform.engine, queue).run),
        Chore("enqueue_lost_tasks", timedelta(seconds=30), Reconciler(platform.engine, queue).run),
        Chore("forget_idempotency_keys", hour, platform.idempotency.forget_old),
        Chore("remove_unverified_applications", hour, use.applications.farewell.remove_unverified),
        Chore("remove_unverified_registrations", hour, use.accounts.registering.remove_unverified),
        Chore("forget_ended_sessions", hour, use.accounts.sessions.forget_ended),
        Chore("forget_old_links", hour, use.accounts.links.forget_old),
        Chore("remove_old_exports", hour, use.accounts.exports.remove_old),
        Chore("erase_those_who_left", hour, use.accounts.erasing.ask_overdue),
        Chore("forget_old_codes", hour, use.applications.codes.forget_old),
        Chore("remove_orphaned_files", hour, use.sweeping.remove_orphans),
        Chore("keep_partitions_of_visits", hour, Partitions(platform.engine).keep),
        Chore("forget_old_tracks", hour, Forgetting(platform.engine).forget_old),
        Chore("forget_done_tasks", hour, lambda: TaskLedger(platform.engine).forget_done(DONE_TASKS_KEPT)),
    ]


def start(all_chores: Sequence[Chore]) -> BackgroundScheduler:
    """Runs each chore now and then by its period, one at a time each, until the scheduler is shut down."""
    scheduler = BackgroundScheduler(timezone=UTC)
    for chore in all_chores:
        scheduler.add_job(
            _attempt,
            "interval",
            args=[chore],
            id=chore.name,
            seconds=chore.every.total_seconds(),
            next_run_time=datetime.now(UTC),
            coalesce=True,
            misfire_grace_time=None,
        )
    scheduler.start()
    return scheduler


def _attempt(chore: Chore) -> None:
    try:
        count = chore.run()
    except (SQLAlchemyError, Unavailable) as error:
        log.warning("chore_interrupted", chore=chore.name, error=type(error).__name__)
    except Exception as error:  # noqa: BLE001 - the other chores go on, and this one next time
        log.error("chore_failed", chore=chore.name, error=error_name(error), where=error_place(error))  # noqa: TRY400
    else:
        if count:
            log.info("chore_done", chore=chore.name, count=count)


def main() -> None:
    settings = load_settings()
    keep_journal(settings, "schedule")
    report_faults(settings, "schedule")
    with open_platform(settings) as platform:
        queue = TaskQueue(settings.redis_url)
        scheduler = start(chores(assemble(platform), queue))
        ended().wait()
        scheduler.shutdown()
        queue.close()


if __name__ == "__main__":
    main()
