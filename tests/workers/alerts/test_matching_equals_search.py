"""Matches that the sweep records for a new job are those that the saved searches find."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from domain.kernel.values.ids import new_id
from domain.saved_searches.commands import SaveSearch
from domain.saved_searches.service import SavedSearches
from domain.saved_searches.values import SavedCircle, SavedFilter, SavedQuery
from read_models.job_search.index_query import IndexQuery
from read_models.job_search.percolator.canonical_query import query_id_of
from read_models.job_search.percolator.saved_query import canonical_text, index_query_of
from tests.read_models.job_search.market import Market
from tests.read_models.job_search.percolator.test_percolator_equals_search import is_filtered
from tests.read_models.job_search.scan import matches
from tests.read_models.job_search.test_search_equals_scan import queries
from tests.thoroughness import examples
from tests.workers.alerts.alert_harness import CONTEXT, AlertHarness

ADS_OF_AN_EXAMPLE = 4


def saved_query(query: IndexQuery) -> SavedQuery:
    """Converts a query as the list page saves it: whole kilometres and euros."""
    near, salary = query.near, query.salary_from
    return SavedQuery(
        text=query.text,
        areas=query.areas,
        near=SavedCircle(latitude=near.latitude, longitude=near.longitude, km=max(1, round(near.km))) if near else None,
        positions=query.positions,
        filters=tuple(SavedFilter(dimension=name, values=values) for name, values in query.filters),
        salary_from=max(1, round(salary)) if salary is not None else None,
        exclude_locations=query.exclude_locations,
    )


saved_queries = queries.map(saved_query).filter(lambda saved: is_filtered(index_query_of(saved)))
UNSUITED = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]


@settings(max_examples=examples(25), suppress_health_check=UNSUITED)
@given(st.lists(saved_queries, min_size=1, max_size=20, unique=True), st.integers(0, 1 << 32))
def test_new_jobs_match_the_saved_searches_that_find_them(
    alerts: AlertHarness, saved: list[SavedQuery], seed: int
) -> None:
    market = Market(alerts.platform, alerts.read_models, seed)
    owner, searches = alerts.account(f"{new_id().hex}@example.com"), alerts.services[SavedSearches]
    for number, query in enumerate(saved):
        searches.save(SaveSearch(owner, False, "hr", query, f"number={number}"), CONTEXT)
    published = [market.publish() for _ in range(ADS_OF_AN_EXAMPLE)]
    alerts.match()
    now = alerts.platform.clock()
    ids = {query_id_of(canonical_text(query)): query for query in saved}
    rows = text("SELECT query_id, job_number FROM public.query_match WHERE job_number = ANY(:jobs)")
    with alerts.platform.engine.connect() as connection:
        recorded = {tuple(row) for row in connection.execute(rows, {"jobs": published}) if row.query_id in ids}
    assert recorded == {
        (query_id, number)
        for query_id, query in ids.items()
        for number in published
        if matches(market.listings[number], index_query_of(query), now)
    }
