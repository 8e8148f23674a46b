"""F1 for the relay: its connection is cut at any statement, and every event still has its task, once."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from domain.kernel.errors import Unavailable
from domain.kernel.process.platform import Platform
from local.valkey import Valkey
from tests.faults.cutting_proxy import CuttingProxy
from tests.faults.hasty_relay import HastyRelay
from tests.workers.task_harness import (
    LOG,
    RecordingHandler,
    captured_logs,
    happen,
    open_for_work,
    relay_for,
    wait_until,
)
from workers.outbox.queue import TaskQueue
from workers.outbox.relay import Relay

AT_ONCE = 3
MOST_STATEMENTS = 40


@dataclass(frozen=True)
class Relaying:
    """A relay behind a proxy that breaks connections, and a look past it."""

    behind_proxy: Platform
    direct: Platform
    proxy: CuttingProxy
    queue: TaskQueue


@pytest.fixture
def relaying(new_database: Callable[[], str], valkey: Valkey) -> Iterator[Relaying]:
    url = new_database()
    with (
        CuttingProxy(url) as proxy,
        open_for_work(proxy.url, valkey.url) as behind_proxy,
        open_for_work(url, valkey.url) as direct,
    ):
        queue = TaskQueue(valkey.url)
        yield Relaying(behind_proxy, direct, proxy, queue)
        queue.close()


def cut_at_every_statement(relaying: Relaying, make: type[Relay]) -> tuple[int, Counter[int]]:
    """Cuts the relay at each statement; returns how many were cut, and how many events have how many tasks in the
    end."""
    event_handler = RecordingHandler()
    relay_for(relaying.direct, relaying.queue, event_handler)
    relay = make(relaying.behind_proxy.engine, relaying.behind_proxy.logs, relaying.queue)
    for statement in range(1, MOST_STATEMENTS):
        happen(relaying.direct, AT_ONCE)
        before = relaying.proxy.cuts
        relaying.proxy.arm_at(statement)
        with captured_logs(), suppress(Unavailable, DBAPIError):
            relay.step(event_handler)
        relaying.proxy.disarm()
        is_over = relaying.proxy.cuts == before
        wait_until(lambda: read_on(relay, event_handler))
        if is_over:
            return statement - 1, tasks_of_events(relaying.direct)
    raise AssertionError


def read_on(relay: Relay, event_handler: RecordingHandler) -> bool:
    """Reads on as the follower does: a pool that found its connection broken opens another one."""
    with captured_logs(), suppress(Unavailable, DBAPIError):
        relay.run(event_handler)
        return True
    return False


def tasks_of_events(platform: Platform) -> Counter[int]:
    query = f"""
        SELECT (SELECT count(*) FROM public.task WHERE cause_log = '{LOG}' AND cause_position = notification_id)
        FROM events.{LOG}
    """
    with platform.engine.connect() as connection:
        return Counter(connection.execute(text(query)).scalars())


def test_a_relay_cut_at_any_statement_writes_every_task_once(relaying: Relaying) -> None:
    statements, tasks = cut_at_every_statement(relaying, Relay)
    assert statements >= 5
    assert set(tasks) == {1}


def test_a_relay_that_advances_before_it_writes_its_tasks_is_caught(relaying: Relaying) -> None:
    """The control: the test above can fail."""
    _, tasks = cut_at_every_statement(relaying, HastyRelay)
    assert tasks[0] > 0
