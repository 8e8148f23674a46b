"""Measures the job import: `python -m benchmarks.job_import [--ads N] [--rounds N] [--styled] [--processes N]
[--gigabyte]`.

Ads a second from a file into the log, compared with raw psycopg inserting the same rows in the same batches on the same
server, alternately, so that the ratio is independent of changes in the machine's speed. Also printed: ads per second of
CPU time, which an otherwise idle machine approaches. There are no thresholds.
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any

import psycopg

from benchmarks.environment import benchmark_platform
from benchmarks.generated_feed import write
from benchmarks.import_process import run
from domain.job_import.feed_import import BATCH
from domain.kernel.process.platform import Platform

ADS_OF_A_GIGABYTE = 335_000
RAW_TABLES = """
CREATE TABLE public.raw_events (LIKE events.jobs INCLUDING ALL);
CREATE TABLE public.raw_source_ad (LIKE public.source_ad INCLUDING ALL);
"""
EVENTS = (
    "SELECT originator_id, originator_version, topic, state, recorded_at, chain_hash FROM events.jobs"
    " WHERE notification_id > %s"
)
ROWS = (
    "SELECT feed, external_id, job_number, content_hash, match_key, apply_key, open_until FROM public.source_ad"
    " WHERE feed = %s"
)
INSERT_EVENT = (
    "INSERT INTO public.raw_events (originator_id, originator_version, topic, state, recorded_at, chain_hash)"
    " VALUES (%s, %s, %s, %s, %s, %s)"
)
INSERT_ROW = (
    "INSERT INTO public.raw_source_ad (feed, external_id, job_number, content_hash, match_key, apply_key, open_until)"
    " VALUES (%s, %s, %s, %s, %s, %s, %s)"
)


def raw_inserts(platform: Platform, feed: str, after: int) -> float:
    """Ads a second when only the rows of the last import are inserted again."""
    with psycopg.connect(platform.settings.database_url) as connection, connection.cursor() as cursor:
        events, rows = cursor.execute(EVENTS, [after]).fetchall(), cursor.execute(ROWS, [feed]).fetchall()
        cursor.execute("TRUNCATE public.raw_events, public.raw_source_ad")
        connection.commit()
        began = time.perf_counter()
        for start in range(0, len(events), BATCH):
            cursor.executemany(INSERT_EVENT, events[start : start + BATCH])
            cursor.executemany(INSERT_ROW, rows[start : start + BATCH])
            connection.commit()
        return len(events) / (time.perf_counter() - began)


def measure(platform: Platform, folder: Path, ads: int, rounds: int, *, styled: bool) -> None:
    new: list[dict[str, float]] = []
    raws: list[float] = []
    file, feed = folder / "new.xml", ""
    for number in range(rounds):
        feed = f"feed-{number}"
        write(file, ads, seed=number, styled=styled)
        after = platform.logs["jobs"].last_position()
        new.append(run(platform, feed, file))
        raws.append(raw_inserts(platform, feed, after))
    _print(f"new, {file.stat().st_size / ads:,.0f} bytes an ad", ads, new)
    ours = [ads / each["seconds"] for each in new]
    ratios = [our / raw for our, raw in zip(ours, raws, strict=True)]
    print(f"raw inserts of the same rows: {statistics.median(raws):,.0f} ads/s; ratio {statistics.median(ratios):.2f}")
    _print("the same feed again, nothing has changed", ads, [run(platform, feed, file)])
    _print("the same ads from another feed, joined", ads, [run(platform, "other", file)])


def measure_processes(platform: Platform, folder: Path, ads: int, processes: int, rounds: int) -> None:
    """Feeds of that many processes at once, alternately with a single one, so that both see the same machine."""
    taken: dict[int, list[float]] = {1: [], processes: []}
    loading: list[float] = []
    for number in range(rounds):
        for together, rates in taken.items():
            feeds = [f"{together}-at-once-{number}-{each}" for each in range(together)]
            files = [folder / f"{feed}.xml" for feed in feeds]
            for each, file in enumerate(files):
                write(file, ads, seed=2_000 + 100 * number + 10 * together + each)
            with ThreadPoolExecutor(together) as threads:
                took = list(threads.map(alone, repeat(platform.settings.database_url), feeds, files))
            rates.append(ads * together / max(each["seconds"] for each in took))
            loading += (each["loading_seconds"] for each in took)
    for together, rates in taken.items():
        print(f"new, {together} feed(s) at once, each in a process: {statistics.median(rates):,.0f} ads/s", flush=True)
    print(f"loading, once for a process: {statistics.median(loading):.1f} s", flush=True)


def measure_gigabyte(platform: Platform, folder: Path) -> None:
    file = folder / "gigabyte.xml"
    write(file, ADS_OF_A_GIGABYTE, seed=1_000)
    for what in ("new", "again"):
        took = alone(platform.settings.database_url, "gigabyte", file)
        _print(
            f"a feed of {file.stat().st_size / 1e9:.2f} GB in a process of its own, {what}", ADS_OF_A_GIGABYTE, [took]
        )
        print(f"largest memory of that process: {took['peak_mb']:.0f} MB")


def alone(url: str, feed: str, file: Path) -> dict[str, Any]:
    """Runs the import in a separate process."""
    command = [sys.executable, "-m", "benchmarks.import_process", url, feed, str(file)]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def _print(what: str, ads: int, took: Sequence[dict[str, float]]) -> None:
    wall = statistics.median(ads / each["seconds"] for each in took)
    own = statistics.median(ads / each["own_seconds"] for each in took)
    print(f"{what}: {wall:,.0f} ads/s; {own:,.0f} a second of this process alone", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.job_import", description=__doc__)
    parser.add_argument("--ads", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--styled", action="store_true", help="markup that the cleaner has to change")
    parser.add_argument("--gigabyte", action="store_true", help="also a feed of a gigabyte: some minutes, 6 GB of disk")
    parser.add_argument("--processes", type=int, default=1, help="also so many feeds at once, each in a process")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="karijera-feeds-") as folder, benchmark_platform() as platform:
        with psycopg.connect(platform.settings.database_url) as connection:
            connection.execute(RAW_TABLES)
        measure(platform, Path(folder), options.ads, options.rounds, styled=options.styled)
        if options.processes > 1:
            measure_processes(platform, Path(folder), options.ads, options.processes, options.rounds)
        if options.gigabyte:
            measure_gigabyte(platform, Path(folder))


if __name__ == "__main__":
    main()
