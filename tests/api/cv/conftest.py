"""Fixtures: people, and a CV that somebody has begun, with followers that keep the list up to date."""

from collections.abc import Iterator

import pytest

from domain.kernel.process.platform import Platform
from tests.api.accounts.people import People, open_people
from tests.api.cv.cv_client import Window, begin
from tests.api.site_client import open_site


@pytest.fixture(scope="module")
def people(platform: Platform) -> Iterator[People]:
    with open_site(platform) as site, open_people(platform, site.app) as opened:
        yield opened


@pytest.fixture
def window(people: People) -> Window:
    return begin(people)
