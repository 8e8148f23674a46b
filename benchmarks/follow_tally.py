"""Runs the benchmark's projection until standard input ends: `python -m benchmarks.follow_tally DATABASE_URL`."""

import sys

from benchmarks.environment import settings_for
from benchmarks.tally import Tally
from domain.platform import open_platform
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.listener import LogListener
from read_models.kernel.projection_runner import ProjectionRunner


def main() -> None:
    with open_platform(settings_for(sys.argv[1], connections=6)) as platform:
        listener = LogListener(sys.argv[1], Tally.logs)
        follower = ProjectionRunner(platform.engine, CatchUp(platform.engine, platform.logs), listener, [Tally()])
        listener.start()
        follower.start()
        sys.stdin.read()
        follower.stop()
        listener.stop()


if __name__ == "__main__":
    main()
