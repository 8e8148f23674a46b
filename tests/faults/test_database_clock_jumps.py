"""F8: the database's clock is set back or forward ten minutes; what waits goes on, and order is by position."""

from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import ColumnElement, false, text

from domain.kernel.log.event_store import Change
from domain.kernel.process.platform import Platform
from domain.kernel.tasks import request_task
from domain.kernel.values.ids import new_id
from domain.verification.codes import RESEND_AFTER
from domain.verification.errors import ResendTooSoon
from local.valkey import Valkey
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import install, live_generation
from tests.domain.applications.applications_harness import ApplicationsHarness
from tests.faults.settable_clocks import TEN_MINUTES, DatabaseClock
from tests.faults.tally_projection import LOG, Counted, Tallies, context, count, everything, totals
from tests.workers.task_harness import captured_logs, open_for_work, runner_for, states, task_ids
from workers.outbox import task_store
from workers.outbox.queue import TaskQueue
from workers.outbox.reconciler import Reconciler
from workers.outbox.task import Work
from workers.outbox.task_store import TaskStore

JUMPS = [TEN_MINUTES * sign for sign in (0, 1, -1, 1, 0, -1, -1, 1)]


@pytest.fixture
def database_url(new_database: Callable[[], str]) -> str:
    return new_database()


@pytest.fixture
def clock(database_url: str) -> DatabaseClock:
    return DatabaseClock(database_url)


@pytest.fixture
def platform(database_url: str, valkey: Valkey, clock: DatabaseClock) -> Iterator[Platform]:
    clock.set(timedelta())
    with open_for_work(database_url, valkey.url) as opened:
        yield opened


@pytest.fixture
def queue(platform: Platform) -> Iterator[TaskQueue]:
    opened = TaskQueue(platform.settings.redis_url)
    yield opened
    opened.close()


def request(platform: Platform) -> None:
    with platform.engine.begin() as connection:
        request_task(connection, "tests.record_effect", new_id(), new_id())


def do_nothing(_: Work) -> None:
    """A task that succeeds."""


def fail(_: Work) -> None:
    raise TimeoutError


def is_run_after_step_back(platform: Platform, queue: TaskQueue, clock: DatabaseClock, *, attempts: int) -> bool:
    """Whether a task that was requested, and failed so often, is found by the reconciler and run at once."""
    request(platform)
    [task_id] = task_ids(platform.engine)
    failing = runner_for(platform, queue, fail, retry_delays=[timedelta(0)] * 3 + [task_store.RETRY_DELAYS[0]])
    with captured_logs():
        for _ in range(attempts):
            failing.run(task_id)
    clock.set(-TEN_MINUTES)
    found = Reconciler(platform.engine, queue).run()
    runner_for(platform, queue, do_nothing).run(task_id)
    return found == 1 and states(platform.engine) == {"done": 1}


@pytest.fixture
def ignored_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plants the fault: waiting by the clock alone."""

    def never(_: Any) -> ColumnElement[bool]:
        return false()

    monkeypatch.setattr(task_store, "_waits_longer_than", never)


def test_a_new_task_is_run_though_the_clock_was_set_back(
    platform: Platform, queue: TaskQueue, clock: DatabaseClock
) -> None:
    assert is_run_after_step_back(platform, queue, clock, attempts=0)


@pytest.mark.usefixtures("ignored_steps")
def test_a_new_task_that_waits_for_the_clock_is_caught(
    platform: Platform, queue: TaskQueue, clock: DatabaseClock
) -> None:
    """The control: the test above can fail."""
    assert not is_run_after_step_back(platform, queue, clock, attempts=0)


def test_a_failed_task_is_retried_though_the_clock_was_set_back(
    platform: Platform, queue: TaskQueue, clock: DatabaseClock
) -> None:
    assert is_run_after_step_back(platform, queue, clock, attempts=1)


@pytest.mark.usefixtures("ignored_steps")
def test_a_failed_task_that_waits_for_the_clock_is_caught(
    platform: Platform, queue: TaskQueue, clock: DatabaseClock
) -> None:
    """The control: the test above can fail."""
    assert not is_run_after_step_back(platform, queue, clock, attempts=1)


def test_a_delay_that_is_not_over_is_kept(platform: Platform, queue: TaskQueue) -> None:
    request(platform)
    [task_id] = task_ids(platform.engine)
    with captured_logs():
        runner_for(platform, queue, fail).run(task_id)
    runner_for(platform, queue, do_nothing).run(task_id)
    assert states(platform.engine) == {"waiting": 1}


def test_a_task_lost_by_the_queue_is_enqueued_again_though_the_clock_was_set_back(
    platform: Platform, queue: TaskQueue, clock: DatabaseClock
) -> None:
    request(platform)
    with platform.engine.begin() as connection:
        assert len(TaskStore(platform.engine).enqueue_requested(connection, 10)) == 1
    reconciler = Reconciler(platform.engine, queue)
    assert reconciler.run() == 0, "it was enqueued a moment ago"
    clock.set(-TEN_MINUTES)
    assert reconciler.run() == 1
    assert reconciler.run() == 0, "once is enough"


def test_requested_tasks_are_enqueued_though_the_clock_was_set_back(platform: Platform, clock: DatabaseClock) -> None:
    request(platform)
    clock.set(-TEN_MINUTES)
    with platform.engine.begin() as connection:
        assert len(TaskStore(platform.engine).enqueue_requested(connection, 10)) == 1


def test_a_parked_stream_is_tried_again_though_the_clock_was_set_back(platform: Platform, clock: DatabaseClock) -> None:
    tallies, poison = Tallies(), 666
    tallies.poison = {poison}
    catch_up = CatchUp(platform.engine, platform.logs)
    install(platform.engine, [tallies])
    stream = count(platform.logs[LOG], None, 1, poison)
    with captured_logs():
        with platform.engine.connect() as connection:
            generation = live_generation(connection, tallies)
        catch_up.run(generation)
        tallies.poison.clear()
        clock.set(-TEN_MINUTES)
        assert catch_up.replay_due(generation) == 1
    with platform.engine.connect() as connection:
        assert totals(connection) == {stream: 1 + poison}


def test_another_code_may_be_requested_though_the_clock_was_set_back(platform: Platform, clock: DatabaseClock) -> None:
    harness = ApplicationsHarness(platform)
    application = harness.start(harness.jobs.publish(77).number, "patient@example.com")
    with pytest.raises(ResendTooSoon):
        harness.applications.request_code(application, harness.context())
    clock.set(-TEN_MINUTES)
    harness.applications.request_code(application, harness.context())
    with pytest.raises(ResendTooSoon) as refused:
        harness.applications.request_code(application, harness.context())
    assert refused.value.details["seconds"] <= RESEND_AFTER.total_seconds()


def test_order_is_by_position_whatever_the_clock_says(platform: Platform, clock: DatabaseClock) -> None:
    streams = []
    for jump in JUMPS:
        clock.set(jump)
        streams.append(stream := new_id())
        platform.logs[LOG].append([Change(stream, 0, [Counted()], context())])
    events = everything(platform.logs[LOG])
    assert [each.stream_id for each in events] == streams
    # The control: the times that the database recorded tell another order, by twenty minutes.
    times = [each.recorded_at for each in events]
    assert times != sorted(times)
    assert max(times) - min(times) > TEN_MINUTES
    with platform.engine.connect() as connection:
        assert connection.execute(text("SELECT abs(extract(epoch FROM clock_timestamp() - now())) > 500")).scalar()
