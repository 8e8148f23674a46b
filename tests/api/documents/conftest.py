"""Fixtures: the site on this module's own database."""

from collections.abc import Iterator

import pytest

from domain.kernel.process.platform import Platform
from tests.api.accounts.people import People, open_people


@pytest.fixture(scope="module")
def people(platform: Platform) -> Iterator[People]:
    with open_people(platform) as opened:
        yield opened
