"""Measures what the hash chain costs an append: `python -m benchmarks.hash_chain`.

The append functions of a log with a chain and of one without (as before migration 0013) are called in turns, on the
same server in the same run. The figure is the ratio of their speeds. Medians over rounds.
"""

import statistics
import threading
import time
from collections.abc import Sequence
from typing import LiteralString
from uuid import uuid4

import psycopg
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import text

from benchmarks.environment import benchmark_platform
from domain.kernel.platform import Platform
from migrations import unchained_log_table

ROUNDS = 8
SECONDS = 1.0
STATE = b"x" * 250
_NO_MORE = "'{}'::uuid[], '{}'::text[], '{}'::text[], '{}'::bytea[], '{}'::bytea[]"
_CHAINED: LiteralString = "SELECT events.append_applications(%b::uuid[], %b::bigint[], %b::text[], %b::bytea[], "
_UNCHAINED: LiteralString = "SELECT unchained.append_applications(%b::uuid[], %b::bigint[], %b::text[], %b::bytea[], "


def create_unchained(platform: Platform) -> None:
    """A log as it was before hash chains, in a schema of its own."""
    with platform.engine.begin() as connection:
        connection.execute(text("CREATE SCHEMA unchained"))
        with Operations.context(MigrationContext.configure(connection)):
            unchained_log_table.create_log("applications", "unchained")


def events_per_second(url: str, statement: LiteralString, batch: int, writers: int) -> float:
    """Events that so many writers append together, in batches."""
    until = time.perf_counter() + SECONDS
    done = [0] * writers

    def write(number: int) -> None:
        with psycopg.connect(url, autocommit=True, prepare_threshold=1) as connection:
            while time.perf_counter() < until:
                columns = ([uuid4() for _ in range(batch)], [1] * batch, ["Counted"] * batch, [STATE] * batch)
                connection.execute(statement + _NO_MORE + ")", columns).fetchall()
                done[number] += batch

    threads = [threading.Thread(target=write, args=(number,)) for number in range(writers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(done) / SECONDS


def main() -> None:
    with benchmark_platform() as platform:
        create_unchained(platform)
        url = platform.settings.database_url
        for batch, writers in ((1, 1), (1, 8), (300, 1)):
            chained: list[float] = []
            unchained: list[float] = []
            for _ in range(ROUNDS):
                unchained.append(events_per_second(url, _UNCHAINED, batch, writers))
                chained.append(events_per_second(url, _CHAINED, batch, writers))
            _print(f"batches of {batch}, {writers} writer(s)", unchained, chained)


def _print(what: str, before: Sequence[float], now: Sequence[float]) -> None:
    ratios = [each / other for each, other in zip(now, before, strict=True)]
    print(
        f"{what}: without a chain {statistics.median(before):,.0f}, with one {statistics.median(now):,.0f}"
        f" events a second; ratio {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})",
        flush=True,
    )


if __name__ == "__main__":
    main()
