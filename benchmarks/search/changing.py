"""What changes cost: `python -m benchmarks.search.changing [--ads 50000] [--keep FOLDER] [--rebuild]`.

Ads get a title that nobody has, in the log; how long until a search in this process finds it, while another follows?
And how long does it take to rebuild the read model beside the live one, to compare the two and to switch?
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

from benchmarks.search.market import Market, market, options_of_market
from domain.jobs.commands import EditJob
from domain.jobs.service import Jobs
from domain.kernel.facts import SYSTEM, Context
from domain.kernel.ids import new_id
from domain.kernel.platform import Platform
from read_models.job_search.projection import JobSearch
from read_models.job_search.query import SearchQuery
from read_models.job_search.search import search
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.processes import Processes
from read_models.kernel.rebuild import Rebuild

CONTEXT = Context(actor=SYSTEM, channel="benchmark")
WARMING = 5
PATIENCE_SECONDS = 30


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search.changing", description=__doc__)
    options_of_market(parser)
    parser.add_argument("--changes", type=int, default=200)
    parser.add_argument("--rebuild", action="store_true", help="also rebuild the read model")
    options = parser.parse_args()
    with market(options) as ground:
        with _followed(ground.platform):
            changes = [_change_one(ground) for _ in range(WARMING + options.changes)][WARMING:]
        taken = [milliseconds for change in changes for milliseconds in change]
        cuts = statistics.quantiles(taken, n=100)
        print(
            f"{options.ads:,} ads, commit to found: p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms,"
            f" longest {max(taken):.1f} ms",
            flush=True,
        )
        if options.rebuild:
            _rebuild(ground)


@contextmanager
def _followed(platform: Platform) -> Iterator[None]:
    command = [sys.executable, "-m", "benchmarks.search.following", platform.settings.database_url]
    follower = subprocess.Popen(command, stdin=subprocess.PIPE)
    try:
        yield
    finally:
        follower.communicate(timeout=20)


def _change_one(ground: Market) -> list[float]:
    """Milliseconds from the commit on, of a change and of taking it back, so that the market stays what it was."""
    platform = ground.platform
    jobs = Jobs(platform.logs["jobs"], platform.engine, lambda: datetime.now(UTC))
    number, word = random.randrange(1, ground.ads + 1), f"q{new_id().hex[-10:]}"
    before = jobs.get(number).ad
    asked = SearchQuery(text=f"+{word}")
    taken: list[float] = []
    with platform.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        for ad, found in ((before.model_copy(update={"title": f"Kuhar {word}"}), 1), (before, 0)):
            jobs.edit(number, EditJob(ad=ad), CONTEXT)
            began = time.perf_counter()
            while search(connection, asked, lenient=False).total != found:
                assert time.perf_counter() - began < PATIENCE_SECONDS, number
                time.sleep(0.001)
            taken.append((time.perf_counter() - began) * 1000)
    return taken


def _rebuild(ground: Market) -> None:
    platform = ground.platform
    began = time.perf_counter()
    catch_up = CatchUp(platform.engine, platform.logs)
    rebuilding = Rebuild(platform.engine, catch_up, Processes(platform.settings))
    rebuilt = rebuilding.run(JobSearch(), force=True)
    taken = time.perf_counter() - began
    rate = ground.ads / taken
    print(f"rebuilt, equal to the live one: {rebuilt.equal}, in {taken:.0f} s ({rate:,.0f} ads a second)", flush=True)


if __name__ == "__main__":
    main()
