"""Fixtures: a small job board, people, and followers that keep lists up to date."""

from collections.abc import Iterator

import pytest

from domain.kernel.process.platform import Platform
from tests.api.accounts.people import People, open_people
from tests.api.job_board import ServedBoard
from tests.api.saved_searches.searcher import Searcher
from tests.api.site_client import open_site
from tests.read_model_harness import ReadModels

SPLIT = {"name": "Split", "country": "HR", "geonameid": 3190261}
ZAGREB = {"name": "Zagreb", "country": "HR", "geonameid": 3186886}


@pytest.fixture(scope="module")
def board(platform: Platform, read_models: ReadModels) -> ServedBoard:
    """Waiters of different ages, the newest in Split."""
    board = ServedBoard(platform, read_models)
    for hours in (2, 20, 30, 24 * 6, 24 * 27, 24 * 40):
        board.publish(title="Konobar/ica", hours_old=hours, places=[SPLIT if hours < 24 else ZAGREB])
    board.show()
    return board


@pytest.fixture(scope="module")
def people(platform: Platform, board: ServedBoard) -> Iterator[People]:
    with open_site(platform) as site, open_people(platform, site.app) as opened:
        yield opened


@pytest.fixture
def ana(people: People) -> Searcher:
    """Somebody who is signed in."""
    return Searcher(*people.somebody())
