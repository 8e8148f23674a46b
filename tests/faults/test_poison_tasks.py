"""F9 for tasks: a task that always fails is dead after five tries, a person is told, and the others hardly notice."""

import time
from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest

from domain.kernel.platform import Platform
from domain.kernel.tasks import backlog
from local.valkey import Valkey
from tests.workers.at_work import (
    Reacting,
    captured_logs,
    effects,
    happen,
    open_for_work,
    record_effect,
    relay_for,
    runner_for,
    states,
    wait_until,
    working,
)
from workers.queue import TaskQueue
from workers.tasks.registry import Work

SOON = timedelta(milliseconds=20)


@pytest.fixture
def platform(new_database: Callable[[], str], valkey: Valkey) -> Iterator[Platform]:
    with open_for_work(new_database(), valkey.url) as opened:
        yield opened


def work_beside_poison(platform: Platform, pauses: int) -> tuple[int, list[str], float]:
    """How often the poison was tried, what alerts there were, and how many seconds the others took at most."""
    queue = TaskQueue(platform.settings.redis_url)
    relay = relay_for(platform, queue, reaction := Reacting())
    [poison] = happen(platform)
    tries: list[int] = []

    def function(work: Work) -> None:
        if work.about == poison:
            tries.append(work.task.attempts)
            raise ValueError("poison")
        record_effect(work)

    runner = runner_for(platform, queue, function, pauses=[SOON] * pauses)
    slowest = 0.0
    with captured_logs() as logs, working(queue, runner.run):
        for number in range(1, 11):
            started = time.monotonic()
            happen(platform)
            relay.run(reaction)
            wait_until(lambda so_far=number: states(platform.engine)["done"] == so_far)
            slowest = max(slowest, time.monotonic() - started)
        wait_until(lambda: backlog(platform.engine).total_dead == 1)
        queue.broker.join("tasks")
    queue.close()
    assert sum(effects(platform).values()) == 10
    return len(tries), [entry["event"] for entry in logs if entry["log_level"] == "error"], slowest


def test_a_poison_task_is_given_up_and_the_others_go_on(platform: Platform) -> None:
    tries, alerts, slowest = work_beside_poison(platform, pauses=4)
    assert tries == 5
    assert alerts == ["task_dead"]
    assert slowest < 2, "the others waited for the poison"


def test_with_more_pauses_it_would_be_tried_more_often(platform: Platform) -> None:
    """The control: the test above can fail."""
    tries, _, _ = work_beside_poison(platform, pauses=7)
    assert tries == 8
