"""The memory of an import does not depend on the size of the feed."""

from pathlib import Path

import pytest

from benchmarks.generated_feed import write
from benchmarks.job_import import alone
from domain.job_import.source_ads import find_source_ads
from domain.kernel.process.platform import Platform

SMALL, LARGE = 1_600, 16_000
MEGABYTES = 300
"""Megabytes that a feed of a gigabyte may need; `python -m benchmarks.job_import --gigabyte` measures that one."""
NOISE = 40


@pytest.mark.slow
def test_memory_does_not_grow_with_the_feed(platform: Platform, tmp_path: Path) -> None:
    peaks: list[float] = []
    for feed, ads in (("small", SMALL), ("large", LARGE)):
        file = tmp_path / f"{feed}.xml"
        write(file, ads, seed=ads)
        took = alone(platform.settings.database_url, feed, file)
        assert (took["added"], took["refused"]) == (ads, 0)
        peaks.append(took["peak_mb"])
    assert (tmp_path / "large.xml").stat().st_size > 50_000_000
    assert peaks[1] < peaks[0] + NOISE
    assert peaks[1] < MEGABYTES
    assert find_source_ads(platform.engine, "large", [f"{LARGE}-{LARGE - 1}"])
