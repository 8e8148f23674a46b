"""F4 for tasks: messages delivered one to five times in random order have the same effects as once and in order."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from uuid import UUID

import pytest

from domain.kernel.platform import Platform
from domain.kernel.tasks import TaskState
from local.valkey import Valkey
from tests.workers.task_harness import (
    RecordingHandler,
    append_effect,
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
from workers.outbox.queue import TaskQueue
from workers.tasks.task import TaskFunction, Work

TASKS = 60


@pytest.fixture
def platform(new_database: Callable[[], str], valkey: Valkey) -> Iterator[Platform]:
    with open_for_work(new_database(), valkey.url) as opened:
        yield opened


def deliver_many_times(platform: Platform, function: TaskFunction, seed: int) -> tuple[list[UUID], Counter[UUID]]:
    """What happened, and the effects it had."""
    queue = TaskQueue(platform.settings.redis_url)
    chance = random.Random(seed)
    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    happened = happen(platform, TASKS)
    relay.run(event_handler)
    deliveries = [task_id for task_id in task_ids(platform.engine) for _ in range(chance.randint(0, 4))]
    chance.shuffle(deliveries)
    queue.enqueue(deliveries)
    with working(queue, runner_for(platform, queue, function).run):
        wait_until(lambda: states(platform.engine) == {"done": TASKS})
        queue.broker.join("tasks")
    queue.close()
    return happened, effects(platform)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_repeated_and_reordered_messages_have_one_effect_each(platform: Platform, seed: int) -> None:
    happened, left = deliver_many_times(platform, partial(record_effect, platform), seed)
    assert left == Counter(happened)


def test_without_checking_task_states_effects_would_double(platform: Platform, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: the test above can fail."""
    monkeypatch.setattr("workers.outbox.task_store.OPEN_STATES", tuple(TaskState))

    def careless(work: Work) -> None:
        append_effect(platform, work, complete_task=False)

    happened, left = deliver_many_times(platform, careless, seed=1)
    assert left != Counter(happened)
