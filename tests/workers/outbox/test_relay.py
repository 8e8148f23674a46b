"""The relay turns every event into its tasks exactly once, despite failures."""

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from domain.kernel.process.platform import Platform
from domain.kernel.tasks import backlog
from domain.kernel.values.ids import new_id
from tests.changed_events import allow_changes
from tests.workers.task_harness import (
    RecordingHandler,
    captured_logs,
    effects,
    happen,
    relay_for,
    runner_for,
    states,
    task_ids,
)
from workers.lanes import Lane
from workers.outbox.queue import TaskQueue
from workers.outbox.relay import Relay
from workers.outbox.task_store import TaskStore
from workers.tasks.runner import Runner


def test_each_event_adds_its_task_and_enqueues_it(platform: Platform, queue: TaskQueue) -> None:
    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    happen(platform, 3)
    assert relay.run(event_handler) == 3
    assert states(platform.engine) == {"enqueued": 3}
    assert queue.length(Lane.MAILS) == 3


def test_running_again_adds_no_task(platform: Platform, queue: TaskQueue) -> None:
    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    happen(platform, 3)
    relay.run(event_handler)
    assert relay.run(event_handler) == 0
    assert queue.length(Lane.MAILS) == 3


def test_a_log_read_again_adds_no_second_task(platform: Platform, queue: TaskQueue) -> None:
    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    happen(platform, 3)
    relay.run(event_handler)
    _forget_position(platform)
    relay.run(event_handler)
    assert len(task_ids(platform.engine)) == 3


def test_without_derived_ids_a_log_read_again_would_add_second_tasks(
    platform: Platform, queue: TaskQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control: the test above can fail."""
    monkeypatch.setattr("workers.outbox.task_store.derived_id", lambda *_: new_id())
    with platform.engine.begin() as connection:
        connection.execute(text("ALTER TABLE public.task DROP CONSTRAINT task_name_cause_log_cause_position_key"))
    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    happen(platform, 3)
    relay.run(event_handler)
    _forget_position(platform)
    relay.run(event_handler)
    assert len(task_ids(platform.engine)) == 6


def test_tasks_and_checkpoint_are_written_in_one_transaction(platform: Platform, queue: TaskQueue) -> None:
    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    happen(platform, 3)
    with platform.engine.begin() as connection:
        connection.execute(
            text("ALTER TABLE public.event_handler_checkpoint ADD CONSTRAINT stuck CHECK (position < 1)")
        )
    with captured_logs(), pytest.raises(IntegrityError):
        relay.run(event_handler)
    assert task_ids(platform.engine) == []
    with platform.engine.begin() as connection:
        connection.execute(text("ALTER TABLE public.event_handler_checkpoint DROP CONSTRAINT stuck"))
    relay.run(event_handler)
    assert len(task_ids(platform.engine)) == 3


def test_an_event_that_cannot_be_handled_is_a_dead_task_and_the_others_are_handled(
    platform: Platform, queue: TaskQueue
) -> None:
    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    happen(platform, 2)
    [poisoned] = happen(platform, poisonous=True)
    happen(platform, 2)
    with captured_logs() as logs:
        relay.run(event_handler)
    assert states(platform.engine) == {"enqueued": 4, "dead": 1}
    assert backlog(platform.engine).dead == {"reactions.follow:tests": 1}
    assert [entry["event"] for entry in logs if entry["log_level"] == "error"] == ["event_not_followed"]
    _revive_and_follow(platform, queue, relay, event_handler)
    runner = runner_for(platform, queue)
    for task_id in task_ids(platform.engine):
        runner.run(task_id)
    assert effects(platform)[poisoned] == 1
    assert sum(effects(platform).values()) == 5


def test_an_event_of_an_unknown_topic_is_a_dead_task_and_the_others_are_handled(
    platform: Platform, queue: TaskQueue
) -> None:
    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    happen(platform, 2)
    [broken] = happen(platform)
    happen(platform, 2)
    with platform.engine.begin() as connection:
        allow_changes(connection, "applications")
        statement = text("UPDATE events.applications SET topic = :topic WHERE originator_id = :id")
        connection.execute(statement, {"topic": "tests.NobodyKnows", "id": broken})
    with captured_logs():
        assert relay.run(event_handler) == 5
    assert states(platform.engine) == {"enqueued": 4, "dead": 1}
    with platform.engine.begin() as connection:
        connection.execute(statement, {"topic": "tests.SomethingHappened", "id": broken})
    _revive_and_follow(platform, queue, relay, event_handler)
    assert states(platform.engine) == {"enqueued": 5, "done": 1}


def test_a_new_event_handler_handles_no_past_events(platform: Platform, queue: TaskQueue) -> None:
    happen(platform, 3)
    relay = relay_for(platform, queue, event_handler := RecordingHandler())
    happen(platform, 2)
    relay.run(event_handler)
    assert len(task_ids(platform.engine)) == 2


def test_an_event_handler_that_is_not_installed_is_an_error(platform: Platform, queue: TaskQueue) -> None:
    with pytest.raises(LookupError, match="not installed"):
        Relay(platform.engine, platform.logs, queue).run(RecordingHandler())


def _forget_position(platform: Platform) -> None:
    with platform.engine.begin() as connection:
        connection.execute(text("UPDATE public.event_handler_checkpoint SET position = 0"))


def _revive_and_follow(platform: Platform, queue: TaskQueue, relay: Relay, event_handler: RecordingHandler) -> None:
    event_handler.cured = True
    [revived] = TaskStore(platform.engine).revive()
    again = {"reactions.follow:tests": relay.retry_event(event_handler)}
    Runner(platform.engine, queue, again).run(revived.id)
