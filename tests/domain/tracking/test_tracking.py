"""Tracking: what is stored for whom, for how long, and its deletion."""

from datetime import UTC, datetime, timedelta
from uuid import uuid4

import pytest
from sqlalchemy import Engine, func, insert, select, text, update

from domain.kernel.process.platform import Platform
from domain.kernel.values.referral_source import ReferralSource
from domain.tracking import saved_jobs
from domain.tracking.errors import TooManySavedJobs
from domain.tracking.owner import Owner, account, new_token, visitor
from domain.tracking.partitions import Partitions
from domain.tracking.retention import Retention
from domain.tracking.saved_jobs import SavedJobs, find_saved, list_saved
from domain.tracking.search_history import SearchHistory, list_searches
from domain.tracking.tables import job_visit, remembered_search, saved_job
from domain.tracking.visits import Visits, list_seen


@pytest.fixture
def engine(platform: Platform) -> Engine:
    return platform.engine


@pytest.fixture
def somebody() -> Owner:
    owner = visitor(new_token())
    assert owner
    return owner


def partitions_of(engine: Engine) -> set[str]:
    query = text("SELECT inhrelid::regclass::text FROM pg_inherits WHERE inhparent = 'public.job_visit'::regclass")
    with engine.connect() as connection:
        return set(connection.execute(query).scalars())


def test_a_token_identifies_one_visitor_and_cannot_be_derived_from_stored_data() -> None:
    token = new_token()
    assert visitor(token) == visitor(token) != visitor(new_token())
    owner = visitor(token)
    assert owner
    assert (owner.is_visitor, owner.id.version) == (True, 8)
    assert owner.id.hex not in token


@pytest.mark.parametrize("token", [None, "", "short", "x" * 44, "ž" * 43, "a" * 42 + "\n"])
def test_a_malformed_token_identifies_no_visitor(token: str | None) -> None:
    assert visitor(token) is None


def test_visited_jobs_are_marked_for_their_visitor_only(engine: Engine, somebody: Owner) -> None:
    visits = Visits(engine)
    visits.record(1, somebody, ReferralSource.SEARCH)
    visits.record(2, None)
    other = account(uuid4())
    with engine.connect() as connection:
        assert list_seen(connection, somebody, [1, 2, 3]) == {1}
        assert list_seen(connection, other, [1, 2, 3]) == set()


def test_a_visit_without_an_owner_keeps_only_the_hour(engine: Engine) -> None:
    Visits(engine).record(4711, None)
    with engine.connect() as connection:
        visit = connection.execute(select(job_visit).where(job_visit.c.job_number == 4711)).one()
    assert visit.owner_id is None
    assert (visit.visited_at.minute, visit.visited_at.second, visit.visited_at.microsecond) == (0, 0, 0)


def test_jobs_are_saved_once_and_listed_newest_first(engine: Engine, somebody: Owner) -> None:
    saved = SavedJobs(engine)
    for number in (5, 6, 5):
        saved.save(somebody, number)
    with engine.connect() as connection:
        listed, total = list_saved(connection, somebody, offset=0, limit=10)
        assert ([each.job_number for each in listed], total) == ([6, 5], 2)
        assert find_saved(connection, somebody, [5, 7]) == {5}
    saved.remove(somebody, 5)
    saved.remove(somebody, 5)
    with engine.connect() as connection:
        assert find_saved(connection, somebody, [5, 6]) == {6}


def test_the_list_of_saved_jobs_is_limited(engine: Engine, somebody: Owner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_jobs, "MAX_SAVED_JOBS", 2)
    saved = SavedJobs(engine)
    saved.save(somebody, 1)
    saved.save(somebody, 2)
    with pytest.raises(TooManySavedJobs):
        saved.save(somebody, 3)
    with pytest.raises(TooManySavedJobs):
        saved.set_note(somebody, 3, "Nazvati")
    saved.save(somebody, 2)
    saved.set_note(somebody, 2, "Nazvati")
    with engine.connect() as connection:
        assert find_saved(connection, somebody, [1, 2, 3]) == {1, 2}


def test_the_last_twenty_searches_are_remembered_each_once(engine: Engine, somebody: Owner) -> None:
    history = SearchHistory(engine)
    for index in range(22):
        history.remember(somebody, f"query={index}")
    history.remember(somebody, "query=10")
    history.remember(somebody, "query=" + "x" * 9_000)
    with engine.connect() as connection:
        keys = [search.key for search in list_searches(connection, somebody)]
        kept = select(func.count()).where(remembered_search.c.owner_id == somebody.id)
        assert connection.execute(kept).scalar_one() == 20
    assert len(keys) == len(set(keys)) == 20
    assert keys[1:3] == ["query=10", "query=21"]
    assert "query=2" not in keys
    history.clear(somebody)
    with engine.connect() as connection:
        assert list_searches(connection, somebody) == []


def this_month() -> str:
    """The name of its partition; while a test runs another month may begin."""
    return f"job_visit_{datetime.now(UTC):%Y_%m}"


def test_a_new_partition_takes_its_visits_from_the_default_partition(engine: Engine, somebody: Owner) -> None:
    months = {this_month()}
    Visits(engine).record(1, somebody)
    partitions = Partitions(engine)
    made = partitions.maintain()
    assert made == 3
    assert partitions.maintain() == 0
    assert partitions_of(engine) & {*months, this_month()}
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM job_visit_default")).scalar_one() == 0
        assert list_seen(connection, somebody, [1]) == {1}


def test_an_expired_partition_is_dropped(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(
            text(
                "CREATE TABLE job_visit_2020_01 PARTITION OF job_visit FOR VALUES FROM ('2020-01-01') TO ('2020-02-01')"
            )
        )
        connection.execute(insert(job_visit).values(visited_at="2020-01-31T23:59:59Z", job_number=1, source=""))
    Partitions(engine).maintain()
    assert "job_visit_2020_01" not in partitions_of(engine)


def test_expired_tracking_is_deleted_and_saved_jobs_of_accounts_stay(engine: Engine, somebody: Owner) -> None:
    signed_in = account(uuid4())
    for owner in (somebody, signed_in):
        Visits(engine).record(8, owner)
        SavedJobs(engine).save(owner, 8)
        SearchHistory(engine).remember(owner, "query=8")
    with engine.begin() as connection:
        long_ago = func.clock_timestamp() - timedelta(days=366)
        ours = (somebody.id, signed_in.id)
        visits = update(job_visit).where(job_visit.c.owner_id.in_(ours))
        connection.execute(visits.values(visited_at=func.clock_timestamp() - timedelta(days=91)))
        connection.execute(update(saved_job).where(saved_job.c.owner_id.in_(ours)).values(saved_at=long_ago))
        connection.execute(
            update(remembered_search).where(remembered_search.c.owner_id.in_(ours)).values(searched_at=long_ago)
        )
    assert Retention(engine).delete_expired() == 4
    with engine.connect() as connection:
        assert list_seen(connection, signed_in, [8]) == set()
        assert find_saved(connection, somebody, [8]) == set()
        assert find_saved(connection, signed_in, [8]) == {8}
        assert len(list_searches(connection, signed_in)) == 1


def test_deleting_tracking_on_request_affects_that_owner_only(engine: Engine, somebody: Owner) -> None:
    other = account(uuid4())
    for owner in (somebody, other):
        Visits(engine).record(9, owner)
        SavedJobs(engine).save(owner, 9)
        SearchHistory(engine).remember(owner, "query=9")
    Retention(engine).delete_of_owner(somebody)
    with engine.connect() as connection:
        assert (list_seen(connection, somebody, [9]), find_saved(connection, somebody, [9])) == (set(), set())
        assert list_searches(connection, somebody) == []
        assert (list_seen(connection, other, [9]), find_saved(connection, other, [9])) == ({9}, {9})
