"""A database and an emptied queue for each test."""

from collections.abc import Callable, Iterator

import pytest

from domain.kernel.platform import Platform
from local.valkey import Valkey
from tests.workers.at_work import open_for_work
from workers.queue import TaskQueue


@pytest.fixture
def platform(new_database: Callable[[], str], valkey: Valkey) -> Iterator[Platform]:
    with open_for_work(new_database(), valkey.url) as opened:
        yield opened


@pytest.fixture
def queue(platform: Platform) -> Iterator[TaskQueue]:
    opened = TaskQueue(platform.settings.redis_url)
    yield opened
    opened.close()
