"""The scheduler process: `python -m workers.schedule`. Several may run, since scheduled tasks are idempotent."""

import threading
from collections.abc import Sequence
from time import monotonic

import structlog
from sqlalchemy.exc import SQLAlchemyError

from domain.kernel.errors import Unavailable
from domain.kernel.process.services import Services
from domain.kernel.process.settings import load_settings
from domain.observability.error_reporting import start_error_reporting
from domain.observability.structured_logging import configure_logging
from domain.platform import open_platform
from read_models.kernel.failures import error_name, error_place
from workers.register import PROVIDERS, open_scheduled_tasks
from workers.restored_database import wait_for_erasures
from workers.shutdown import shutdown_requested
from workers.tasks.scheduled_task import ScheduledTask

log = structlog.get_logger()


class Schedule:
    """Runs each task on a thread of its own: at once, then periodically, without overlap.

    Periods are measured by the monotonic clock, since the wall clock may be set forward or back.
    """

    def __init__(self, tasks: Sequence[ScheduledTask]) -> None:
        self._stopped = threading.Event()
        self._threads = [
            threading.Thread(target=self._repeat, args=(scheduled,), name=f"schedule-{scheduled.name}", daemon=True)
            for scheduled in tasks
        ]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Returns when the running tasks have ended."""
        self._stopped.set()
        for thread in self._threads:
            thread.join()

    def _repeat(self, scheduled: ScheduledTask) -> None:
        due = monotonic()
        while not self._stopped.wait(due - monotonic()):
            _attempt(scheduled)
            # Periods that a long run has missed are left out.
            due = max(due + scheduled.every.total_seconds(), monotonic())


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
    with open_platform(settings) as platform, Services(platform, PROVIDERS) as services:
        stopped = shutdown_requested()
        wait_for_erasures(platform.engine, stopped)
        schedule = Schedule(open_scheduled_tasks(services))
        schedule.start()
        stopped.wait()
        schedule.stop()


if __name__ == "__main__":
    main()
