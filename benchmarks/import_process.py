"""Imports one feed in a separate process and prints its time and memory as JSON.

`python -m benchmarks.import_process DATABASE_URL FEED FILE`
"""

import json
import re
import sys
import time
from pathlib import Path

from benchmarks.environment import settings_for
from domain.feeds.formats import FORMATS
from domain.job_import.ad_mapper import AdMapper, FeedDefaults
from domain.kernel.garbage_collection import tune_garbage_collection
from domain.kernel.platform import Platform
from domain.platform import open_platform
from domain.reference.gazetteer import Gazetteer
from domain.reference.occupations import Occupations
from workers.feeds.document_file import read_chunks
from workers.feeds.file_import import job_import


def run(platform: Platform, feed: str, file: Path, *, holds_all: bool = False) -> dict[str, float]:
    """Counts of the ads, wall and CPU seconds, and the peak memory in megabytes."""
    mapping = AdMapper(Gazetteer(), Occupations(), platform.clock, FeedDefaults())
    importing = job_import(platform, feed)
    wall, own = time.perf_counter(), time.process_time()
    report = importing.run(mapping.read(FORMATS["indeed-xml"].read(read_chunks(file), None)), holds_all=holds_all)
    return {
        "added": report.added,
        "joined": report.joined,
        "unchanged": report.unchanged,
        "refused": report.refused,
        "seconds": time.perf_counter() - wall,
        "own_seconds": time.process_time() - own,
        "peak_mb": _largest_memory() / 1024,
    }


def _largest_memory() -> int:
    """In kilobytes. `ru_maxrss` would include the parent's peak, of which a forked process begins as a copy."""
    return int(re.findall(r"VmHWM:\s+(\d+) kB", Path("/proc/self/status").read_text())[0])


def main() -> None:
    url, feed, file = sys.argv[1:]
    tune_garbage_collection()  # as the processes of the site do
    with open_platform(settings_for(url, connections=6)) as platform:
        print(json.dumps(run(platform, feed, Path(file), holds_all=True)))


if __name__ == "__main__":
    main()
