"""F10: the queue's server is repeatedly emptied or killed, and no task is lost."""

import threading
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest
import redis

from domain.kernel.process.platform import Platform
from local.valkey import Valkey
from tests.workers.task_harness import (
    RecordingHandler,
    captured_logs,
    effects,
    happen,
    open_for_work,
    record_effect,
    relay_for,
    repeating,
    runner_for,
    states,
    wait_until,
    working,
)
from workers.lanes import Lane
from workers.outbox.queue import TaskQueue
from workers.outbox.reconciler import Reconciler
from workers.outbox.task import Work

ROUNDS = 6


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Valkey]:
    """A Valkey that only this test kills."""
    with Valkey(tmp_path / "valkey") as started:
        yield started


@pytest.fixture
def platform(new_database: Callable[[], str], server: Valkey) -> Iterator[Platform]:
    with open_for_work(new_database(), server.url) as opened:
        yield opened


@pytest.fixture(autouse=True)
def workers_come_back_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dramatiq.worker.CONSUMER_RESTART_DELAY_SECS", 0.2)
    monkeypatch.setattr("dramatiq.worker.POST_PROCESS_MESSAGE_RETRY_DELAY_SECS", 0.2)


def empty(server: Valkey) -> None:
    with redis.Redis.from_url(server.url) as connection:
        connection.flushall()


def kill(server: Valkey) -> None:
    server.kill()
    server.start()


def produce_while_the_queue_is_lost(platform: Platform, server: Valkey, *, reconciled: bool) -> int:
    """Things happen, are followed and done, while the queue is emptied and killed; how many there were."""
    queue = TaskQueue(platform.settings.redis_url)
    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    reconciler = Reconciler(
        platform.engine, queue, not_enqueued_after=timedelta(seconds=0.3), lost_after=timedelta(seconds=0.6)
    )

    may_work = threading.Event()

    def unhurried(work: Work) -> None:
        may_work.wait(0.01 if may_work.is_set() else 60)
        record_effect(platform, work)

    runner = runner_for(platform, queue, unhurried)
    happened = 0
    with captured_logs(), working(queue, runner.run, threads=2), repeating(lambda: relay.run(event_handler), 0.05):
        for number in range(ROUNDS):
            if number % 2:
                may_work.clear()  # so that there is something in the queue to be lost, however fast the workers are
            happened += len(happen(platform, 40))
            wait_until(lambda so_far=happened: sum(states(platform.engine).values()) == so_far)
            if number % 2:
                wait_until(lambda: queue.length(Lane.MAILS) > 0)
                empty(server)
            else:
                kill(server)
            may_work.set()
        if reconciled:
            with repeating(reconciler.run, 0.2):
                wait_until(lambda: states(platform.engine) == {"done": happened}, patience=120)
        else:
            wait_until(lambda: queue.length(Lane.MAILS) == 0)
            queue.broker.join(Lane.MAILS)
    queue.close()
    return happened


def test_no_task_is_lost_when_the_queue_is(platform: Platform, server: Valkey) -> None:
    happened = produce_while_the_queue_is_lost(platform, server, reconciled=True)
    assert len(effects(platform)) == happened
    assert set(effects(platform).values()) == {1}


def test_without_the_reconciler_tasks_would_be_lost(platform: Platform, server: Valkey) -> None:
    """The control: the test above can fail."""
    happened = produce_while_the_queue_is_lost(platform, server, reconciled=False)
    assert len(effects(platform)) < happened


def test_events_are_handled_while_the_queue_is_unavailable(platform: Platform, server: Valkey) -> None:
    queue = TaskQueue(platform.settings.redis_url)
    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    server.kill()
    happen(platform, 3)
    with captured_logs() as logs:
        relay.run(event_handler)
        assert Reconciler(platform.engine, queue).run() == 0
    assert states(platform.engine) == {"waiting": 3}
    assert {entry["event"] for entry in logs} == {"queue_unavailable"}
    server.start()
    reconciler = Reconciler(platform.engine, queue, not_enqueued_after=timedelta(0))
    wait_until(lambda: reconciler.run() == 3)
    assert queue.length(Lane.MAILS) == 3
    queue.close()
