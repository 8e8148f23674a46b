"""The task workers: `python -m workers.main [LANE ...]`, of all lanes by default. Several may run."""

import argparse
from collections.abc import Generator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from uuid import UUID

from domain.kernel.process.garbage_collection import pause_garbage_collection, tune_garbage_collection

pause_garbage_collection()

import structlog
from dramatiq import Worker
from sqlalchemy.exc import SQLAlchemyError

from domain.kernel.errors import Unavailable
from domain.kernel.persons.erasure_gate import ErasureGate
from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.kernel.process.settings import Settings, load_settings
from domain.observability.error_reporting import start_error_reporting
from domain.observability.structured_logging import configure_logging
from domain.platform import open_platform
from workers.lanes import Lane
from workers.outbox.queue import TaskQueue
from workers.outbox.relay import EVENT_RETRY_PREFIX, Relay
from workers.outbox.task import Tasks
from workers.register import EVENT_HANDLERS, PROVIDERS, open_tasks
from workers.shutdown import shutdown_requested
from workers.tasks.runner import Runner

log = structlog.get_logger()

THREADS: Mapping[Lane, int] = {Lane.MAILS: 4, Lane.PUSHES: 2, Lane.FEEDS: 2, Lane.BULK: 2}
_CONNECTIONS_OF_THREAD = 3
"""One holds the lock of the thread's task, and the task needs others."""
_LONGEST_STOP_MILLISECONDS = 3_000


@contextmanager
def serving(settings: Settings, lanes: Sequence[Lane] = tuple(Lane)) -> Generator[None]:
    """Runs the tasks of these lanes, each with a queue and threads of its own, on shared services."""
    size = max(settings.database_pool_size, _CONNECTIONS_OF_THREAD * sum(THREADS[lane] for lane in lanes))
    with ExitStack() as opened:
        platform = opened.enter_context(open_platform(settings.model_copy(update={"database_pool_size": size})))
        queues = {lane: TaskQueue(settings.redis_url, [lane]) for lane in lanes}
        for queue in queues.values():
            opened.callback(queue.close)
        tasks = _tasks(platform, queues[lanes[0]])
        for lane, queue in queues.items():
            opened.enter_context(_serving_lane(platform, queue, tasks, THREADS[lane]))
        yield


def _tasks(platform: Platform, queue: TaskQueue) -> Tasks:
    relay = Relay(platform.engine, platform.logs, queue)
    services = Services(platform, PROVIDERS)
    services.replace(TaskQueue, queue)
    retries = {EVENT_RETRY_PREFIX + handler.name: relay.retry_event(handler) for handler in EVENT_HANDLERS}
    return {**open_tasks(services), **retries}


@contextmanager
def _serving_lane(platform: Platform, queue: TaskQueue, tasks: Tasks, threads: int) -> Generator[None]:
    """Serves a lane with a broker of its own, since dramatiq allows one worker for each."""
    runner, erasure_gate = Runner(platform.engine, queue, tasks), ErasureGate(platform.engine)

    def run(task_id: UUID) -> None:
        try:
            if erasure_gate.is_open():
                runner.run(task_id)
        except (SQLAlchemyError, Unavailable) as error:
            # The task's row is unchanged; the reconciler enqueues it again, as it does for a restored database.
            log.warning("task_interrupted", id=str(task_id), error=type(error).__name__)

    queue.serve(run)
    queue.broker.emit_after("process_boot")
    worker = Worker(queue.broker, worker_threads=threads)
    worker.start()
    try:
        yield
    finally:
        worker.stop(timeout=_LONGEST_STOP_MILLISECONDS)
        queue.broker.close()


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs tasks until SIGTERM or SIGINT. It does without the process by which dramatiq's own command starts others."""
    lanes = _parser().parse_args(arguments).lanes or list(Lane)
    settings = load_settings()
    configure_logging(settings, "workers")
    start_error_reporting(settings, "workers")
    tune_garbage_collection()
    stopped = shutdown_requested()
    with serving(settings, lanes):
        stopped.wait()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m workers.main", description="Run the tasks of lanes.")
    parser.add_argument("lanes", nargs="*", type=Lane, metavar="|".join(Lane), help="all by default")
    return parser


if __name__ == "__main__":
    main()
