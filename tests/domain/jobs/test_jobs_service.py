"""The service of jobs on its log: numbers, changes, states at a moment."""

from datetime import timedelta

import pytest

from domain.jobs.commands import CloseJob, EditJob, MoveDeadline
from domain.jobs.errors import JobAlreadyPublished, JobNotFound
from domain.jobs.events import ClosingReason
from domain.jobs.service import Jobs
from domain.kernel.log.event import SYSTEM, Context
from domain.kernel.process.platform import Platform
from tests.domain.jobs.ads import ad, publication

CONTEXT = Context(SYSTEM, "web")


@pytest.fixture
def jobs(platform: Platform) -> Jobs:
    return Jobs(platform.logs["jobs"], platform.engine, platform.clock)


@pytest.fixture
def number(jobs: Jobs, platform: Platform) -> int:
    """A job that was published just now."""
    (number,) = jobs.next_numbers(1)
    now = platform.clock()
    command = publication(number=number, published_at=now, apply_until=now + timedelta(days=30))
    jobs.publish(command, CONTEXT)
    return number


def test_job_numbers_are_unique(jobs: Jobs) -> None:
    numbers = [*jobs.next_numbers(5), *jobs.next_numbers(5)]
    assert len(set(numbers)) == 10
    assert min(numbers) >= 1


def test_a_number_that_is_taken_is_refused(jobs: Jobs, number: int, platform: Platform) -> None:
    now = platform.clock()
    republication = publication(number=number, published_at=now, apply_until=now + timedelta(days=1))
    with pytest.raises(JobAlreadyPublished):
        jobs.publish(republication, CONTEXT)


def test_an_ad_is_read_as_it_stood_when_somebody_applied(jobs: Jobs, number: int, platform: Platform) -> None:
    applied_at = platform.clock()
    jobs.edit(number, EditJob(ad(title="Šef/ica sale")), CONTEXT)
    jobs.close(number, CloseJob(ClosingReason.FILLED), CONTEXT)
    then, now = jobs.as_of(number, applied_at), jobs.get(number)
    assert then is not None
    assert (then.ad.title, then.closed) == ("Konobar/ica", None)
    assert (now.ad.title, now.closed) == ("Šef/ica sale", ClosingReason.FILLED)


def test_before_its_publication_there_was_no_job(jobs: Jobs, number: int, platform: Platform) -> None:
    assert jobs.as_of(number, platform.clock() - timedelta(hours=1)) is None


def test_repeating_adds_nothing(jobs: Jobs, number: int) -> None:
    jobs.close(number, CloseJob(ClosingReason.FILLED), CONTEXT)
    outcome = jobs.close(number, CloseJob(ClosingReason.FILLED), CONTEXT)
    assert outcome.events == ()
    assert len(jobs.history(number)) == 2


def test_an_unknown_job_is_refused(jobs: Jobs, platform: Platform) -> None:
    assert jobs.find(10**15) is None
    with pytest.raises(JobNotFound):
        jobs.get(10**15)
    with pytest.raises(JobNotFound):
        jobs.move_deadline(10**15, MoveDeadline(platform.clock() + timedelta(days=1)), CONTEXT)
