"""Measures appends and projections: `python -m benchmarks.kernel [--quick] [--million]`.

Every figure is a ratio to raw psycopg doing the same inserts or row operations on the same server, alternately in the
same run, so that it is independent of changes in the machine's speed. Medians over rounds. There are no thresholds.
"""

import argparse
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from uuid import uuid4

import psycopg
from psycopg_pool import ConnectionPool
from sqlalchemy import select

from benchmarks.environment import benchmark_platform
from benchmarks.tally import Counted, Tally, tally
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.log.event_store import Change
from domain.kernel.log.streams import AppendPlan, Streams
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import Generation, create, drop, install, live_generation
from read_models.kernel.process_pool import ProcessPool
from read_models.kernel.rebuild import Rebuild
from read_models.kernel.waiting import CheckpointWaiter
from workers.hash_chains import check_chain

EVENTS_PER_STREAM = 3
CONTEXT = Context(actor=SYSTEM, channel="task")
_RAW_TABLE = """
CREATE TABLE public.raw (LIKE events.applications INCLUDING ALL);
ALTER TABLE public.raw DROP COLUMN chain_hash, ALTER COLUMN recorded_at SET DEFAULT clock_timestamp();
CREATE TABLE public.raw_tally (
    stream_id uuid PRIMARY KEY, amount bigint NOT NULL, events integer NOT NULL, last_at timestamptz NOT NULL
)
"""
_RAW_INSERT = (
    "INSERT INTO public.raw (originator_id, originator_version, topic, state) VALUES (%s, %s, %s, %s)"
    " RETURNING notification_id"
)
_RAW_UPSERT = (
    "INSERT INTO public.raw_tally (stream_id, amount, events, last_at) VALUES (%s, %s, %s, %s)"
    " ON CONFLICT (stream_id) DO UPDATE SET amount = excluded.amount, events = excluded.events,"
    " last_at = excluded.last_at"
)


def append_one(platform: Platform) -> None:
    """Appends one event to a new stream, in a transaction of its own."""
    platform.logs["applications"].append([Change(new_id(), 0, [Counted(amount=1)], CONTEXT)])


def load_and_append(platform: Platform) -> None:
    """Loads a stream of one event, decides, and appends the second one."""
    stream_id = new_id()
    log = platform.logs["applications"]
    log.append([Change(stream_id, 0, [Counted(amount=1)], CONTEXT)])
    streams = Streams[int, Counted](log, lambda amount, event, _: (amount or 0) + event.amount)
    streams.execute(stream_id, lambda amount: AppendPlan([Counted(amount=amount or 0)]), CONTEXT)


def per_second(work: Callable[[], None], writers: int, seconds: float) -> float:
    """Calls of `work` per second by that many threads together."""
    done = [0] * writers
    until = time.perf_counter() + seconds

    def write(number: int) -> None:
        while time.perf_counter() < until:
            work()
            done[number] += 1

    threads = [threading.Thread(target=write, args=(number,)) for number in range(writers)]
    began = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(done) / (time.perf_counter() - began)


def measure_appends(platform: Platform, rounds: int, seconds: float) -> None:
    state = _stored_state(platform)
    with ConnectionPool(
        platform.settings.database_url, min_size=8, max_size=8, kwargs={"autocommit": True, "prepare_threshold": 1}
    ) as pool:

        def raw() -> None:
            with pool.connection() as connection:
                connection.execute(_RAW_INSERT, (uuid4(), 1, Counted.topic, state)).fetchone()

        for writers in (1, 8):
            raws, ours = [], []
            for _ in range(rounds):
                raws.append(per_second(raw, writers, seconds))
                ours.append(per_second(lambda: append_one(platform), writers, seconds))
            _print(f"append, {writers} writer(s)", raws, ours, "a second")
        raws, ours = [], []
        for _ in range(rounds):
            raws.append(per_second(lambda: (raw(), raw()), 1, seconds))  # pyright: ignore[reportArgumentType]
            ours.append(per_second(lambda: load_and_append(platform), 1, seconds))
        _print("append, load, decide, append; raw: two inserts", raws, ours, "a second")


def measure_catch_up(platform: Platform, events: int, rounds: int) -> None:
    fill(platform, events)
    catch_up = CatchUp(platform.engine, platform.logs)
    raws: list[float] = []
    ends: list[float] = []
    ours: list[float] = []
    read, rows = 0, list[tuple[object, ...]]()
    for number in range(2, 2 + rounds):
        generation = Generation(Tally(), number)
        with platform.engine.begin() as connection:
            create(connection, generation)
        began = time.perf_counter()
        read = catch_up.run(generation)
        ours.append(read / (time.perf_counter() - began))
        with platform.engine.connect() as connection:
            rows = [tuple(row) for row in generation.on(connection).execute(select(tally))]
        raws.append(_raw_upserts_per_second(platform, [row for row in rows for _ in range(EVENTS_PER_STREAM)]))
        ends.append(_raw_upserts_per_second(platform, rows) * read / len(rows))
        with platform.engine.begin() as connection:
            drop(connection, generation)
    what = f"catch-up, {read} events into {len(rows)} rows; raw: executemany of"
    _print(f"{what} an upsert an event", raws, ours, "events a second")
    _print(f"{what} the final rows alone, decoding nothing", ends, ours, "events a second")


def _raw_upserts_per_second(platform: Platform, rows: Sequence[tuple[object, ...]]) -> float:
    with psycopg.connect(platform.settings.database_url) as connection, connection.cursor() as cursor:
        cursor.execute("TRUNCATE public.raw_tally")
        connection.commit()
        began = time.perf_counter()
        for start in range(0, len(rows), 2_000):
            cursor.executemany(_RAW_UPSERT, rows[start : start + 2_000])
            connection.commit()
        return len(rows) / (time.perf_counter() - began)


def fill(platform: Platform, events: int) -> None:
    """Appends that many events, three per stream, a thousand streams per transaction."""
    log = platform.logs["applications"]
    for start in range(0, events, 3_000):
        count = min(3_000, events - start) // EVENTS_PER_STREAM
        log.append(
            [Change(new_id(), 0, [Counted(amount=n) for n in range(EVENTS_PER_STREAM)], CONTEXT) for _ in range(count)]
        )


def measure_visibility(platform: Platform, appends: int) -> None:
    follower = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.follow_tally", platform.settings.database_url], stdin=subprocess.PIPE
    )
    waiting = CheckpointWaiter(platform.engine)
    log = platform.logs["applications"]
    taken: list[float] = []
    try:
        position = log.append([Change(new_id(), 0, [Counted(amount=1)], CONTEXT)])
        if not waiting.wait_for("tally", "applications", position, timeout=60):
            raise TimeoutError("the follower process does not catch up")
        for _ in range(appends):
            position = log.append([Change(new_id(), 0, [Counted(amount=1)], CONTEXT)])
            began = time.perf_counter()
            if not waiting.wait_for("tally", "applications", position, timeout=10):
                raise TimeoutError("the follower process stopped catching up")
            taken.append((time.perf_counter() - began) * 1000)
            time.sleep(0.005)
    finally:
        follower.communicate(timeout=20)
    cuts = statistics.quantiles(taken, n=100)
    print(f"commit to visible, follower in another process: p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms")


def measure_hash_chain(platform: Platform) -> None:
    """Checks the chain of all events appended so far, as `karijera audit verify` does."""
    checks = [check_chain(platform.settings, "applications") for _ in range(3)]
    speeds = [check.events / check.seconds for check in checks]
    print(f"hash chain of {checks[0].events} events, whole: {checks[0].broken_at is None};", end=" ")
    print(f"{statistics.median(speeds):,.0f} events a second ({min(speeds):,.0f} to {max(speeds):,.0f})", flush=True)


def measure_million(platform: Platform) -> None:
    began = time.perf_counter()
    fill(platform, 1_000_000)
    print(f"filling in a million events: {time.perf_counter() - began:.0f} s")
    measure_hash_chain(platform)
    catch_up = CatchUp(platform.engine, platform.logs)
    with platform.engine.connect() as connection:
        live = live_generation(connection, Tally())
    began = time.perf_counter()
    catch_up.run(live)
    print(f"the live one, in one process, catches up with them: {time.perf_counter() - began:.0f} s", flush=True)
    began = time.perf_counter()
    rebuilt = Rebuild(platform.engine, catch_up, ProcessPool(platform.settings)).run(Tally())
    print(f"rebuild of {rebuilt.rows} beside the live one, equal: {rebuilt.equal}: {time.perf_counter() - began:.0f} s")


def _stored_state(platform: Platform) -> bytes:
    append_one(platform)
    with psycopg.connect(platform.settings.database_url) as connection:
        row = connection.execute("SELECT state FROM events.applications LIMIT 1").fetchone()
    return row[0] if row else b""


def _print(what: str, raws: Sequence[float], ours: Sequence[float], unit: str) -> None:
    ratios = [our / raw for our, raw in zip(ours, raws, strict=True)]
    print(
        f"{what}: raw {statistics.median(raws):,.0f}, kernel {statistics.median(ours):,.0f} {unit};"
        f" ratio {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kernel", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    parser.add_argument("--million", action="store_true", help="also rebuild a view of a million events")
    options = parser.parse_args()
    rounds, seconds, events = (3, 1.0, 30_000) if options.quick else (5, 3.0, 150_000)
    with benchmark_platform() as platform:
        install(platform.engine, [Tally()])
        with psycopg.connect(platform.settings.database_url) as connection:
            connection.execute(_RAW_TABLE)
        measure_appends(platform, rounds, seconds)
        measure_catch_up(platform, events, rounds)
        measure_hash_chain(platform)
        measure_visibility(platform, 100 if options.quick else 500)
        if options.million:
            measure_million(platform)


if __name__ == "__main__":
    main()
