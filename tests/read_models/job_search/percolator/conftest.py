"""Fixtures: the data set of the search, with stored queries."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection

from tests.read_models.job_search.market import Market
from tests.read_models.job_search.percolator.stored_queries import STORED_QUERIES


@pytest.fixture(scope="module")
def watched(market: Market) -> Market:
    market.read_models.show(STORED_QUERIES)
    return market


@pytest.fixture
def connection(watched: Market) -> Iterator[Connection]:
    """A connection whose transaction is rolled back after the test."""
    with watched.platform.engine.connect() as connection:
        yield connection
