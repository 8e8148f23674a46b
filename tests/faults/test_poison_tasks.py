"""F9 for tasks: a task that always fails is dead after five attempts and reported; other tasks are hardly delayed."""

from collections.abc import Callable, Iterator, Sequence
from datetime import timedelta

import pytest

from domain.kernel.platform import Platform
from domain.kernel.tasks import backlog
from local.valkey import Valkey
from tests.workers.task_harness import (
    RecordingHandler,
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
from workers.outbox.queue import TaskQueue
from workers.tasks.task import Work

SOON, LONG = timedelta(milliseconds=20), timedelta(hours=1)


@pytest.fixture
def platform(new_database: Callable[[], str], valkey: Valkey) -> Iterator[Platform]:
    with open_for_work(new_database(), valkey.url) as opened:
        yield opened


def work_next_to_poison(
    platform: Platform, retry_delays: Sequence[timedelta], threads: int = 4
) -> tuple[int, list[str]]:
    """How often the poison was tried by the time when it is dead or waits for long, and what alerts there were.

    Meanwhile ten others are done, one after the other.
    """
    queue = TaskQueue(platform.settings.redis_url)
    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    [poison] = happen(platform)
    tries: list[int] = []

    def function(work: Work) -> None:
        if work.about == poison:
            tries.append(work.task.attempts)
            raise ValueError("poison")
        record_effect(platform, work)

    runner = runner_for(platform, queue, function, retry_delays=retry_delays)
    with captured_logs() as logs, working(queue, runner.run, threads):
        for number in range(1, 11):
            happen(platform)
            relay.run(event_handler)
            wait_until(lambda so_far=number: states(platform.engine)["done"] == so_far)
        if LONG in retry_delays:
            wait_until(lambda: states(platform.engine) == {"done": 10, "waiting": 1})
        else:
            wait_until(lambda: backlog(platform.engine).total_dead == 1)
            queue.broker.join("tasks")
    queue.close()
    assert sum(effects(platform).values()) == 10
    return len(tries), [entry["event"] for entry in logs if entry["log_level"] == "error"]


def test_a_poison_task_is_dead_and_the_others_run(platform: Platform) -> None:
    tries, alerts = work_next_to_poison(platform, [SOON] * 4)
    assert tries == 5
    assert alerts == ["task_dead"]


def test_other_tasks_do_not_wait_for_the_retries(platform: Platform) -> None:
    """The only worker does them long before it is time for the poison's next try."""
    tries, alerts = work_next_to_poison(platform, [LONG], threads=1)
    assert (tries, alerts) == (1, [])


def test_with_more_retry_delays_there_would_be_more_attempts(platform: Platform) -> None:
    """The control: the test above can fail."""
    tries, _ = work_next_to_poison(platform, [SOON] * 7)
    assert tries == 8
