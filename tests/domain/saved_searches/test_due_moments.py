"""Moments at which mails are due: once a day or week, at the chosen hour, also when the clock is changed."""

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from domain.kernel.values.time_zone import TIME_ZONE
from domain.saved_searches.due_moments import moment_of, next_due
from domain.saved_searches.events import Frequency

moments = st.datetimes(
    datetime(2020, 1, 1),  # noqa: DTZ001 - hypothesis adds the zone
    datetime(2040, 1, 1),  # noqa: DTZ001
    timezones=st.just(UTC),
)
hours, weekdays = st.integers(0, 23), st.integers(1, 7)
FORWARD, BACK = date(2026, 3, 29), date(2026, 10, 25)
"""Sundays on which 2:00 becomes 3:00, and 3:00 becomes 2:00."""
LATEST_HOUR_LOST = 2


def local(moment: datetime) -> datetime:
    return moment.astimezone(TIME_ZONE)


def due_daily(after: datetime, hour: int) -> datetime:
    found = next_due(after, Frequency.DAILY, hour, 1)
    assert found
    return found


def is_lost(moment: datetime, hour: int) -> bool:
    """Whether the day of this moment has no such hour."""
    return hour == LATEST_HOUR_LOST and local(moment).hour == LATEST_HOUR_LOST + 1


@given(moments, hours)
@example(datetime(2026, 3, 29, 0, 59, tzinfo=UTC), 2)
@example(datetime(2026, 10, 25, 0, 30, tzinfo=UTC), 2)
@example(datetime(2026, 10, 25, 1, 30, tzinfo=UTC), 2)
@example(datetime(2026, 12, 31, 23, 0, tzinfo=UTC), 0)
def test_a_daily_mail_is_due_at_its_hour_within_a_day(after: datetime, hour: int) -> None:
    due = due_daily(after, hour)
    assert after < due <= after + timedelta(hours=25)
    assert local(due).hour == hour or is_lost(due, hour)
    assert (local(due).minute, local(due).second) == (0, 0)


@given(moments, hours)
@example(datetime(2026, 10, 24, 12, tzinfo=UTC), 2)
@example(datetime(2026, 3, 27, 12, tzinfo=UTC), 2)
@example(datetime(2026, 3, 27, 12, tzinfo=UTC), 0)
def test_every_day_has_one_daily_mail(after: datetime, hour: int) -> None:
    due, days = after, list[date]()
    for _ in range(10):
        due = due_daily(due, hour)
        days.append(local(due).date())
    assert days == [days[0] + timedelta(days=number) for number in range(10)]


@given(moments, hours, weekdays)
@example(datetime(2026, 10, 18, 0, 0, 1, tzinfo=UTC), 2, 7)
def test_every_week_has_one_weekly_mail(after: datetime, hour: int, weekday: int) -> None:
    due, days = after, list[date]()
    for _ in range(5):
        found = next_due(due, Frequency.WEEKLY, hour, weekday)
        assert found
        assert found > due
        assert local(found).isoweekday() == weekday
        due = found
        days.append(local(due).date())
    assert days == [days[0] + timedelta(weeks=number) for number in range(5)]
    assert days[0] - local(after).date() <= timedelta(days=7)


@given(moments, hours, weekdays)
def test_a_weekly_mail_is_due_when_a_daily_one_would_be(after: datetime, hour: int, weekday: int) -> None:
    found = next_due(after, Frequency.WEEKLY, hour, weekday)
    assert found
    assert due_daily(found - timedelta(seconds=1), hour) == found


@given(moments, hours, weekdays, st.sampled_from([Frequency.AT_ONCE, Frequency.OFF]))
def test_other_frequencies_have_no_calendar(after: datetime, hour: int, weekday: int, frequency: Frequency) -> None:
    assert next_due(after, frequency, hour, weekday) is None


@pytest.mark.parametrize(
    ("after", "hour", "expected"),
    [
        # An ordinary day, and the hour itself: the next one is tomorrow's.
        ("2026-11-23T06:59:59Z", 8, "2026-11-23T07:00:00Z"),
        ("2026-11-23T07:00:00Z", 8, "2026-11-24T07:00:00Z"),
        # Midnight belongs to the day that begins.
        ("2026-11-23T22:59:59Z", 0, "2026-11-23T23:00:00Z"),
        ("2026-12-31T23:00:00Z", 0, "2027-01-01T23:00:00Z"),
        # 2:00 does not exist: the mail comes at 3:00, and at 2:00 on the next day.
        ("2026-03-28T12:00:00Z", 2, "2026-03-29T01:00:00Z"),
        ("2026-03-29T01:00:00Z", 2, "2026-03-30T00:00:00Z"),
        # 2:00 exists twice: the mail comes at the first, and not at the second.
        ("2026-10-24T12:00:00Z", 2, "2026-10-25T00:00:00Z"),
        ("2026-10-25T00:00:00Z", 2, "2026-10-26T01:00:00Z"),
        ("2026-10-25T00:59:00Z", 2, "2026-10-26T01:00:00Z"),
        # 8:00 is another moment from that day on.
        ("2026-03-28T08:00:00Z", 8, "2026-03-29T06:00:00Z"),
        ("2026-10-24T08:00:00Z", 8, "2026-10-25T07:00:00Z"),
    ],
)
def test_due_moments_by_example(after: str, hour: int, expected: str) -> None:
    assert due_daily(datetime.fromisoformat(after), hour) == datetime.fromisoformat(expected)


@given(st.dates(date(2020, 1, 1), date(2040, 1, 1)), hours)
@example(FORWARD, 2)
@example(BACK, 2)
def test_the_moment_of_an_hour_is_on_its_day(day: date, hour: int) -> None:
    assert local(moment_of(day, hour)).date() == day
