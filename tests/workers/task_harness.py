"""Test harness for tasks: events on streams, each of which requires one recorded effect."""

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from typing import Any
from uuid import UUID

import dramatiq
import redis
from sqlalchemy import Engine, text
from structlog.testing import capture_logs

from domain.kernel.log.event import SYSTEM, Context, Event, RecordedEvent
from domain.kernel.log.event_store import Change
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from domain.platform import open_platform
from tests.settings_factory import settings_for
from workers.event_handlers.event_handler import TaskRequest
from workers.outbox.queue import TaskQueue
from workers.outbox.relay import Relay, install
from workers.outbox.task import TaskFunction, Work
from workers.outbox.task_store import TaskAttempt
from workers.tasks.runner import Runner

LOG = "applications"
CONTEXT = Context(SYSTEM, "web")
RECORD_EFFECT = "tests.record_effect"
"""The name of a task, which has no lane of its own."""


class SomethingHappened(Event, topic="tests.SomethingHappened"):
    """The event to which the event handler reacts."""

    poisonous: bool = False


class EffectRecorded(Event, topic="tests.EffectRecorded"):
    """The effect that the task leaves behind."""


class RecordingHandler:
    """One task for each thing that happens; raises for what is poisonous."""

    name = "tests"
    log = LOG

    def __init__(self) -> None:
        self.cured = False

    def tasks_for(self, recorded: RecordedEvent[Event]) -> Iterator[TaskRequest]:
        if isinstance(recorded.event, SomethingHappened):
            if recorded.event.poisonous and not self.cured:
                raise ValueError("cannot be read")
            yield TaskRequest(RECORD_EFFECT, recorded.stream_id)


def open_for_work(database_url: str, redis_url: str) -> Platform:
    """A platform with enough connections for several threads, and an emptied queue."""
    with redis.Redis.from_url(redis_url) as connection:
        connection.flushall()
    return open_platform(settings_for(database_url, redis_url).model_copy(update={"database_pool_size": 16}))


def work_about(about: UUID, task_id: UUID | None = None) -> Work:
    """A first attempt of a task, for calling its function without a queue."""
    attempt = TaskAttempt(task_id or new_id(), "tests.task", about, LOG, 1, new_id(), 1, datetime.now(UTC))
    return Work(attempt, CONTEXT, lambda _: None)


def happen(platform: Platform, count: int = 1, *, poisonous: bool = False) -> list[UUID]:
    """Something happens on that many new streams, all at once."""
    streams = [new_id() for _ in range(count)]
    event = SomethingHappened(poisonous=poisonous)
    platform.logs[LOG].append([Change(stream, 0, [event], CONTEXT) for stream in streams])
    return streams


def record_effect(platform: Platform, work: Work) -> None:
    """The effect and the end of the task in one transaction."""
    append_effect(platform, work, complete_task=True)


def append_effect(platform: Platform, work: Work, *, complete_task: bool) -> None:
    store = platform.logs[LOG]
    version = len(store.load(work.about))
    store.append(
        [Change(work.about, version, [EffectRecorded()], work.context)],
        write=work.completion if complete_task else None,
    )


def effects(platform: Platform) -> Counter[UUID]:
    """Counts the effects of each stream."""
    everything = platform.logs[LOG].read(0, 1_000_000)
    return Counter(recorded.stream_id for recorded in everything if isinstance(recorded.event, EffectRecorded))


def relay_for(platform: Platform, queue: TaskQueue, event_handler: RecordingHandler) -> Relay:
    """A relay whose reaction begins where the log ends now."""
    install(platform.engine, platform.logs, [event_handler])
    return Relay(platform.engine, platform.logs, queue)


def runner_for(
    platform: Platform,
    queue: TaskQueue,
    function: TaskFunction | None = None,
    make: type[Runner] = Runner,
    **options: object,
) -> Runner:
    """Runs the one task there is."""
    functions = {RECORD_EFFECT: function or partial(record_effect, platform)}
    return make(platform.engine, queue, functions, **options)  # pyright: ignore[reportArgumentType]


@contextmanager
def working(queue: TaskQueue, run: Callable[[UUID], None], threads: int = 4) -> Iterator[None]:
    """Real Dramatiq worker threads on the queue."""
    queue.serve(run)
    worker = dramatiq.Worker(queue.broker, worker_timeout=20, worker_threads=threads)
    worker.start()
    try:
        yield
    finally:
        worker.stop(timeout=5000)


@contextmanager
def repeating(action: Callable[[], object], every: float) -> Iterator[None]:
    """Does something again and again in the background."""
    stop = threading.Event()

    def repeat() -> None:
        while not stop.wait(every):
            action()

    thread = threading.Thread(target=repeat)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


def wait_until(what: Callable[[], object], *, patience: float = 60.0) -> None:
    """Returns as soon as it is so; fails when it is not so in time."""
    deadline = time.monotonic() + patience
    while not what():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.02)


def states(engine: Engine) -> Counter[str]:
    """Counts the tasks in each state."""
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT state, count(*) AS tasks FROM public.task GROUP BY state"))
        return Counter({row.state: row.tasks for row in rows})


def task_ids(engine: Engine) -> list[UUID]:
    """All tasks, in the order of their events."""
    with engine.connect() as connection:
        return list(connection.execute(text("SELECT id FROM public.task ORDER BY cause_position")).scalars())


@contextmanager
def captured_logs() -> Iterator[list[MutableMapping[str, Any]]]:
    """Captures what is logged meanwhile."""
    with capture_logs() as logs:
        yield logs
