"""Fixtures: the site on this module's own database, also with social providers, and unused e-mail addresses."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from domain.kernel.process.platform import Platform
from tests.api.accounts.people import People, new_email, open_people
from tests.api.accounts.social_providers import open_providers
from tests.api.accounts.town import Town


@pytest.fixture(scope="module")
def people(platform: Platform) -> Iterator[People]:
    with open_people(platform) as opened:
        yield opened


@pytest.fixture
def email() -> str:
    return new_email()


@pytest.fixture(scope="module")
def town(platform: Platform) -> Iterator[Town]:
    with open_providers() as providers:
        settings = platform.settings.model_copy(update=providers.settings())
        with open_people(replace(platform, settings=settings)) as people:
            yield Town(people, providers)


@pytest.fixture
def mended(town: Town) -> Iterator[None]:
    """Providers that a test has broken work again after it."""
    yield
    town.providers.broken = 0
