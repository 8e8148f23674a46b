"""Recommended jobs: each for reasons that are true of it, none twice, none that takes no applications."""

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from domain.jobs.status import JobStatus
from domain.reference.circles import Circle
from read_models.job_search.index_query import IndexQuery
from read_models.job_search.policy.recommendations import Interest, Recommendation, recommend
from read_models.published_job.card import PublishedJob
from tests.read_models.job_search.market import TITLES, Market
from tests.read_models.job_search.scan import scan
from tests.thoroughness import examples

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


def a_job(number: int, employer: int = 0, status: JobStatus = JobStatus.ACTIVE) -> PublishedJob:
    return PublishedJob(number, 1, employer or number, "", NOON, NOON + timedelta(days=9), NOON, status, {}, NOON)


def interest(reason: str) -> Interest[str]:
    return Interest(reason, IndexQuery(text=reason))


jobs = st.builds(a_job, st.integers(1, 30), st.integers(1, 5), st.sampled_from(JobStatus))
some_found = st.lists(st.lists(jobs, max_size=12), max_size=6).map(
    lambda lists: [(interest(str(at)), results) for at, results in enumerate(lists)]
)
settled = st.frozensets(st.integers(1, 30), max_size=10)


@given(some_found, settled)
def test_each_job_states_the_interests_that_found_it_and_no_other(
    found: list[tuple[Interest[str], list[PublishedJob]]], without: frozenset[int]
) -> None:
    for each in recommend(found, without):
        open_in = [
            interest.reason
            for interest, results in found
            if any(job.number == each.job.number for job in _last_words(results) if job.status is JobStatus.ACTIVE)
        ]
        assert each.reasons == tuple(open_in) != ()


@given(some_found, settled)
def test_no_job_comes_twice_nor_a_closed_one_nor_one_that_is_settled(
    found: list[tuple[Interest[str], list[PublishedJob]]], without: frozenset[int]
) -> None:
    recommended = recommend(found, without)
    numbers = [each.job.number for each in recommended]
    assert len(numbers) == len(set(numbers))
    assert not without & set(numbers)
    assert {each.job.status for each in recommended} <= {JobStatus.ACTIVE}


@given(some_found, settled, st.integers(1, 4))
def test_an_employer_has_at_most_so_many_and_nothing_else_is_left_out(
    found: list[tuple[Interest[str], list[PublishedJob]]], without: frozenset[int], most: int
) -> None:
    """A number has one employer, as it has in the log."""
    found = [(each, [replace(job, employer_id=job.number % 5) for job in results]) for each, results in found]
    recommended = recommend(found, without, most_per_employer=most)
    shown = Counter(each.job.employer_id for each in recommended)
    unlimited = Counter(each.job.employer_id for each in recommend(found, without, most_per_employer=1000))
    assert shown == {employer: min(count, most) for employer, count in unlimited.items()}


def test_more_reasons_come_first_and_then_the_best_of_each_interest_in_turn() -> None:
    found = [
        (interest("applied"), [a_job(1), a_job(2), a_job(3)]),
        (interest("searched"), [a_job(4), a_job(3), a_job(5)]),
    ]
    recommended = recommend(found, set())
    assert [each.job.number for each in recommended] == [3, 1, 4, 2, 5]
    assert recommended[0] == Recommendation(a_job(3), ("applied", "searched"))


def test_a_weak_reason_alone_comes_last() -> None:
    near = Interest("near", IndexQuery(), is_weak=True)
    found = [(near, [a_job(1), a_job(2), a_job(3)]), (interest("searched"), [a_job(4), a_job(5), a_job(3)])]
    assert [each.job.number for each in recommend(found, set())] == [3, 4, 5, 1, 2]


def test_nothing_is_recommended_without_an_interest() -> None:
    assert recommend([], set()) == []


queries = st.builds(
    IndexQuery,
    text=st.sampled_from(["", *TITLES]),
    positions=st.sampled_from([(), ("5131",), ("8332",), ("2512",)]),
    near=st.sampled_from([None, Circle(43.51, 16.44, 25), Circle(45.81, 15.98, 50)]),
    areas=st.sampled_from([(), ("HR",), ("3190261",)]),
)


@settings(max_examples=examples(40), suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(asked=st.lists(queries, max_size=4, unique=True))
def test_what_a_job_is_recommended_for_is_true_of_the_ad(market: Market, asked: list[IndexQuery]) -> None:
    """The reference implementation judges, which reads the ads and not the index."""
    found = [
        (Interest(query, query), market.job_search.search(query, per_page=1000, relax=False).cards) for query in asked
    ]
    now = market.platform.clock()
    fitting = {query: set(scan(market.active(), query, now)) for query in asked}
    recommended = {
        each.job.number: set(each.reasons) for each in recommend(found, set(), most_per_employer=len(market.listings))
    }
    expected = {
        number: {query for query in asked if number in fitting[query]} for number in set().union(*fitting.values())
    }
    assert recommended == expected


def _last_words(results: list[PublishedJob]) -> list[PublishedJob]:
    return [*{job.number: job for job in results}.values()]
