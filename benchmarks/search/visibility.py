"""Measures the latency of changes: `python -m benchmarks.search.visibility [--ads 50000] [--keep FOLDER] [--rebuild]`.

The time from the commit of an ad's new title until a search in this process finds it, with the projection in another
process; and the time to rebuild the read model, to compare it with the live one and to switch.
"""

import argparse
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from benchmarks.search.dataset import Dataset, add_dataset_options, open_dataset
from domain.jobs.commands import EditJob
from domain.jobs.service import Jobs
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from read_models.job_search.index_query import IndexQuery
from read_models.job_search.projection import JobSearch
from read_models.job_search.serving.engine import open_job_search
from read_models.job_search.serving.port import JobSearchEngine
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.process_pool import ProcessPool
from read_models.kernel.rebuild import Rebuild

CONTEXT = Context(actor=SYSTEM, channel="task")
WARMING = 5
PATIENCE_SECONDS = 30


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search.visibility", description=__doc__)
    add_dataset_options(parser)
    parser.add_argument("--changes", type=int, default=200)
    parser.add_argument("--rebuild", action="store_true", help="also rebuild the read model")
    options = parser.parse_args()
    with open_dataset(options) as dataset:
        job_search = open_job_search(dataset.platform.engine)
        with _followed(dataset.platform):
            changes = [_change_one(dataset, job_search) for _ in range(WARMING + options.changes)][WARMING:]
        taken = [milliseconds for change in changes for milliseconds in change]
        cuts = statistics.quantiles(taken, n=100)
        print(
            f"{options.ads:,} ads, commit to found: p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms,"
            f" longest {max(taken):.1f} ms",
            flush=True,
        )
        if options.rebuild:
            _rebuild(dataset)


@contextmanager
def _followed(platform: Platform) -> Iterator[None]:
    command = [sys.executable, "-m", "benchmarks.search.follower", platform.settings.database_url]
    follower = subprocess.Popen(command, stdin=subprocess.PIPE)
    try:
        yield
    finally:
        follower.communicate(timeout=20)


def _change_one(dataset: Dataset, job_search: JobSearchEngine) -> list[float]:
    """Milliseconds from commit to visibility of a change and of its reversal, which keeps the data set unchanged."""
    platform = dataset.platform
    jobs = Jobs(platform.logs["jobs"], platform.engine, lambda: datetime.now(UTC))
    number, word = random.randrange(1, dataset.ads + 1), f"q{new_id().hex[-10:]}"
    before = jobs.get(number).ad
    query = IndexQuery(text=f"+{word}")
    taken: list[float] = []
    for ad, total in ((before.model_copy(update={"title": f"Kuhar {word}"}), 1), (before, 0)):
        jobs.edit(number, EditJob(ad=ad), CONTEXT)
        began = time.perf_counter()
        while job_search.search(query, relax=False).total != total:
            assert time.perf_counter() - began < PATIENCE_SECONDS, number
            time.sleep(0.001)
        taken.append((time.perf_counter() - began) * 1000)
    return taken


def _rebuild(dataset: Dataset) -> None:
    platform = dataset.platform
    began = time.perf_counter()
    catch_up = CatchUp(platform.engine, platform.logs)
    rebuilding = Rebuild(platform.engine, catch_up, ProcessPool(platform.settings))
    rebuilt = rebuilding.run(JobSearch(), force=True)
    taken = time.perf_counter() - began
    rate = dataset.ads / taken
    print(f"rebuilt, equal to the live one: {rebuilt.equal}, in {taken:.0f} s ({rate:,.0f} ads a second)", flush=True)


if __name__ == "__main__":
    main()
