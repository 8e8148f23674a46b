"""Shared answers hold as long as nothing they were made of has changed, and no longer."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count

import pytest

from api.jobs.shared_answers import SharedAnswers
from read_models.job_search.freshness import Freshness

NOON = datetime(2026, 5, 4, 12, 0, tzinfo=UTC)
MADE = Freshness(build=7, version=3, now=NOON, next_end=NOON + timedelta(seconds=10))


def later(seconds: float) -> Freshness:
    return replace(MADE, now=NOON + timedelta(seconds=seconds))


@pytest.mark.parametrize(
    ("present", "again"),
    [
        (MADE, 1),
        (later(10), 1),
        (later(10.001), 2),
        (replace(MADE, version=4), 2),
        (replace(MADE, build=8), 2),
        (replace(MADE, version=2), 2),
    ],
)
def test_an_answer_is_made_again_when_it_could_be_another(present: Freshness, again: int) -> None:
    answers, made = SharedAnswers(), count(1)
    assert answers.get("a", MADE, lambda: next(made)) == 1
    assert answers.get("a", present, lambda: next(made)) == again
    assert answers.get("b", present, lambda: next(made)) == again + 1


def test_without_deadlines_an_answer_holds_for_a_minute() -> None:
    answers, made = SharedAnswers(), count(1)
    endless = replace(MADE, next_end=None)
    answers.get("a", endless, lambda: next(made))
    assert answers.get("a", replace(endless, now=NOON + timedelta(seconds=59)), lambda: next(made)) == 1
    assert answers.get("a", replace(endless, now=NOON + timedelta(seconds=60)), lambda: next(made)) == 2


def test_only_the_last_asked_for_are_kept() -> None:
    answers, made = SharedAnswers(most=2), count(1)
    for key in "abac":
        answers.get(key, MADE, lambda: next(made))
    assert answers.get("a", MADE, lambda: next(made)) == 1
    assert answers.get("b", MADE, lambda: next(made)) == 4
