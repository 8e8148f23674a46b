"""The follower process, which runs projections and event handlers: `python -m workers.follow`.

Several may run: a leader is elected for each projection and event handler, and another process takes over when it ends.
"""

from collections.abc import Sequence

from domain.kernel.process.garbage_collection import tune_garbage_collection
from domain.kernel.process.settings import load_settings
from domain.kernel.tasks import TASK_REQUESTED
from domain.observability.error_reporting import start_error_reporting
from domain.observability.structured_logging import configure_logging
from domain.platform import Platform, open_platform
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.leader_election import ElectedReaders, LogReader
from read_models.kernel.listener import LogListener
from read_models.kernel.projection import Projection
from read_models.kernel.projection_runner import projection_reader
from read_models.register import PROJECTIONS, maintenance_readers
from workers.event_handlers.event_handler import EventHandler
from workers.outbox.queue import TaskQueue
from workers.outbox.relay import Relay
from workers.outbox.requested_tasks import RequestedTasks
from workers.register import EVENT_HANDLERS
from workers.restored_database import wait_for_erasures
from workers.shutdown import shutdown_requested


class FollowerProcess:
    """One log listener, and a thread for each log reader."""

    def __init__(
        self,
        platform: Platform,
        queue: TaskQueue,
        projections: Sequence[Projection],
        event_handlers: Sequence[EventHandler],
    ) -> None:
        catch_up = CatchUp(platform.engine, platform.logs)
        relay = Relay(platform.engine, platform.logs, queue)
        readers: list[LogReader] = [
            *(projection_reader(projection, catch_up) for projection in projections),
            *(relay.reader(event_handler) for event_handler in event_handlers),
            *maintenance_readers(platform.engine),
            RequestedTasks(platform.engine, queue).reader(),
        ]
        self._listener = LogListener(platform.settings.database_url, [*platform.logs, TASK_REQUESTED])
        self._readers = ElectedReaders(platform.engine, self._listener, readers)

    def start(self) -> None:
        self._listener.start()
        self._readers.start()

    def stop(self) -> None:
        self._readers.stop()
        self._listener.stop()


def main() -> None:
    settings = load_settings()
    configure_logging(settings, "follow")
    start_error_reporting(settings, "follow")
    tune_garbage_collection()
    readers = len(PROJECTIONS) + len(EVENT_HANDLERS) + 1
    # Each reader holds one connection for its election lock and needs another for its rows.
    size = max(settings.database_pool_size, 2 * readers + 2)
    stopped = shutdown_requested()
    with open_platform(settings.model_copy(update={"database_pool_size": size})) as platform:
        queue = TaskQueue(settings.redis_url)
        process = FollowerProcess(platform, queue, PROJECTIONS, EVENT_HANDLERS)
        wait_for_erasures(platform.engine, stopped)
        process.start()
        stopped.wait()
        process.stop()
        queue.close()


if __name__ == "__main__":
    main()
