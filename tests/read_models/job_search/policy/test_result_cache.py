"""Cached results are used only while the index status of their computation is current."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count

import pytest

from read_models.job_search.policy.result_cache import ResultCache
from read_models.job_search.search_result import IndexStatus

NOON = datetime(2026, 5, 4, 12, 0, tzinfo=UTC)
COMPUTED = IndexStatus(build=7, version=3, now=NOON, next_deadline=NOON + timedelta(seconds=10))


def later(seconds: float) -> IndexStatus:
    return replace(COMPUTED, now=NOON + timedelta(seconds=seconds))


@pytest.mark.parametrize(
    ("present", "result"),
    [
        (COMPUTED, 1),
        (later(10), 1),
        (later(10.001), 2),
        (replace(COMPUTED, version=4), 2),
        (replace(COMPUTED, build=8), 2),
        (replace(COMPUTED, version=2), 2),
    ],
)
def test_a_result_is_computed_again_when_it_may_have_changed(present: IndexStatus, result: int) -> None:
    cache, computed = ResultCache(), count(1)
    assert cache.get("a", COMPUTED, lambda: next(computed)) == 1
    assert cache.get("a", present, lambda: next(computed)) == result
    assert cache.get("b", present, lambda: next(computed)) == result + 1


def test_without_deadlines_a_result_is_cached_for_a_minute() -> None:
    cache, computed = ResultCache(), count(1)
    endless = replace(COMPUTED, next_deadline=None)
    cache.get("a", endless, lambda: next(computed))
    assert cache.get("a", replace(endless, now=NOON + timedelta(seconds=59)), lambda: next(computed)) == 1
    assert cache.get("a", replace(endless, now=NOON + timedelta(seconds=60)), lambda: next(computed)) == 2


def test_the_least_recently_used_result_is_evicted() -> None:
    cache, computed = ResultCache(max_results=2), count(1)
    for key in "abac":
        cache.get(key, COMPUTED, lambda: next(computed))
    assert cache.get("a", COMPUTED, lambda: next(computed)) == 1
    assert cache.get("b", COMPUTED, lambda: next(computed)) == 4
