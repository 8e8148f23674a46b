"""Keeps every projection and every reaction at the end of its log: `python -m workers.follow`.

Several may run: for each projection and each reaction one process is elected, and another takes over when it ends.
"""

from collections.abc import Sequence

from domain.kernel.collecting import collect_seldom
from domain.kernel.fault_reports import report_faults
from domain.kernel.journal import keep_journal
from domain.kernel.platform import Platform, open_platform
from domain.kernel.settings import load_settings
from domain.kernel.tasks import REQUESTED
from read_models.job_search.sealer import Sealer
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.elected import ElectedReaders, Reader
from read_models.kernel.follow import projection_reader
from read_models.kernel.listener import LogListener
from read_models.kernel.projection import Projection
from workers.queue import TaskQueue
from workers.reactions.reaction import Reaction
from workers.register import PROJECTIONS, REACTIONS
from workers.relay import Relay
from workers.requests import RequestedTasks
from workers.signals import ended


class Follow:
    """One listener and a thread for each reader."""

    def __init__(
        self, platform: Platform, queue: TaskQueue, projections: Sequence[Projection], reactions: Sequence[Reaction]
    ) -> None:
        catch_up = CatchUp(platform.engine, platform.logs)
        relay = Relay(platform.engine, platform.logs, queue)
        readers: list[Reader] = [
            *(projection_reader(projection, catch_up) for projection in projections),
            *(relay.reader(reaction) for reaction in reactions),
            Sealer(platform.engine).reader(),
            RequestedTasks(platform.engine, queue).reader(),
        ]
        self._listener = LogListener(platform.settings.database_url, [*platform.logs, REQUESTED])
        self._readers = ElectedReaders(platform.engine, self._listener, readers)

    def start(self) -> None:
        self._listener.start()
        self._readers.start()

    def stop(self) -> None:
        self._readers.stop()
        self._listener.stop()


def main() -> None:
    settings = load_settings()
    keep_journal(settings, "follow")
    report_faults(settings, "follow")
    collect_seldom()
    readers = len(PROJECTIONS) + len(REACTIONS) + 1
    # Each reader holds one connection for its election and needs another for its rows.
    size = max(settings.database_pool_size, 2 * readers + 2)
    stopped = ended()
    with open_platform(settings.model_copy(update={"database_pool_size": size})) as platform:
        queue = TaskQueue(settings.redis_url)
        follow = Follow(platform, queue, PROJECTIONS, REACTIONS)
        follow.start()
        stopped.wait()
        follow.stop()
        queue.close()


if __name__ == "__main__":
    main()
