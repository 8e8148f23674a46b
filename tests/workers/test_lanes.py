"""Tasks that take long hold up none of another lane: four feeds that never answer, and no mail is late."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import partial
from uuid import UUID

import pytest

from domain.job_import.tasks import READ_FEED
from domain.kernel.process.platform import Platform
from domain.kernel.tasks import request_task
from domain.kernel.values.ids import new_id
from domain.notifications.tasks import SEND_PUSH
from tests.workers.task_harness import RECORD_EFFECT, captured_logs, effects, record_effect, wait_until
from workers import main
from workers.lanes import DEFAULT_LANE, LANES, Lane
from workers.outbox.queue import TaskQueue
from workers.outbox.reconciler import MAX_QUEUE_LENGTH, Reconciler
from workers.outbox.requested_tasks import RequestedTasks
from workers.outbox.task import Tasks, Work

AT_ONCE = 8
"""Slow tasks: more than there are threads in all lanes but one."""


class Stuck:
    """Tasks that take until they are let go."""

    def __init__(self) -> None:
        self.begun: set[UUID] = set()
        self._released = threading.Event()

    def run(self, work: Work) -> None:
        self.begun.add(work.about)
        self._released.wait(60)

    def release(self) -> None:
        self._released.set()


@contextmanager
def workers_with(platform: Platform, monkeypatch: pytest.MonkeyPatch, slow: str) -> Iterator[Stuck]:
    """Workers of all lanes, on which tasks of one name get stuck."""
    stuck = Stuck()
    tasks: Tasks = {RECORD_EFFECT: partial(record_effect, platform), slow: stuck.run}
    monkeypatch.setattr(main, "open_tasks", lambda _: tasks)
    with captured_logs(), main.serving(platform.settings):
        yield stuck
        stuck.release()


def request(platform: Platform, queue: TaskQueue, name: str, count: int = 1) -> None:
    with platform.engine.begin() as connection:
        for _ in range(count):
            request_task(connection, name, new_id(), new_id())
    RequestedTasks(platform.engine, queue).run()


@pytest.mark.parametrize("slow", [READ_FEED, SEND_PUSH])
def test_slow_tasks_hold_up_no_mail(
    platform: Platform, queue: TaskQueue, monkeypatch: pytest.MonkeyPatch, slow: str
) -> None:
    with workers_with(platform, monkeypatch, slow) as stuck:
        request(platform, queue, slow, AT_ONCE)
        wait_until(lambda: len(stuck.begun) == main.THREADS[LANES[slow]])
        request(platform, queue, RECORD_EFFECT)
        wait_until(lambda: len(effects(platform)) == 1, patience=30)
        assert len(stuck.begun) == main.THREADS[LANES[slow]], "a lane has its own threads only"


def test_control_slow_tasks_hold_up_others_of_their_lane(
    platform: Platform, queue: TaskQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = "tests.slow"
    with workers_with(platform, monkeypatch, slow) as stuck:
        request(platform, queue, slow, main.THREADS[DEFAULT_LANE])
        wait_until(lambda: len(stuck.begun) == main.THREADS[DEFAULT_LANE])
        request(platform, queue, RECORD_EFFECT)
        with pytest.raises(AssertionError):
            wait_until(lambda: len(effects(platform)) == 1, patience=2)
        stuck.release()
        wait_until(lambda: len(effects(platform)) == 1)


def test_a_process_may_serve_some_lanes_only(
    platform: Platform, queue: TaskQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main, "open_tasks", lambda _: {RECORD_EFFECT: partial(record_effect, platform)})
    with captured_logs(), main.serving(platform.settings, [Lane.FEEDS, Lane.BULK]):
        request(platform, queue, RECORD_EFFECT)
        with pytest.raises(AssertionError):
            wait_until(lambda: len(effects(platform)) == 1, patience=2)
    assert queue.length(Lane.MAILS) == 1


def test_a_full_queue_of_feeds_keeps_no_lost_mail_from_its_queue(platform: Platform, queue: TaskQueue) -> None:
    request(platform, queue, READ_FEED, MAX_QUEUE_LENGTH)
    request(platform, queue, RECORD_EFFECT)
    queue.broker.flush(Lane.MAILS)
    reconciler = Reconciler(
        platform.engine, queue, not_enqueued_after=-timedelta(hours=1), lost_after=-timedelta(hours=1)
    )
    reconciler.run()
    assert queue.length(Lane.MAILS) == 1
    assert queue.length(Lane.FEEDS) == MAX_QUEUE_LENGTH


def test_each_lane_is_of_tasks_that_there_are(platform: Platform) -> None:
    with main.Services(platform, main.PROVIDERS) as services:
        assert set(LANES) <= set(main.open_tasks(services))
    assert DEFAULT_LANE not in LANES.values(), "what is not named is in it"
