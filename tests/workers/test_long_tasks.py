"""A task that goes on gets its whole time again; one that has stopped going on is interrupted."""

import threading
import time
from datetime import timedelta

import pytest

from domain.kernel.platform import Platform
from tests.workers.at_work import Reacting, captured_logs, happen, relay_for, runner_for, states, wait_until, working
from workers import queue as queues
from workers.queue import TaskQueue
from workers.tasks.registry import Work

LIMIT, NEEDED = 1.0, 4.0
"""Seconds. Dramatiq looks once a second whether somebody has run out of time."""


@pytest.mark.slow
@pytest.mark.parametrize("goes_on", [True, False])
def test_time_runs_out_for_whoever_does_not_go_on(
    platform: Platform, monkeypatch: pytest.MonkeyPatch, goes_on: bool
) -> None:
    monkeypatch.setattr(queues, "_LONGEST_TRY", timedelta(seconds=LIMIT))
    queue, done, pause = TaskQueue(platform.settings.redis_url), threading.Event(), threading.Event()

    def take_long(work: Work) -> None:
        until = time.monotonic() + NEEDED
        while time.monotonic() < until:
            pause.wait(0.05)
            if goes_on:
                work.goes_on()
        done.set()

    relay = relay_for(platform, queue, reaction := Reacting())
    happen(platform)
    relay.run(reaction)
    queue.broker.emit_after("process_boot")
    with captured_logs(), working(queue, runner_for(platform, queue, take_long).run, threads=1):
        if goes_on:
            wait_until(lambda: states(platform.engine) == {"done": 1})
        else:
            assert not done.wait(NEEDED + 1)
    assert done.is_set() is goes_on
    queue.close()


def test_outside_of_a_worker_going_on_means_nothing(queue: TaskQueue) -> None:
    queue.prolong()
