"""The task workers: `python -m workers.main`. Several may run."""

from typing import Any
from uuid import UUID

from domain.kernel.process.garbage_collection import pause_garbage_collection, tune_garbage_collection

pause_garbage_collection()

import dramatiq
import structlog
from dramatiq import Worker
from dramatiq.middleware import Middleware
from sqlalchemy.exc import SQLAlchemyError

from domain.kernel.errors import Unavailable
from domain.kernel.persons.erasure_gate import ErasureGate
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.kernel.process.settings import Settings, load_settings
from domain.observability.error_reporting import start_error_reporting
from domain.observability.structured_logging import configure_logging
from domain.platform import open_platform
from workers.outbox.queue import TaskQueue
from workers.outbox.relay import EVENT_RETRY_PREFIX, Relay
from workers.register import EVENT_HANDLERS, PROVIDERS, open_tasks
from workers.shutdown import shutdown_requested
from workers.tasks.runner import Runner

log = structlog.get_logger()

THREADS = 4
_LONGEST_STOP_MILLISECONDS = 3_000


class WorkerProcess(Middleware):
    """The services that the threads of a worker process share, opened before the threads start, closed after they
    end."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._platform: Platform | None = None
        self._runner: Runner | None = None
        self._erasure_gate: ErasureGate | None = None
        self.queue = TaskQueue(settings.redis_url, [self])
        self.queue.serve(self._run)

    def after_process_boot(self, broker: Any) -> None:  # noqa: ARG002 - dramatiq's signature
        configure_logging(self._settings, "workers")
        start_error_reporting(self._settings, "workers")
        tune_garbage_collection()

    def before_worker_boot(self, broker: Any, worker: Any) -> None:  # noqa: ARG002 - dramatiq's signature
        # A thread holds one connection for the lock of its task, and the task needs others.
        size = max(self._settings.database_pool_size, 3 * worker.worker_threads)
        self._platform = platform = open_platform(self._settings.model_copy(update={"database_pool_size": size}))
        relay = Relay(platform.engine, platform.logs, self.queue)
        tasks = {EVENT_RETRY_PREFIX + handler.name: relay.retry_event(handler) for handler in EVENT_HANDLERS}
        self._erasure_gate = ErasureGate(platform.engine)
        services = Services(platform, PROVIDERS)
        services.replace(TaskQueue, self.queue)
        self._runner = Runner(platform.engine, self.queue, {**open_tasks(services), **tasks})

    def after_worker_shutdown(self, broker: Any, worker: Any) -> None:  # noqa: ARG002 - dramatiq's signature
        if self._platform:
            self._platform.close()
        self.queue.close()

    def _run(self, task_id: UUID) -> None:
        if self._runner is None or self._erasure_gate is None:
            raise RuntimeError("the worker has not been started")
        try:
            if self._erasure_gate.is_open():
                self._runner.run(task_id)
        except (SQLAlchemyError, Unavailable) as error:
            # The task's row is unchanged; the reconciler enqueues it again, as it does for a restored database.
            log.warning("task_interrupted", id=str(task_id), error=type(error).__name__)


dramatiq.set_broker(WorkerProcess(load_settings()).queue.broker)


def main() -> None:
    """Runs tasks until SIGTERM or SIGINT. It does without the process by which dramatiq's own command starts others."""
    broker, stopped = dramatiq.get_broker(), shutdown_requested()
    broker.emit_after("process_boot")
    worker = Worker(broker, worker_threads=THREADS)
    worker.start()
    stopped.wait()
    worker.stop(timeout=_LONGEST_STOP_MILLISECONDS)
    broker.close()


if __name__ == "__main__":
    main()
