"""F9 for tasks: a task that always fails is dead after five attempts and reported; other tasks are hardly delayed."""

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import timedelta
from time import monotonic

import pytest
from sqlalchemy import Connection

from domain.kernel.process.platform import Platform
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
from workers.lanes import Lane
from workers.outbox.queue import TaskQueue
from workers.outbox.task import Work
from workers.outbox.task_store import TaskAttempt
from workers.tasks.runner import Runner

NO_PATIENCE = 2.0
SOON, LONG = timedelta(milliseconds=20), timedelta(hours=1)


@pytest.fixture
def platform(new_database: Callable[[], str], valkey: Valkey) -> Iterator[Platform]:
    with open_for_work(new_database(), valkey.url) as opened:
        yield opened


class RetryingInPlace(Runner):
    """Planted fault: the worker waits for the next attempt instead of doing something else."""

    def _handle_failure(self, connection: Connection, attempt: TaskAttempt, error: Exception) -> None:
        threading.Event().wait(2 * NO_PATIENCE)
        super()._handle_failure(connection, attempt, error)


@dataclass(frozen=True)
class NextToPoison:
    """Results of tasks next to poison: how often the poison was tried by the time when it is dead or waits for long,
    what alerts there were, and the seconds that each of ten others took meanwhile, one after the other."""

    tries: int
    alerts: list[str]
    lags: list[float]


def work_next_to_poison(
    platform: Platform,
    retry_delays: Sequence[timedelta],
    threads: int = 4,
    make: type[Runner] = Runner,
    patience: float = 60,
) -> NextToPoison:
    queue = TaskQueue(platform.settings.redis_url)
    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    [poison] = happen(platform)
    tries: list[int] = []

    def function(work: Work) -> None:
        if work.about == poison:
            tries.append(work.task.attempts)
            raise ValueError("poison")
        record_effect(platform, work)

    runner = runner_for(platform, queue, function, make, retry_delays=retry_delays)
    lags: list[float] = []
    with captured_logs() as logs, working(queue, runner.run, threads):
        for number in range(1, 11):
            began = monotonic()
            happen(platform)
            relay.run(event_handler)
            wait_until(lambda so_far=number: states(platform.engine)["done"] == so_far, patience=patience)
            lags.append(monotonic() - began)
        if LONG in retry_delays:
            wait_until(lambda: states(platform.engine) == {"done": 10, "waiting": 1})
        else:
            wait_until(lambda: backlog(platform.engine).total_dead == 1)
            queue.broker.join(Lane.MAILS)
    queue.close()
    assert sum(effects(platform).values()) == 10
    return NextToPoison(len(tries), [entry["event"] for entry in logs if entry["log_level"] == "error"], lags)


def test_a_poison_task_is_dead_and_the_others_run(platform: Platform) -> None:
    found = work_next_to_poison(platform, [SOON] * 4)
    assert found.tries == 5
    assert found.alerts == ["task_dead"]


def test_other_tasks_do_not_wait_for_the_retries(
    platform: Platform, record_property: Callable[[str, object], None]
) -> None:
    """The only worker does them long before it is time for the poison's next try."""
    found = work_next_to_poison(platform, [LONG], threads=1)
    record_property("lag of others, longest, s", round(max(found.lags), 3))
    assert (found.tries, found.alerts) == (1, [])


def test_a_worker_that_retries_in_place_is_caught(platform: Platform) -> None:
    """The control: the test above can fail."""
    with pytest.raises(AssertionError, match="did not happen in time"):
        work_next_to_poison(platform, [LONG], 1, RetryingInPlace, patience=NO_PATIENCE)


def test_with_more_retry_delays_there_would_be_more_attempts(platform: Platform) -> None:
    """The control: the test above can fail."""
    assert work_next_to_poison(platform, [SOON] * 7).tries == 8
