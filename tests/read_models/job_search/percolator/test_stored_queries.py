"""The queries that are stored are those of searches that somebody wants mails about, each once; none stays behind."""

from random import Random
from uuid import UUID

import pytest
from sqlalchemy import Connection

from domain.jobs.service import job_stream
from domain.saved_searches.commands import Candidate, SaveSearch, SearchChanges
from domain.saved_searches.events import Frequency, RemovedBy
from domain.saved_searches.values import SavedCircle, SavedFilter, SavedQuery
from read_models.job_search.index_query import Dimension
from read_models.job_search.percolator.canonical_query import UnfilteredSearch, canonical, query_id_of
from read_models.job_search.percolator.matching import matching_searches
from read_models.job_search.percolator.saved_query import canonical_text, index_query_of
from tests.domain.jobs.ads import ad
from tests.domain.saved_searches.searches_harness import BACKGROUND, SearchesHarness
from tests.read_models.job_search.market import Market
from tests.read_models.job_search.percolator.stored_queries import STORED_QUERIES, anchors, stored_queries

QUERIES = (
    SavedQuery(text="konobar"),
    SavedQuery(text="Konobar "),
    SavedQuery(text="kuhar", areas=("HR",), filters=(SavedFilter(dimension="employment", values=("permanent",)),)),
    SavedQuery(near=SavedCircle(latitude=45.815, longitude=15.978, km=25), new_jobs=True),
    SavedQuery(positions=("5131", "c24"), salary_from=1200),
    SavedQuery(text="i u na"),
)
"""Two that are one, and one that filters nothing."""
STORED = {query_id_of(canonical_text(query)) for query in QUERIES[:-1]}


@pytest.fixture(scope="module")
def harness(watched: Market) -> SearchesHarness:
    return SearchesHarness(watched.platform)


def saved(harness: SearchesHarness, owner: UUID, query: SavedQuery, key: str) -> UUID:
    command = SaveSearch(owner, False, "hr", query, key)
    return harness.searches.save(command, harness.context(owner)).search_id


def uses(connection: Connection, search_id: UUID) -> tuple[UUID | None, bool]:
    """The query of a search, and whether it rests."""
    query = "SELECT query_id, resting_query FROM read.stored_query_use WHERE search_id = %s"
    [row] = connection.exec_driver_sql(query, (search_id,))
    return row.query_id, row.resting_query is not None


def used_in_streams(harness: SearchesHarness, owner: UUID) -> set[UUID]:
    """The queries that must be stored, by the fold of all streams."""
    found = (harness.streams.find(search_id) for search_id in harness.owners.list_all(owner))
    wanted = [each.search for each in found if each and each.is_mailed and each.search]
    return {query_id_of(canonical_text(query)) for query in wanted if query != QUERIES[-1]}


def test_what_many_save_is_stored_once_and_removed_with_its_last_use(
    watched: Market, harness: SearchesHarness, connection: Connection
) -> None:
    ana, iva = harness.account(), harness.account()
    query = SavedQuery(text="suhozidar", areas=("HR",))
    query_id = query_id_of(canonical_text(query))
    of_ana, of_iva = (saved(harness, owner, query, "query=suhozidar") for owner in (ana, iva))
    number = watched.publish(ad(title="Suhozidar"))
    watched.follow()
    watched.read_models.follow(STORED_QUERIES)
    assert matching_searches(connection, job_stream(number)) == {query_id: sorted([of_ana, of_iva])}
    harness.searches.remove(ana, of_ana, RemovedBy.OWNER, harness.context(ana))
    watched.read_models.follow(STORED_QUERIES)
    assert matching_searches(connection, job_stream(number)) == {query_id: [of_iva]}
    harness.searches.remove(iva, of_iva, RemovedBy.OWNER, harness.context(iva))
    watched.read_models.follow(STORED_QUERIES)
    assert matching_searches(connection, job_stream(number)) == {}
    assert query_id not in stored_queries(connection)
    assert anchors(connection, query_id) == set()


def test_a_search_without_mails_rests_and_comes_back(
    watched: Market, harness: SearchesHarness, connection: Connection
) -> None:
    account = harness.account()
    query = SavedQuery(text="lončar")
    search_id, query_id = saved(harness, account, query, "query=loncar"), query_id_of(canonical_text(query))
    for frequency, is_stored in ((Frequency.OFF, False), (Frequency.WEEKLY, True), (Frequency.AT_ONCE, True)):
        changes = SearchChanges(frequency=frequency)
        harness.searches.change(account, search_id, changes, harness.context(account))
        watched.read_models.follow(STORED_QUERIES)
        assert uses(connection, search_id) == (query_id, not is_stored)
        assert (query_id in stored_queries(connection)) == is_stored


def test_nothing_is_matched_for_a_guest_before_they_confirm(
    watched: Market, harness: SearchesHarness, connection: Connection
) -> None:
    [search_id] = harness.ask("ana.percolator@example.com", "bačvar")
    watched.read_models.follow(STORED_QUERIES)
    query_id, is_resting = uses(connection, search_id)
    assert is_resting
    assert query_id not in stored_queries(connection)
    harness.confirm(search_id)
    watched.read_models.follow(STORED_QUERIES)
    assert uses(connection, search_id) == (query_id, False)
    assert query_id in stored_queries(connection)


def test_rows_and_queries_follow_from_the_streams_whatever_happens(
    watched: Market, harness: SearchesHarness, connection: Connection
) -> None:
    chance, account = Random(7), harness.account()
    context, kept, others = harness.context(account), list[UUID](), set(stored_queries(connection)) - STORED
    for step in range(160):
        search_id = chance.choice(kept) if kept else None
        match chance.randrange(6):
            case 0 | 1:
                kept.append(saved(harness, account, chance.choice(QUERIES), f"query={step}"))
            case 2 if search_id:
                frequency = chance.choice([*Frequency])
                harness.searches.change(account, search_id, SearchChanges(frequency=frequency), context)
            case 3 if search_id:
                changes = SearchChanges(search=chance.choice(QUERIES), key=f"query={step}")
                harness.searches.change(account, search_id, changes, context)
            case 4 if search_id:
                harness.searches.notify(search_id, UUID(int=step + 1), [Candidate(step, step + 1)], BACKGROUND)
            case 5 if search_id and len(kept) > 6:
                kept.remove(search_id)
                harness.searches.remove(account, search_id, RemovedBy.OWNER, context)
            case _:
                continue
        if chance.random() < 0.2:
            watched.read_models.follow(STORED_QUERIES)
            stored = set(stored_queries(connection)) - others
            assert stored == used_in_streams(harness, account)
            assert all(anchors(connection, query_id) for query_id in stored)
    watched.read_models.follow(STORED_QUERIES)
    assert used_in_streams(harness, account), "something must be stored"
    assert watched.read_models.replay_equals_live(STORED_QUERIES)


def test_control_a_query_that_stays_behind_is_noticed(watched: Market, harness: SearchesHarness) -> None:
    account = harness.account()
    search_id = saved(harness, account, SavedQuery(text="kolar"), "query=kolar")
    watched.read_models.follow(STORED_QUERIES)
    with watched.platform.engine.begin() as connection:
        query_id, _ = uses(connection, search_id)
        connection.exec_driver_sql("DELETE FROM read.percolator_query WHERE id = %s", (query_id,))
    assert not watched.read_models.replay_equals_live(STORED_QUERIES)


def test_new_jobs_only_is_an_age_and_the_stricter_of_two_counts() -> None:
    def ages(saved: SavedQuery) -> tuple[str, ...] | None:
        return dict(index_query_of(saved).filters).get(Dimension.PUBLISHED)

    def published(value: str, *, new_jobs: bool) -> SavedQuery:
        return SavedQuery(filters=(SavedFilter(dimension="published", values=(value,)),), new_jobs=new_jobs)

    assert ages(SavedQuery(text="konobar")) is None
    assert ages(SavedQuery(text="konobar", new_jobs=True)) == ("3d",)
    assert ages(published("1d", new_jobs=True)) == ("1d",)
    assert ages(published("30d", new_jobs=True)) == ("3d",)
    assert ages(published("30d", new_jobs=False)) == ("30d",)


def test_a_filter_that_there_is_not_is_an_error_and_not_a_wider_search() -> None:
    with pytest.raises(ValueError, match="shoe-size"):
        index_query_of(SavedQuery(filters=(SavedFilter(dimension="shoe-size", values=("43",)),)))


def test_what_filters_nothing_is_not_stored() -> None:
    with pytest.raises(UnfilteredSearch):
        canonical(index_query_of(QUERIES[-1]))
