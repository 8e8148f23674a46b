"""CVs on this module's own database."""

from collections.abc import Iterator

import pytest

from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings
from domain.platform import open_platform
from tests.domain.cv.cv_harness import CvHarness

THREADS = 20


@pytest.fixture(scope="module")
def platform(settings: Settings) -> Iterator[Platform]:
    """A platform with a connection for each of many at once."""
    with open_platform(settings.model_copy(update={"database_pool_size": THREADS})) as opened:
        yield opened


@pytest.fixture(scope="module")
def harness(platform: Platform) -> CvHarness:
    return CvHarness(platform)
