"""Dates of archived ads are shifted to today, and the ads marked."""

from datetime import UTC, datetime, timedelta

from domain.job_import.date_shifting import shift_dates
from domain.jobs.ad import DemoMark
from tests.domain.jobs.ads import NOON, feed_item

OLD = datetime(2016, 5, 1, 9, tzinfo=UTC)


def test_the_newest_is_published_today_and_the_others_keep_their_distance() -> None:
    shifted = shift_dates(
        NOON, [feed_item(str(n), published_at=OLD - timedelta(days=n), apply_until=OLD) for n in range(3)]
    )
    assert [(NOON.date() - item.published_at.date()).days for item in shifted] == [0, 1, 2]
    assert all(item.published_at <= NOON for item in shifted)


def test_no_ad_is_older_than_45_days_or_closes_within_three_weeks() -> None:
    items = [feed_item(str(n), published_at=OLD - timedelta(days=30 * n), apply_until=OLD) for n in range(20)]
    for item in shift_dates(NOON, items):
        assert item.published_at >= NOON - timedelta(days=45)
        assert item.apply_until > NOON + timedelta(days=20)


def test_shifted_ads_are_marked() -> None:
    (item,) = shift_dates(NOON, [feed_item("1", published_at=OLD, apply_until=OLD + timedelta(days=1))])
    assert item.ad.demo is DemoMark.DATES_SHIFTED


def test_shifting_no_ads_yields_none() -> None:
    assert shift_dates(NOON, []) == []
