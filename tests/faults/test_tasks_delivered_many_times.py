"""F4 for tasks: messages delivered one to five times in random order have the same effects as once and in order."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import Connection, Engine, select

from domain.kernel.process.platform import Platform
from domain.kernel.tasks import TaskState, task
from local.valkey import Valkey
from tests.workers.task_harness import (
    RECORD_EFFECT,
    RecordingHandler,
    append_effect,
    captured_logs,
    effects,
    happen,
    open_for_work,
    record_effect,
    relay_for,
    runner_for,
    states,
    task_ids,
    wait_until,
    working,
)
from workers.lanes import Lane
from workers.outbox.queue import QueuedTask, TaskQueue
from workers.outbox.task import TaskFunction, Work
from workers.outbox.task_store import TaskAttempt, TaskStore
from workers.tasks.runner import Runner

TASKS = 60


@pytest.fixture
def platform(new_database: Callable[[], str], valkey: Valkey) -> Iterator[Platform]:
    with open_for_work(new_database(), valkey.url) as opened:
        yield opened


class CarelessStore(TaskStore):
    """Planted fault: an attempt is made whatever has become of the task."""

    def start_attempt(self, connection: Connection, task_id: UUID) -> TaskAttempt | None:
        row = connection.execute(select(task).where(task.c.id == task_id)).mappings().one()
        return TaskAttempt(**{name: row[name] for name in TaskAttempt.__dataclass_fields__})


class CarelessRunner(Runner):
    """A runner whose tasks record their effects together with their end, so that those alone come once all the same."""

    def __init__(self, engine: Engine, queue: TaskQueue, functions: Mapping[str, TaskFunction], **options: Any) -> None:
        super().__init__(engine, queue, functions, **options)
        self._task_store = CarelessStore(engine)


@dataclass(frozen=True)
class Delivered:
    """Events that happened, how often the task of each was run, and the effects recorded."""

    happened: Counter[UUID]
    runs: Counter[UUID]
    effects: Counter[UUID]


def deliver_many_times(platform: Platform, function: TaskFunction, seed: int, make: type[Runner] = Runner) -> Delivered:
    """Messages in random order, each one to five times."""
    queue = TaskQueue(platform.settings.redis_url)
    chance = random.Random(seed)
    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    happened = happen(platform, TASKS)
    relay.run(event_handler)
    tasks = [QueuedTask(task_id, RECORD_EFFECT) for task_id in task_ids(platform.engine)]
    deliveries = [task for task in tasks for _ in range(chance.randint(0, 4))]
    chance.shuffle(deliveries)
    queue.enqueue(deliveries)
    runs: list[UUID] = []

    def counted(work: Work) -> None:
        runs.append(work.about)
        function(work)

    with captured_logs(), working(queue, runner_for(platform, queue, counted, make).run):
        wait_until(lambda: states(platform.engine) == {"done": TASKS})
        queue.broker.join(Lane.MAILS)
    queue.close()
    return Delivered(Counter(happened), Counter(runs), effects(platform))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_repeated_and_reordered_messages_have_one_run_and_one_effect_each(platform: Platform, seed: int) -> None:
    found = deliver_many_times(platform, partial(record_effect, platform), seed)
    assert found.runs == found.happened
    assert found.effects == found.happened


def test_a_task_run_twice_is_noticed_though_its_effect_came_once(platform: Platform) -> None:
    """The control: a mail, for example, would have been sent twice."""
    found = deliver_many_times(platform, partial(record_effect, platform), 1, CarelessRunner)
    assert found.runs != found.happened
    assert found.effects == found.happened


def test_without_checking_task_states_effects_would_double(platform: Platform, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: the test above can fail by its effects too."""
    monkeypatch.setattr("workers.outbox.task_store.OPEN_STATES", tuple(TaskState))

    def careless(work: Work) -> None:
        append_effect(platform, work, complete_task=False)

    found = deliver_many_times(platform, careless, seed=1)
    assert found.effects != found.happened
