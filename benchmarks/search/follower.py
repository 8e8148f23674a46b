"""Runs the projection and merges of the job search until its input ends: `python -m benchmarks.search.follower URL`."""

import sys

from benchmarks.environment import settings_for
from domain.platform import open_platform
from read_models.job_search.index.merge import SegmentMerger
from read_models.job_search.projection import JobSearch
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.leader_election import ElectedReaders
from read_models.kernel.listener import LogListener
from read_models.kernel.projection_runner import projection_reader


def main() -> None:
    with open_platform(settings_for(sys.argv[1], connections=6)) as platform:
        listener = LogListener(sys.argv[1], JobSearch.logs)
        following = projection_reader(JobSearch(), CatchUp(platform.engine, platform.logs))
        readers = ElectedReaders(platform.engine, listener, [following, SegmentMerger(platform.engine).reader()])
        listener.start()
        readers.start()
        sys.stdin.read()
        readers.stop()
        listener.stop()


if __name__ == "__main__":
    main()
