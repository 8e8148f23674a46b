"""Years of work experience."""

from datetime import date

import hypothesis.strategies as st
import pytest
from hypothesis import given

from domain.cv.items import Period
from domain.cv.work_experience import years_of_work

TODAY = date(2026, 11, 23)
MONTHS = st.integers(1950 * 12, 2026 * 12 + 10).map(lambda month: f"{month // 12}-{month % 12 + 1:02}")
PERIODS = st.tuples(MONTHS, MONTHS).map(lambda ends: Period(start=min(ends), end=max(ends)))


@pytest.mark.parametrize(
    ("periods", "years"),
    [
        ([], None),
        ([(None, None)], None),
        ([(None, "2020")], None),
        ([("2026-11", None)], 0),
        ([("2019", "2021")], 2),
        ([("2019-09", "2020-08")], 1),
        ([("2019-09", "2020-07")], 0),
        ([("2019-09-15", "2020-08-31")], 1),
        ([("2016-11", None)], 10),
        ([("2010", "2015"), ("2012", "2014")], 5),
        ([("2010", "2012"), ("2015", "2018")], 5),
        ([("2025-12", "2040")], 1),
        ([("2026-12", "2040")], 0),
    ],
)
def test_years_are_counted(periods: list[tuple[str | None, str | None]], years: int | None) -> None:
    assert years_of_work([Period(start=start, end=end) for start, end in periods], TODAY) == years


@given(st.lists(PERIODS, min_size=1), PERIODS)
def test_more_work_is_never_less_experience(periods: list[Period], more: Period) -> None:
    before, after = years_of_work(periods, TODAY), years_of_work([*periods, more], TODAY)
    alone = years_of_work([more], TODAY)
    assert before is not None
    assert after is not None
    assert alone is not None
    assert max(before, alone) <= after <= before + alone + 1


@given(st.lists(PERIODS, min_size=1))
def test_order_and_repetition_do_not_count(periods: list[Period]) -> None:
    assert years_of_work([*reversed(periods), *periods], TODAY) == years_of_work(periods, TODAY)
