"""The scheduler process: `python -m workers.schedule`. Several may run, since scheduled tasks are idempotent."""

from collections.abc import Sequence
from datetime import UTC, datetime

import structlog
from apscheduler.schedulers.background import BackgroundScheduler
from sqlalchemy.exc import SQLAlchemyError

from domain.kernel.assembly import Assembly
from domain.kernel.errors import Unavailable
from domain.kernel.settings import load_settings
from domain.observability.error_reporting import start_error_reporting
from domain.observability.structured_logging import configure_logging
from domain.platform import open_platform
from read_models.kernel.failures import error_name, error_place
from workers.register import open_scheduled_tasks
from workers.restored_database import wait_for_erasures
from workers.shutdown import shutdown_requested
from workers.tasks.scheduled_task import ScheduledTask

log = structlog.get_logger()


def start(tasks: Sequence[ScheduledTask]) -> BackgroundScheduler:
    """Starts a scheduler that runs each task periodically, without overlap."""
    scheduler = BackgroundScheduler(timezone=UTC)
    for scheduled in tasks:
        scheduler.add_job(
            _attempt,
            "interval",
            args=[scheduled],
            id=scheduled.name,
            seconds=scheduled.every.total_seconds(),
            next_run_time=datetime.now(UTC),
            coalesce=True,
            misfire_grace_time=None,
        )
    scheduler.start()
    return scheduler


def _attempt(scheduled: ScheduledTask) -> None:
    try:
        count = scheduled.run()
    except (SQLAlchemyError, Unavailable) as error:
        log.warning("scheduled_task_interrupted", scheduled=scheduled.name, error=type(error).__name__)
    except Exception as error:  # noqa: BLE001 - other tasks are not affected, and this one is repeated
        log.error("scheduled_task_failed", scheduled=scheduled.name, error=error_name(error), where=error_place(error))  # noqa: TRY400
    else:
        if count:
            log.info("scheduled_task_done", scheduled=scheduled.name, count=count)


def main() -> None:
    settings = load_settings()
    configure_logging(settings, "schedule")
    start_error_reporting(settings, "schedule")
    with open_platform(settings) as platform, Assembly(platform) as services:
        stopped = shutdown_requested()
        wait_for_erasures(platform.engine, stopped)
        scheduler = start(open_scheduled_tasks(services))
        stopped.wait()
        scheduler.shutdown()


if __name__ == "__main__":
    main()
