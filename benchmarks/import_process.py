"""Imports one feed in a separate process and prints its time and memory as JSON. Workers read many feeds: what the
first ad of a process loads (places, names of occupations, the language detector) is timed apart.

`python -m benchmarks.import_process DATABASE_URL FEED FILE`
"""

import json
import re
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from benchmarks.environment import settings_for
from domain.feeds.register import FORMATS
from domain.job_import.ad_mapper import AdMapper, FeedDefaults
from domain.job_import.items import RefusedItem, UnmappedItem
from domain.kernel.process.garbage_collection import tune_garbage_collection
from domain.kernel.process.platform import Platform
from domain.platform import open_platform
from domain.reference.gazetteer import Gazetteer
from domain.reference.occupations import Occupations
from workers.feeds.document_file import read_chunks
from workers.feeds.file_import import job_import

_FIRST = 100


def run(platform: Platform, feed: str, file: Path, *, holds_all: bool = False) -> dict[str, float]:
    """Counts of the ads, seconds of loading, wall and CPU seconds of the import, and the peak memory in megabytes."""
    mapping = AdMapper(Gazetteer(), Occupations(), platform.clock, FeedDefaults())
    importing = job_import(platform, feed)

    def read_ads() -> Iterator[RefusedItem | UnmappedItem]:
        return mapping.read(FORMATS["indeed-xml"].read(read_chunks(file), None))

    began = time.perf_counter()
    for item in islice(read_ads(), _FIRST):
        if not isinstance(item, RefusedItem):
            item.map()
    wall, own = time.perf_counter(), time.process_time()
    report = importing.run(read_ads(), holds_all=holds_all)
    return {
        "added": report.added,
        "joined": report.joined,
        "unchanged": report.unchanged,
        "refused": report.refused,
        "loading_seconds": wall - began,
        "seconds": time.perf_counter() - wall,
        "own_seconds": time.process_time() - own,
        "peak_mb": _largest_memory() / 1024,
    }


def _largest_memory() -> int:
    """Returns the largest memory of the process in kilobytes. `ru_maxrss` would include the parent's peak, of which a
    forked process begins as a copy."""
    return int(re.findall(r"VmHWM:\s+(\d+) kB", Path("/proc/self/status").read_text())[0])


def main() -> None:
    url, feed, file = sys.argv[1:]
    tune_garbage_collection()  # as the processes of the site do
    with open_platform(settings_for(url, connections=6)) as platform:
        print(json.dumps(run(platform, feed, Path(file), holds_all=True)))


if __name__ == "__main__":
    main()
