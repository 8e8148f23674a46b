"""F1 for mails: the database is lost when an effect has left the site and before its task is done; it leaves once."""

import threading
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from domain.kernel.process.platform import Platform
from local.valkey import Valkey
from tests.faults.cutting_proxy import CuttingProxy
from tests.workers.task_harness import (
    RecordingHandler,
    captured_logs,
    happen,
    open_for_work,
    relay_for,
    runner_for,
    states,
    task_ids,
    wait_until,
)
from workers.outbox.queue import TaskQueue
from workers.outbox.task import Work
from workers.tasks import runner as runners

MARK = "the last statement that is answered"


@pytest.fixture
def database_url(new_database: Callable[[], str]) -> str:
    return new_database()


@pytest.fixture
def proxy(database_url: str) -> Iterator[CuttingProxy]:
    with CuttingProxy(database_url, MARK.encode()) as opened:
        yield opened


@pytest.fixture
def behind_proxy(proxy: CuttingProxy, valkey: Valkey) -> Iterator[Platform]:
    with open_for_work(proxy.url, valkey.url) as opened:
        yield opened


@pytest.fixture
def direct(database_url: str, valkey: Valkey) -> Iterator[Platform]:
    with open_for_work(database_url, valkey.url) as opened:
        yield opened


def times_sent(behind_proxy: Platform, direct: Platform, proxy: CuttingProxy) -> int:
    """Counts how often the effect has left by the time when its task is done."""
    queue = TaskQueue(direct.settings.redis_url)
    relay = relay_for(direct, queue, event_handler := RecordingHandler())
    happen(direct)
    relay.run(event_handler)
    [task_id] = task_ids(direct.engine)
    sent: list[int] = []

    def send(work: Work) -> None:
        sent.append(work.task.attempts)
        if len(sent) == 1:
            proxy.arm(stay_away=True)
            with suppress(SQLAlchemyError), behind_proxy.engine.connect() as connection:
                connection.execute(text(f"SELECT '{MARK}'"))
            threading.Timer(0.5, proxy.come_back).start()

    def is_done() -> bool:
        with captured_logs(), suppress(SQLAlchemyError):
            runner_for(behind_proxy, queue, send).run(task_id)
        return states(direct.engine) == {"done": 1}

    wait_until(is_done)
    queue.close()
    assert proxy.cuts == 1
    return len(sent)


def test_what_has_left_is_written_down_when_the_database_is_back(
    behind_proxy: Platform, direct: Platform, proxy: CuttingProxy
) -> None:
    assert times_sent(behind_proxy, direct, proxy) == 1


def test_without_patience_it_would_leave_twice(
    behind_proxy: Platform, direct: Platform, proxy: CuttingProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control: the test above can fail."""
    monkeypatch.setattr(runners, "write_down", lambda effect: effect())
    assert times_sent(behind_proxy, direct, proxy) == 2
