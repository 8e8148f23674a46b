"""The status of jobs, and when search engines forget them."""

from datetime import datetime, timedelta

import pytest

from domain.jobs.status import GONE_AFTER, JobStatus, is_gone
from tests.domain.jobs.ads import END_OF_MAY, NOON

LATER = END_OF_MAY + GONE_AFTER + timedelta(seconds=1)


@pytest.mark.parametrize(
    ("status", "closed_at", "now", "gone"),
    [
        (JobStatus.EXPIRED, None, END_OF_MAY + GONE_AFTER, False),
        (JobStatus.EXPIRED, None, LATER, True),
        (JobStatus.CLOSED, NOON, NOON + GONE_AFTER, False),
        (JobStatus.CLOSED, NOON, NOON + GONE_AFTER + timedelta(seconds=1), True),
        (JobStatus.CLOSED, LATER, LATER, True),
        (JobStatus.ACTIVE, None, LATER, False),
        (JobStatus.PAUSED, None, LATER, False),
    ],
    ids=["expired 90 days ago", "expired", "closed 90 days ago", "closed", "closed once expired", "active", "paused"],
)
def test_a_job_is_gone_once_it_ended_more_than_90_days_ago(
    status: JobStatus, closed_at: datetime | None, now: datetime, *, gone: bool
) -> None:
    assert is_gone(now, status, apply_until=END_OF_MAY, closed_at=closed_at) is gone
