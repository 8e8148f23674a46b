"""A task is run by one worker at a time, retried with delays, and finally dead."""

import threading
from datetime import timedelta
from uuid import UUID

import pytest
from sqlalchemy import text

from domain.kernel.process.platform import Platform
from domain.kernel.tasks import backlog
from tests.workers.task_harness import (
    RECORD_EFFECT,
    RecordingHandler,
    append_effect,
    captured_logs,
    effects,
    happen,
    record_effect,
    relay_for,
    runner_for,
    states,
    task_ids,
    wait_until,
    working,
)
from workers.failures import TaskFailedPermanently
from workers.outbox.queue import TaskQueue
from workers.outbox.task import Work
from workers.outbox.task_store import RETRY_DELAYS, TaskStore
from workers.tasks.runner import Runner

SOON = [timedelta(milliseconds=1)] * 4


@pytest.fixture
def asked(platform: Platform, queue: TaskQueue) -> None:
    """One task that waits."""
    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    happen(platform)
    relay.run(event_handler)


def failing(_: Work) -> None:
    raise TimeoutError("somebody@example.com did not answer")


@pytest.mark.usefixtures("asked")
def test_a_task_is_done_with_its_effect(platform: Platform, queue: TaskQueue) -> None:
    [task_id] = task_ids(platform.engine)
    runner_for(platform, queue).run(task_id)
    assert list(effects(platform).values()) == [1]
    assert states(platform.engine) == {"done": 1}


@pytest.mark.usefixtures("asked")
def test_a_completed_task_is_not_run_again(platform: Platform, queue: TaskQueue) -> None:
    [task_id] = task_ids(platform.engine)
    runner = runner_for(platform, queue)
    runner.run(task_id)
    runner.run(task_id)
    assert list(effects(platform).values()) == [1]


@pytest.mark.usefixtures("asked")
def test_what_a_task_records_knows_its_cause(platform: Platform, queue: TaskQueue) -> None:
    [task_id] = task_ids(platform.engine)
    runner_for(platform, queue).run(task_id)
    happened, effect = platform.logs["applications"].read(0, 10)
    assert effect.context.causation_id == task_id
    assert effect.context.correlation_id == happened.context.correlation_id
    assert effect.context.channel == "task"


class Unlocked(Runner):
    """Planted fault: an attempt is made without the lock."""

    def run(self, task_id: UUID) -> None:
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            if attempt := self._task_store.start_attempt(connection, task_id):
                self._try(connection, attempt)


def tries_at_once(platform: Platform, queue: TaskQueue, make: type[Runner]) -> list[int]:
    """The attempts that two workers make of the same task at the same time."""
    [task_id] = task_ids(platform.engine)
    entered, leave = threading.Event(), threading.Event()
    tries: list[int] = []

    def slow(work: Work) -> None:
        tries.append(work.task.attempts)
        entered.set()
        if len(tries) == 1:
            leave.wait(60)
        record_effect(platform, work)

    first = threading.Thread(target=runner_for(platform, queue, slow, make).run, args=[task_id])
    with captured_logs():
        first.start()
        assert entered.wait(60)
        runner_for(platform, queue, slow, make).run(task_id)
        leave.set()
        first.join()
    assert list(effects(platform).values()) == [1]
    return tries


@pytest.mark.usefixtures("asked")
def test_a_task_is_run_by_one_worker_at_a_time(platform: Platform, queue: TaskQueue) -> None:
    assert tries_at_once(platform, queue, Runner) == [1]


@pytest.mark.usefixtures("asked")
def test_a_task_run_by_two_workers_at_a_time_is_caught(platform: Platform, queue: TaskQueue) -> None:
    """The control: the test above can fail."""
    assert tries_at_once(platform, queue, Unlocked) == [1, 2]


@pytest.mark.usefixtures("asked")
def test_an_effect_is_rolled_back_when_the_task_was_done_meanwhile(platform: Platform, queue: TaskQueue) -> None:
    """A lost connection leads to this: the lock is gone, a second worker was faster."""
    [task_id] = task_ids(platform.engine)

    def overtaken(work: Work) -> None:
        with platform.engine.begin() as connection:
            TaskStore(platform.engine).complete(connection, work.task.id)
        record_effect(platform, work)

    with captured_logs():
        runner_for(platform, queue, overtaken).run(task_id)
    assert effects(platform) == {}


@pytest.mark.usefixtures("asked")
def test_a_failed_task_is_retried_after_a_delay(platform: Platform, queue: TaskQueue) -> None:
    [task_id] = task_ids(platform.engine)
    with captured_logs():
        runner_for(platform, queue, failing).run(task_id)
    runner = runner_for(platform, queue)
    runner.run(task_id)
    assert states(platform.engine) == {"waiting": 1}
    with platform.engine.begin() as connection:
        late = connection.execute(text("UPDATE public.task SET not_before = now() RETURNING not_before - created_at"))
        assert late.scalar_one() < RETRY_DELAYS[0]
    runner.run(task_id)
    assert states(platform.engine) == {"done": 1}


@pytest.mark.usefixtures("asked")
def test_a_failed_task_is_redelivered_by_the_queue(platform: Platform, queue: TaskQueue) -> None:
    tries: list[int] = []

    def third_time_lucky(work: Work) -> None:
        tries.append(work.task.attempts)
        if len(tries) < 3:
            failing(work)
        record_effect(platform, work)

    runner = runner_for(platform, queue, third_time_lucky, retry_delays=SOON)
    with captured_logs(), working(queue, runner.run):
        wait_until(lambda: states(platform.engine) == {"done": 1})
    assert tries == [1, 2, 3]


@pytest.mark.usefixtures("asked")
def test_a_task_is_dead_after_five_attempts_and_reported(platform: Platform, queue: TaskQueue) -> None:
    [task_id] = task_ids(platform.engine)
    runner = runner_for(platform, queue, failing, retry_delays=[timedelta(0)] * 4)
    with captured_logs() as logs:
        for _ in range(8):
            runner.run(task_id)
    assert backlog(platform.engine).dead == {"tests.record_effect": 1}
    [alert] = [entry for entry in logs if entry["log_level"] == "error"]
    assert alert["event"] == "task_dead"
    assert alert["attempts"] == 5
    assert [dead["last_error"] for dead in TaskStore(platform.engine).list_dead()] == ["TimeoutError"]


@pytest.mark.usefixtures("asked")
def test_a_permanently_failed_task_is_dead_at_once(platform: Platform, queue: TaskQueue) -> None:
    [task_id] = task_ids(platform.engine)

    def hopeless(_: Work) -> None:
        raise TaskFailedPermanently("no such mailbox")

    with captured_logs():
        runner_for(platform, queue, hopeless).run(task_id)
    [dead] = TaskStore(platform.engine).list_dead()
    assert (dead["attempts"], dead["last_error"]) == (1, "TaskFailedPermanently: no such mailbox")


@pytest.mark.usefixtures("asked")
def test_a_task_that_kills_its_worker_is_dead_in_the_end(platform: Platform, queue: TaskQueue) -> None:
    [task_id] = task_ids(platform.engine)

    class Killed(BaseException):
        """The process is gone before anything can be noted."""

    def killing(_: Work) -> None:
        raise Killed

    runner = runner_for(platform, queue, killing)
    for _ in range(5):
        with pytest.raises(Killed):
            runner.run(task_id)
    with captured_logs():
        runner.run(task_id)
    [dead] = TaskStore(platform.engine).list_dead()
    assert dead["last_error"] == "WorkerProcessDied"


@pytest.mark.usefixtures("asked")
def test_a_revived_task_has_all_its_attempts_again(platform: Platform, queue: TaskQueue) -> None:
    [task_id] = task_ids(platform.engine)
    with captured_logs():
        for _ in range(5):
            runner_for(platform, queue, failing, retry_delays=[timedelta(0)] * 4).run(task_id)
    assert TaskStore(platform.engine).revive() == [(task_id, RECORD_EFFECT)]
    runner_for(platform, queue).run(task_id)
    assert states(platform.engine) == {"done": 1}


@pytest.mark.usefixtures("asked")
def test_an_effect_without_the_completion_in_its_transaction_may_double(platform: Platform, queue: TaskQueue) -> None:
    """The control: without `done` beside the append, a worker killed in between leaves two effects."""
    [task_id] = task_ids(platform.engine)

    class Killed(BaseException):
        """A kill between the effect and the end of the task."""

    def effect_alone(work: Work) -> None:
        append_effect(platform, work, complete_task=False)
        if work.task.attempts == 1:
            raise Killed

    def effect_with_end(work: Work) -> None:
        append_effect(platform, work, complete_task=True)
        raise Killed

    with pytest.raises(Killed):
        runner_for(platform, queue, effect_alone).run(task_id)
    runner_for(platform, queue, effect_alone).run(task_id)
    assert list(effects(platform).values()) == [2]

    happen(platform)
    relay_for(platform, queue, event_handler := RecordingHandler()).run(event_handler)
    second = task_ids(platform.engine)[-1]
    with pytest.raises(Killed):
        runner_for(platform, queue, effect_with_end).run(second)
    runner_for(platform, queue, effect_with_end).run(second)
    assert sorted(effects(platform).values()) == [1, 2]
