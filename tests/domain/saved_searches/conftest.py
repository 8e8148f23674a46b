"""Saved searches on this module's own database."""

from collections.abc import Iterator
from uuid import uuid4

import pytest

from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings
from domain.platform import open_platform
from tests.domain.saved_searches.searches_harness import SearchesHarness

THREADS = 20


@pytest.fixture(scope="module")
def platform(settings: Settings) -> Iterator[Platform]:
    """A platform with a connection for each of many at once."""
    with open_platform(settings.model_copy(update={"database_pool_size": THREADS})) as opened:
        yield opened


@pytest.fixture(scope="module")
def harness(platform: Platform) -> SearchesHarness:
    return SearchesHarness(platform)


@pytest.fixture
def email() -> str:
    """An address that nobody has used."""
    return f"ana.{uuid4().hex}@example.com"
