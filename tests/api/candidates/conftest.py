"""Fixtures: the CV database, and two employers with a member each."""

from collections.abc import Iterator

import pytest

from domain.kernel.process.platform import Platform
from tests.api.candidates.cv_database import CvDatabase, Member, open_cv_database


@pytest.fixture(scope="module")
def database(platform: Platform) -> Iterator[CvDatabase]:
    with open_cv_database(platform) as opened:
        yield opened


@pytest.fixture(scope="module")
def clinic(database: CvDatabase) -> Member:
    return database.member(database.employer("Klinika Sunce"))


@pytest.fixture(scope="module")
def hotel(database: CvDatabase) -> Member:
    return database.member(database.employer("Hotel Uvala"))
