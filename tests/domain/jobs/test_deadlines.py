"""A closing date ends with that day at the job's place."""

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.jobs.ad import AdPlace
from domain.jobs.deadlines import end_of_day, zones_of

WINTER, SUMMER = date(2026, 1, 31), date(2026, 6, 30)


def at(country: str | None) -> AdPlace:
    return AdPlace(name="Somewhere", country=country)


@pytest.mark.parametrize(
    ("day", "countries", "expected"),
    [
        (WINTER, ["HR"], "2026-01-31T22:59:59+00:00"),
        (SUMMER, ["HR"], "2026-06-30T21:59:59+00:00"),
        (SUMMER, ["MK"], "2026-06-30T21:59:59+00:00"),
        (SUMMER, ["GB"], "2026-06-30T22:59:59+00:00"),
        (SUMMER, ["JP"], "2026-06-30T14:59:59+00:00"),
        (SUMMER, ["HR", "GB"], "2026-06-30T22:59:59+00:00"),
        (SUMMER, ["ES"], "2026-06-30T22:59:59+00:00"),
        (SUMMER, ["US"], "2026-07-01T09:59:59+00:00"),
        (SUMMER, [], "2026-06-30T21:59:59+00:00"),
        (SUMMER, [None], "2026-06-30T21:59:59+00:00"),
        (SUMMER, [None, "GB"], "2026-06-30T22:59:59+00:00"),
        (SUMMER, ["XX"], "2026-06-30T21:59:59+00:00"),
    ],
)
def test_the_deadline_is_in_the_last_of_the_time_zones(day: date, countries: list[str | None], expected: str) -> None:
    assert end_of_day(day, map(at, countries)) == datetime.fromisoformat(expected)


def test_a_day_of_a_clock_change_ends_at_its_own_midnight() -> None:
    assert end_of_day(date(2026, 3, 29)) == datetime(2026, 3, 29, 21, 59, 59, tzinfo=UTC)
    assert end_of_day(date(2026, 10, 25)) == datetime(2026, 10, 25, 22, 59, 59, tzinfo=UTC)


def test_of_a_repeated_last_hour_the_second_counts() -> None:
    """Clocks in Iran went back from midnight to eleven in 2022."""
    assert end_of_day(date(2022, 9, 21), [at("IR")]) == datetime(2022, 9, 21, 20, 29, 59, tzinfo=UTC)


@pytest.mark.parametrize("day", [date.min, date.max])
def test_any_date_has_a_deadline(day: date) -> None:
    assert abs(end_of_day(day, [at("US"), at("KI")]).date() - day) <= timedelta(days=1)


@given(st.dates(), st.sampled_from(["HR", "SI", "BA", "MK", "US", "AU", "KI", "IN", None]))
def test_the_next_day_ends_later(day: date, country: str | None) -> None:
    if day < date(9999, 12, 29):
        earlier, later = (end_of_day(each, [at(country)]) for each in (day, day + timedelta(days=1)))
        assert timedelta(0) < later - earlier < timedelta(days=3)


def test_the_home_markets_have_their_own_zones() -> None:
    assert [zones_of(country) for country in ("HR", "SI", "BA", "MK")] == [
        ("Europe/Zagreb",),
        ("Europe/Ljubljana",),
        ("Europe/Sarajevo",),
        ("Europe/Skopje",),
    ]
