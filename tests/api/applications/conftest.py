"""Fixtures: the API on this module's own database."""

from collections.abc import Iterator
from uuid import uuid4

import pytest

from domain.kernel.process.platform import Platform
from tests.api.site_client import Site, open_site


@pytest.fixture(scope="module")
def site(platform: Platform) -> Iterator[Site]:
    with open_site(platform) as opened:
        yield opened


@pytest.fixture
def job(site: Site) -> int:
    return site.jobs.publish().number


@pytest.fixture
def email() -> str:
    """An address that is unique in the test session."""
    return f"ana.{uuid4().hex}@example.com"
