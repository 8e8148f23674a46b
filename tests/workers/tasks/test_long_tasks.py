"""A task that extends its time limit goes on; one that does not is interrupted."""

import threading
from collections.abc import Iterator

import pytest
from dramatiq.middleware import time_limit

from domain.kernel.process.platform import Platform
from tests.workers.task_harness import (
    RecordingHandler,
    captured_logs,
    happen,
    relay_for,
    runner_for,
    states,
    wait_until,
    working,
)
from workers.outbox import queue as queues
from workers.outbox.queue import TaskQueue
from workers.outbox.task import Work

LIMIT = queues._ATTEMPT_TIME_LIMIT.total_seconds()


class Watch:
    """Looks whether somebody has run out of time, by a clock that the test winds on."""

    def __init__(self, queue: TaskQueue) -> None:
        self.now, self.looks = 0.0, 0
        self._manager = queue._time_limit.manager
        self._manager.interval = 0.02  # pyright: ignore[reportAttributeAccessIssue]

    def time(self) -> float:
        """Returns the clock's time. Only who looks for deadlines, and who sets one, asks."""
        self.looks += 1
        return self.now

    def deadline(self) -> float:
        """Returns the deadline of the only task."""
        return max((each or 0 for each in self._manager.deadlines.values()), default=0)  # pyright: ignore[reportAttributeAccessIssue]

    def look_again(self) -> None:
        """Waits until it has looked with the time of now."""
        wanted = self.looks + 10
        wait_until(lambda: self.looks >= wanted)

    def rest(self) -> None:
        """Stops looking for deadlines; the watch's thread cannot be ended."""
        self._manager.interval = 3600  # pyright: ignore[reportAttributeAccessIssue]


@pytest.fixture
def watch(platform: Platform, queue: TaskQueue, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    watch = Watch(queue)
    monkeypatch.setattr(time_limit, "monotonic", watch.time)
    queue.broker.emit_after("process_boot")
    yield watch
    watch.rest()


@pytest.mark.parametrize("goes_on", [True, False])
def test_a_task_that_does_not_extend_its_time_is_interrupted(
    platform: Platform, queue: TaskQueue, watch: Watch, goes_on: bool
) -> None:
    enough, ended = threading.Event(), threading.Event()

    def take_long(work: Work) -> None:
        try:
            while not enough.wait(0.02):
                if goes_on:
                    work.extend_time()
        finally:
            ended.set()

    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    happen(platform)
    relay.run(event_handler)
    with captured_logs(), working(queue, runner_for(platform, queue, take_long).run, threads=1):
        wait_until(lambda: watch.deadline() == LIMIT)
        for _ in range(3):
            watch.now += 0.6 * LIMIT
            watch.look_again()
            if goes_on:
                wait_until(lambda: watch.deadline() == watch.now + LIMIT)
        if not goes_on:
            wait_until(ended.is_set)
        assert ended.is_set() is not goes_on
        enough.set()
        wait_until(ended.is_set)
        if goes_on:
            wait_until(lambda: states(platform.engine) == {"done": 1})
    assert states(platform.engine) == {"done" if goes_on else "enqueued": 1}


def test_outside_of_a_worker_extending_the_time_does_nothing(queue: TaskQueue) -> None:
    queue.renew_time_limit()
