"""Measures what the hash chain costs an append: `python -m benchmarks.hash_chain`.

The same events are appended in turns to a log with a chain and to one without (as before migration 0013), on the same
server in the same run: by the append functions alone, and by the event store, which also encodes the events and appends
those of concurrent writers together. The figure is the ratio of their speeds. Medians over rounds.
"""

import statistics
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import LiteralString
from uuid import uuid4

import psycopg
from alembic.migration import MigrationContext
from alembic.operations import Operations

from benchmarks.environment import benchmark_platform
from benchmarks.tally import Counted
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.log.event_store import Change, EventStore
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from migrations import unchained_log_table

ROUNDS = 16
SECONDS = 0.6
STATE = b"x" * 250
_NO_MORE = "'{}'::uuid[], '{}'::text[], '{}'::text[], '{}'::bytea[], '{}'::bytea[]"
_FUNCTION: LiteralString = "SELECT events.append_%s(%%b::uuid[], %%b::bigint[], %%b::text[], %%b::bytea[], "
_LOGS: tuple[LiteralString, LiteralString] = ("unchained", "applications")
_CONTEXT = Context(actor=SYSTEM, channel="task")


def create_unchained(platform: Platform) -> None:
    """A log as it was before hash chains."""
    with platform.engine.begin() as connection, Operations.context(MigrationContext.configure(connection)):
        unchained_log_table.create_log("unchained", "events")


def function_alone(url: str, log: LiteralString, batch: int, until: float) -> int:
    """Calls the append function with batches of new streams; returns the number of events."""
    done = 0
    with psycopg.connect(url, autocommit=True, prepare_threshold=1) as connection:
        while time.perf_counter() < until:
            columns = ([uuid4() for _ in range(batch)], [1] * batch, ["Counted"] * batch, [STATE] * batch)
            connection.execute(_FUNCTION % log + _NO_MORE + ")", columns).fetchall()
            done += batch
    return done


def event_store(store: EventStore, batch: int, until: float) -> int:
    """Appends batches of new streams as the site does; returns the number of events."""
    done = 0
    while time.perf_counter() < until:
        store.append([Change(new_id(), 0, [Counted(amount=1)], _CONTEXT) for _ in range(batch)])
        done += batch
    return done


def events_per_second(append: Callable[[float], int], writers: int) -> float:
    """Events that so many writers append together; `append` is given the moment at which to end."""
    with ThreadPoolExecutor(writers) as pool:
        return sum(pool.map(append, [time.perf_counter() + SECONDS] * writers)) / SECONDS


def main() -> None:
    with benchmark_platform() as platform:
        create_unchained(platform)
        url = platform.settings.database_url
        stores = [EventStore(log, platform.datastore, platform.engine, platform.keys) for log in _LOGS]
        for batch, writers in ((1, 1), (1, 8), (300, 1)):
            functions = [partial(function_alone, url, log, batch) for log in _LOGS]
            _compare(f"function alone, batches of {batch}, {writers} writer(s)", functions, writers)
            appends = [partial(event_store, store, batch) for store in stores]
            _compare(f"event store, batches of {batch}, {writers} writer(s)", appends, writers)


def _compare(what: str, appends: Sequence[Callable[[float], int]], writers: int) -> None:
    rounds = [[events_per_second(append, writers) for append in appends] for _ in range(ROUNDS)]
    before, now = zip(*rounds, strict=True)
    ratios = [chained / unchained for unchained, chained in rounds]
    print(
        f"{what}: without a chain {statistics.median(before):,.0f}, with one {statistics.median(now):,.0f}"
        f" events a second; ratio {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})",
        flush=True,
    )


if __name__ == "__main__":
    main()
