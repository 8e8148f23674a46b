"""Shifts the dates of old ads to today for a demonstration, and marks the ads."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from hashlib import sha256

from domain.job_import.items import FeedItem
from domain.jobs.ad import DemoMark

OLDEST = 45
SHORTEST_RUNWAY = 21
LONGEST_RUNWAY = 75


def shift_dates(now: datetime, items: Sequence[FeedItem]) -> list[FeedItem]:
    """The newest ad is published today, the others as many days before as they were, at most 45.

    Deadlines move along, but lie at least three weeks ahead: otherwise a demonstration would empty itself.
    """
    if not items:
        return []
    newest = max(item.published_at for item in items)
    delta = timedelta(days=(now.date() - newest.date()).days)
    return [_shifted(item, delta, now) for item in items]


def _shifted(item: FeedItem, delta: timedelta, now: datetime) -> FeedItem:
    published_at = max(item.published_at + delta, now - timedelta(days=OLDEST))
    spread = int.from_bytes(sha256(item.external_id.encode()).digest()[:4]) % (LONGEST_RUNWAY - SHORTEST_RUNWAY)
    earliest_end = (now + timedelta(days=SHORTEST_RUNWAY + spread)).replace(
        hour=23, minute=59, second=59, microsecond=0
    )
    return replace(
        item,
        ad=item.ad.model_copy(update={"demo": item.ad.demo or DemoMark.DATES_SHIFTED}),
        published_at=min(published_at, now),
        apply_until=max(item.apply_until + delta, earliest_end),
    )
