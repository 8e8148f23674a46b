"""Shifts the dates of old ads to today, and marks the ads."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from hashlib import sha256

from domain.job_import.items import FeedItem
from domain.jobs.ad import DemoMark

MAX_AGE_DAYS = 45
MIN_DAYS_LEFT = 21
MAX_DAYS_LEFT = 75


def shift_dates(now: datetime, items: Sequence[FeedItem]) -> list[FeedItem]:
    """The newest ad is published today, the others as many days before it as they were, at most 45.

    Deadlines are shifted too, but to at least three weeks ahead, so that the ads stay open for a while.
    """
    if not items:
        return []
    newest = max(item.published_at for item in items)
    delta = timedelta(days=(now.date() - newest.date()).days)
    return [_shifted(item, delta, now) for item in items]


def _shifted(item: FeedItem, delta: timedelta, now: datetime) -> FeedItem:
    published_at = max(item.published_at + delta, now - timedelta(days=MAX_AGE_DAYS))
    spread = int.from_bytes(sha256(item.external_id.encode()).digest()[:4]) % (MAX_DAYS_LEFT - MIN_DAYS_LEFT)
    earliest_end = (now + timedelta(days=MIN_DAYS_LEFT + spread)).replace(hour=23, minute=59, second=59, microsecond=0)
    return replace(
        item,
        ad=item.ad.model_copy(update={"demo": item.ad.demo or DemoMark.DATES_SHIFTED}),
        published_at=min(published_at, now),
        apply_until=max(item.apply_until + delta, earliest_end),
    )
