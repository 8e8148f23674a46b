"""Fixtures: the site on this module's own database, with keys for pushes."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pydantic import SecretStr

from domain.kernel.process.platform import Platform
from domain.notifications.vapid import VapidKeys
from tests.api.accounts.people import People, open_people


@pytest.fixture(scope="module")
def vapid_keys() -> VapidKeys:
    return VapidKeys.generate()


@pytest.fixture(scope="module")
def people(platform: Platform, vapid_keys: VapidKeys) -> Iterator[People]:
    private = SecretStr(vapid_keys.private)
    settings = platform.settings.model_copy(update={"vapid_private_key": private})
    with open_people(replace(platform, settings=settings)) as opened:
        yield opened
