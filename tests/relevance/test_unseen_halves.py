"""The site's search does not fall below its floors on ads and queries of someone who had seen neither its word lists
nor the other queries."""

import sys

import pytest

from domain.kernel.process.platform import Platform
from tests.relevance import floors
from tests.relevance.evaluation_queries import UNSEEN_HALVES, Half, queries
from tests.relevance.market import UNSEEN
from tests.relevance.scoring import Search, score, table
from tests.relevance.site_search import open_site_search


@pytest.fixture(scope="module")
def site(platform: Platform) -> Search:
    return open_site_search(platform, UNSEEN)


@pytest.mark.parametrize("half", UNSEEN_HALVES)
def test_the_site_finds_what_nobody_tuned_it_by(half: Half, site: Search, capsys: pytest.CaptureFixture[str]) -> None:
    reached = score(site, queries(half))
    with capsys.disabled():
        sys.stdout.write(f"\n{table(half, reached)}\n")
    assert floors.fallen(half, reached) == []
