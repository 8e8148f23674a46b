"""A job fulfils all conditions of a search exactly if the search finds it."""

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from domain.jobs.service import job_stream
from read_models.job_search.index_query import IndexQuery
from read_models.job_search.percolator.explanation import OPEN, list_unmet
from tests.read_models.job_search.market import Market
from tests.read_models.job_search.percolator.test_percolator_equals_search import is_filtered
from tests.read_models.job_search.scan import matches
from tests.read_models.job_search.test_search_equals_scan import queries
from tests.thoroughness import examples

ADS_OF_AN_EXAMPLE = 5


@settings(max_examples=examples(60), suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(queries.filter(is_filtered), st.integers(0, 1 << 32))
def test_what_is_unmet_is_why_a_search_does_not_find_a_job(watched: Market, query: IndexQuery, seed: int) -> None:
    now = watched.platform.clock()
    active = {listing.number for listing in watched.active()}
    with watched.platform.engine.connect() as connection:
        for number in Random(seed).sample(sorted(watched.listings), ADS_OF_AN_EXAMPLE):
            unmet = list_unmet(connection, job_stream(number), query)
            listing = watched.listings[number]
            assert (not unmet) == (number in active and matches(listing, query, now)), (listing.ad, unmet)
            assert (OPEN in unmet) == (number not in active)
