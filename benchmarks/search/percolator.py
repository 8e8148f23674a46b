"""Measures the percolator: `python -m benchmarks.search.percolator [--searches 100000 1000000] [--ads 50000]`.

A hundred thousand and a million saved searches, one after the other, for the ads of `benchmarks.search`. Naive
percolators, among them a sequential scan, are measured in the same run, which is aborted unless the results are equal.
"""

import argparse
import gc
import os
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from random import Random
from typing import TypeVar
from uuid import UUID

from sqlalchemy import Connection, text

from benchmarks.environment import benchmark_platform
from benchmarks.search.corpus import Corpus, midnight
from benchmarks.search.loading import load
from benchmarks.search.naive_percolator import NaivePercolator
from benchmarks.search.saved_searches import SavedSearchGenerator
from domain.jobs.service import job_stream
from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.process.platform import Platform
from read_models.job_search.percolator.matches import add_matches
from read_models.job_search.percolator.matching import find_matching
from read_models.job_search.percolator.percolated_ad import PercolatedAd, read_ad
from read_models.job_search.percolator.query_store import add_queries
from read_models.job_search.percolator.tables import percolator_tables
from read_models.kernel.generations import install
from workers.alerts.matching import BATCH as MATCHING_BATCH

SEED = 20_26
GOAL = "5, 20"
"""Milliseconds, p50 and p99, for a million saved searches."""
BATCH = 2_000
_SIZES = """
SELECT (SELECT count(*) FROM read.percolator_query), (SELECT count(*) FROM read.percolator_anchor),
    sum(pg_total_relation_size(c.oid)) / 1e6
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = 'read_stored_queries_1' AND c.relkind = 'r'
"""
# Each by the index that matching uses, too.
_HAVING_KEYS = """
WITH known AS MATERIALIZED (SELECT array_agg(id) AS ids FROM read.percolator_term WHERE term = ANY(%s))
SELECT count(*) FROM read.percolator_anchor
WHERE first = ANY((SELECT ids FROM known)::integer[]) AND second = ANY((SELECT ids FROM known)::integer[])
    AND third = ANY((SELECT ids FROM known)::integer[]) AND fourth = ANY((SELECT ids FROM known)::integer[])
    AND condition IS {}
"""
T = TypeVar("T")


class _Watching:
    """A projection that only provides the tables; the benchmark stores the queries itself."""

    name = "stored_queries"
    version = 1
    logs = ("applications",)
    metadata = percolator_tables

    def project(self, connection: Connection, events: Sequence[RecordedEvent[Event]]) -> None: ...


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search.percolator", description=__doc__)
    parser.add_argument("--searches", type=int, nargs="+", default=[100_000, 1_000_000])
    parser.add_argument("--ads", type=int, default=20_000, help="there are, by which keys are rare or frequent")
    parser.add_argument("--new", type=int, default=500, help="ads that are matched")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--naive", type=int, default=25, help="ads that the other designs match")
    parser.add_argument("--keep", type=Path, help="a folder in which all is left, and found again")
    parser.add_argument("--fill", action="store_true", help="only that")
    options = parser.parse_args()
    for searches in options.searches:
        keep = options.keep / str(searches) if options.keep else None
        if keep:
            keep.mkdir(parents=True, exist_ok=True)
        print(f"load {' '.join(f'{each:.1f}' for each in os.getloadavg())}", flush=True)
        benchmark(searches, keep, options)


def benchmark(searches: int, keep: Path | None, options: argparse.Namespace) -> None:
    """Everything for so many saved searches."""
    filled = keep / "filled" if keep else None
    with benchmark_platform(connections=4, keep=keep) as platform:
        if filled and filled.exists():
            there = filled.read_text()
        else:
            there = fill(platform, options.ads, searches)
            if filled:
                filled.write_text(there)
        print(there, flush=True)
        if options.fill:
            return
        new = [job_stream(number) for number in Random(SEED).sample(range(1, options.ads + 1), options.new)]
        engine = platform.engine.execution_options(isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            measure(connection, new, options.rounds)
            compare(connection, platform.settings.database_url, new[: options.naive])
        store(platform, new)


def fill(platform: Platform, ads: int, searches: int) -> str:
    """Stores the searches; prints sizes and times."""
    loaded = load(platform, Corpus(SEED, midnight(datetime.now(UTC))).events(ads))
    install(platform.engine, [_Watching()])
    # Nothing becomes garbage here, and looking for it among a million searches takes long.
    gc.disable()
    # Whoever saved the same only adds a person.
    different = dict.fromkeys(SavedSearchGenerator(platform.settings.database_url, SEED).searches(searches))
    began = time.perf_counter()
    for batch in _batches(different):
        with platform.engine.begin() as connection:
            add_queries(connection, batch)
    saved = time.perf_counter() - began
    different.clear()
    gc.enable()
    with platform.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        for table in percolator_tables.sorted_tables:
            connection.execute(text(f"VACUUM ANALYZE read_stored_queries_1.{table.name}"))
        definitions, anchors, megabytes = connection.exec_driver_sql(_SIZES).one()
    return (
        f"{ads:,} ads in {loaded.events + loaded.rebuild:.0f} s; {searches:,} saved searches are {definitions:,}"
        f" definitions under {anchors:,} keys, {megabytes:,.0f} MB, stored in {saved:.0f} s"
        f" ({saved / definitions * 1e3:.2f} ms each)"
    )


def measure(connection: Connection, new: Sequence[UUID], rounds: int) -> None:
    ads = [_there(connection, stream) for stream in new]
    described, tried = ([_having_keys(connection, ad, kind) for ad in ads] for kind in ("NULL", "NOT NULL"))
    found = [len(find_matching(connection, stream)) for stream in new]
    taken = [
        _milliseconds(lambda stream=stream: find_matching(connection, stream)) for _ in range(rounds) for stream in new
    ]
    print(f"an ad has {_spread([len(ad.terms) for ad in ads], '.0f')} keys,", end=" ")
    print(
        f"all those of {_spread(described, ',.0f')} ways and of {_spread(tried, ',.0f')} that are tried further,",
        end=" ",
    )
    print(f"and fulfils {_spread(found, ',.0f')} definitions (p50, p99)")
    print(f"{'milliseconds an ad':42} {'p50':>8} {'p99':>8}")
    _print(f"under the rarest keys (ours; goal {GOAL})", taken)


def _having_keys(connection: Connection, ad: PercolatedAd, kind: str) -> int:
    return connection.exec_driver_sql(_HAVING_KEYS.format(kind), (list(ad.terms),)).scalar_one()


def compare(connection: Connection, database_url: str, new: Sequence[UUID]) -> None:
    naive = NaivePercolator(database_url)
    naive.make()
    designs: dict[str, Callable[[PercolatedAd], frozenset[UUID]]] = {
        "every definition tried": naive.every_definition_tried,
        "GIN on required terms and recheck": naive.by_required_terms,
    }
    ours = [_milliseconds(lambda stream=stream: find_matching(connection, stream)) for stream in new]
    _print("ours, of the ads below", ours)
    for name, find in designs.items():
        taken: list[float] = []
        for stream in new:
            ad = _there(connection, stream)
            assert find(ad) == find_matching(connection, stream), (name, stream)
            taken.append(_milliseconds(lambda ad=ad, find=find: find(ad)))
        _print(name, taken)
        print(f"{'':42} {statistics.median(taken) / statistics.median(ours):7.0f}x")
    naive.close()


def store(platform: Platform, new: Sequence[UUID]) -> None:
    """Matching together with writing the matches, a transaction for each batch as the sweep does, which are kept."""
    taken, rows = list[float](), 0
    for batch in _batches(new, MATCHING_BATCH):
        began = time.perf_counter()
        with platform.engine.begin() as connection:
            for number, stream in enumerate(batch, start=len(taken) * MATCHING_BATCH):
                queries = find_matching(connection, stream)
                rows += len(add_matches(connection, queries, number, 1, datetime.now(UTC), renew=False))
        taken.append((time.perf_counter() - began) * 1000 / len(batch))
    with platform.engine.connect() as connection:
        size = connection.exec_driver_sql("SELECT pg_total_relation_size('public.query_match')").scalar_one()
    print(f"{rows:,} matches stored, {size / rows:.0f} bytes each")
    _print("matched and stored", taken)


def _there(connection: Connection, stream: UUID) -> PercolatedAd:
    ad = read_ad(connection, stream)
    assert ad is not None, stream
    return ad


def _batches(things: Iterable[T], size: int = BATCH) -> Iterable[list[T]]:
    left = iter(things)
    while batch := list(islice(left, size)):
        yield batch


def _milliseconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000


def _spread(values: Sequence[float], form: str) -> str:
    return f"{statistics.median(values):{form}} to {_p99(values):{form}}"


def _print(name: str, taken: Sequence[float]) -> None:
    print(f"{name:42} {statistics.median(taken):8.2f} {_p99(taken):8.2f}", flush=True)


def _p99(taken: Sequence[float]) -> float:
    return statistics.quantiles(taken, n=100)[98]


if __name__ == "__main__":
    main()
