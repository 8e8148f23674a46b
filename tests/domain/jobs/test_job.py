"""Decisions about a job: publish, edit, pause, extend, close, expire, relist, remove."""

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

import pytest

from domain.jobs.commands import CloseJob, EditJob, JoinSource, MoveDeadline, RelistJob, RemoveJob
from domain.jobs.decisions.job import close, edit, expire, move_deadline, pause, publish, relist, remove, resume
from domain.jobs.decisions.sources import join_source
from domain.jobs.errors import (
    ApplyUntilPast,
    JobAlreadyClosed,
    JobAlreadyExpired,
    JobAlreadyPublished,
    JobAlreadyRemoved,
    JobNotFound,
    JobNotPublished,
    JobStillOpen,
    PublishedInFuture,
)
from domain.jobs.events import (
    ClosingReason,
    JobClosed,
    JobEdited,
    JobEvent,
    JobExpired,
    JobExtended,
    JobPaused,
    JobRelisted,
    JobRemoved,
    JobResumed,
    JobShortened,
    JobSource,
    JoiningReason,
    RemovalReason,
)
from domain.jobs.state import Job, JobState, evolve
from domain.jobs.status import JobStatus
from tests.domain.jobs.ads import DRAFTED, END_OF_JUNE, END_OF_MAY, NOON, PUBLISHED, ad, publication
from tests.specification import stream

given = stream(None, evolve)
CLOSED = JobClosed(reason=ClosingReason.FILLED)
REMOVED = JobRemoved(reason=RemovalReason.MISLEADING)
BETTER_PAID = ad(salary={"currency": "EUR", "minimum": 1500, "maximum": 1900})
A_DAY = timedelta(days=1)
A_MOMENT_LATER = END_OF_MAY + timedelta(seconds=1)
LATER = MoveDeadline(END_OF_JUNE)
EVERYTHING: tuple[Callable[[JobState], Iterable[JobEvent]], ...] = (
    lambda job: edit(job, EditJob(BETTER_PAID)),
    lambda job: move_deadline(job, LATER, NOON),
    lambda job: pause(job, NOON),
    lambda job: resume(job, NOON),
    lambda job: close(job, CloseJob(ClosingReason.FILLED)),
    lambda job: relist(job, RelistJob(END_OF_JUNE), NOON),
    lambda job: join_source(job, JoinSource(JobSource(feed="burza", external_id="1"), JoiningReason.BY_HAND)),
)
"""All that can be asked of an ad that stands on the site, apart from taking it off for good."""


def status_after(*since: JobEvent, now: datetime = NOON) -> JobStatus:
    """Returns the status of the published ad after these events."""
    job = given(PUBLISHED, *since).state
    assert isinstance(job, Job)
    return job.status(now)


def test_an_ad_is_published() -> None:
    given().when(lambda job: publish(job, publication(), NOON)).then(PUBLISHED)


def test_a_job_is_published_once_under_a_number() -> None:
    given(PUBLISHED).when(lambda job: publish(job, publication(), NOON)).then_refused(JobAlreadyPublished)


def test_an_ad_whose_deadline_has_passed_is_not_published() -> None:
    late = publication(apply_until=NOON)
    given().when(lambda job: publish(job, late, NOON)).then_refused(ApplyUntilPast)


def test_an_ad_is_not_published_before_its_time() -> None:
    early = publication(published_at=NOON + A_DAY)
    given().when(lambda job: publish(job, early, NOON)).then_refused(PublishedInFuture)


def test_an_ad_is_edited() -> None:
    given(PUBLISHED).when(lambda job: edit(job, EditJob(BETTER_PAID))).then(JobEdited(ad=BETTER_PAID))


def test_editing_without_a_change_is_no_event() -> None:
    given(PUBLISHED).when(lambda job: edit(job, EditJob(ad()))).then()
    given(PUBLISHED, JobEdited(ad=BETTER_PAID)).when(lambda job: edit(job, EditJob(BETTER_PAID))).then()


def test_a_closed_ad_is_not_edited() -> None:
    given(PUBLISHED, CLOSED).when(lambda job: edit(job, EditJob(BETTER_PAID))).then_refused(JobAlreadyClosed)


def test_an_unknown_ad_cannot_be_changed() -> None:
    for decide in EVERYTHING:
        given().when(decide).then_refused(JobNotFound)
    given().when(lambda job: remove(job, RemoveJob(RemovalReason.REQUESTED))).then_refused(JobNotFound)


def test_a_later_deadline_extends() -> None:
    later = MoveDeadline(END_OF_JUNE)
    given(PUBLISHED).when(lambda job: move_deadline(job, later, NOON)).then(JobExtended(apply_until=END_OF_JUNE))


def test_an_earlier_deadline_shortens() -> None:
    earlier = MoveDeadline(NOON + A_DAY)
    given(PUBLISHED).when(lambda job: move_deadline(job, earlier, NOON)).then(JobShortened(apply_until=NOON + A_DAY))


def test_the_same_deadline_is_no_event_even_when_it_has_passed() -> None:
    same = MoveDeadline(END_OF_MAY)
    given(PUBLISHED).when(lambda job: move_deadline(job, same, END_OF_JUNE)).then()


def test_no_deadline_lies_in_the_past() -> None:
    past = MoveDeadline(NOON - A_DAY)
    given(PUBLISHED).when(lambda job: move_deadline(job, past, NOON)).then_refused(ApplyUntilPast)


def test_an_expired_ad_can_be_extended() -> None:
    revived = MoveDeadline(END_OF_JUNE + A_DAY)
    given(PUBLISHED).when(lambda job: move_deadline(job, revived, END_OF_JUNE)).then(
        JobExtended(apply_until=END_OF_JUNE + A_DAY)
    )


def test_a_closed_ad_is_not_extended() -> None:
    later = MoveDeadline(END_OF_JUNE)
    given(PUBLISHED, CLOSED).when(lambda job: move_deadline(job, later, NOON)).then_refused(JobAlreadyClosed)


def test_an_ad_is_closed_once() -> None:
    withdraw = CloseJob(ClosingReason.WITHDRAWN)
    given(PUBLISHED).when(lambda job: close(job, withdraw)).then(JobClosed(reason=ClosingReason.WITHDRAWN))
    given(PUBLISHED, CLOSED).when(lambda job: close(job, withdraw)).then()


def test_a_paused_ad_takes_no_applications_until_it_is_resumed() -> None:
    given(PUBLISHED).when(lambda job: pause(job, NOON)).then(JobPaused())
    given(PUBLISHED, JobPaused()).when(lambda job: resume(job, NOON)).then(JobResumed())
    assert status_after(JobPaused()) is JobStatus.PAUSED
    assert status_after(JobPaused(), JobResumed()) is JobStatus.ACTIVE


def test_pausing_and_resuming_twice_is_no_event() -> None:
    given(PUBLISHED, JobPaused()).when(lambda job: pause(job, NOON)).then()
    given(PUBLISHED).when(lambda job: resume(job, NOON)).then()


def test_an_ad_whose_time_is_over_is_neither_paused_nor_resumed() -> None:
    given(PUBLISHED).when(lambda job: pause(job, END_OF_JUNE)).then_refused(JobAlreadyExpired)
    given(PUBLISHED, JobPaused()).when(lambda job: resume(job, END_OF_JUNE)).then_refused(JobAlreadyExpired)


def test_a_closed_ad_is_neither_paused_nor_resumed() -> None:
    given(PUBLISHED, CLOSED).when(lambda job: pause(job, NOON)).then_refused(JobAlreadyClosed)
    given(PUBLISHED, JobPaused(), CLOSED).when(lambda job: resume(job, NOON)).then_refused(JobAlreadyClosed)


def test_a_paused_ad_can_still_be_edited_extended_and_closed() -> None:
    paused = given(PUBLISHED, JobPaused())
    paused.when(lambda job: edit(job, EditJob(BETTER_PAID))).then(JobEdited(ad=BETTER_PAID))
    paused.when(lambda job: move_deadline(job, LATER, NOON)).then(JobExtended(apply_until=END_OF_JUNE))
    paused.when(lambda job: close(job, CloseJob(ClosingReason.FILLED))).then(CLOSED)


def test_an_ad_expires_when_its_deadline_has_passed_and_not_before() -> None:
    given(PUBLISHED).when(lambda job: expire(job, END_OF_MAY)).then()
    given(PUBLISHED).when(lambda job: expire(job, A_MOMENT_LATER)).then(JobExpired())
    given(PUBLISHED, JobPaused()).when(lambda job: expire(job, A_MOMENT_LATER)).then(JobExpired())


@pytest.mark.parametrize("since", [(JobExtended(apply_until=END_OF_JUNE),), (JobExpired(),), (CLOSED,), (REMOVED,)])
def test_what_was_extended_or_has_ended_since_does_not_expire(since: tuple[JobEvent, ...]) -> None:
    given(PUBLISHED, *since).when(lambda job: expire(job, A_MOMENT_LATER)).then()


def test_an_unpublished_job_does_not_expire() -> None:
    given().when(lambda job: expire(job, A_MOMENT_LATER)).then()
    given(DRAFTED).when(lambda job: expire(job, END_OF_JUNE)).then()


def test_a_later_deadline_reopens_an_expired_ad() -> None:
    assert status_after(JobExpired(), now=A_MOMENT_LATER) is JobStatus.EXPIRED
    assert status_after(JobExpired(), JobExtended(apply_until=END_OF_JUNE), now=A_MOMENT_LATER) is JobStatus.ACTIVE


@pytest.mark.parametrize("ended", [(CLOSED,), (JobExpired(),), (JobPaused(), CLOSED), ()])
def test_a_closed_or_expired_ad_can_be_relisted(ended: tuple[JobEvent, ...]) -> None:
    now = A_MOMENT_LATER
    relisted = JobRelisted(published_at=now, apply_until=END_OF_JUNE)
    given(PUBLISHED, *ended).when(lambda job: relist(job, RelistJob(END_OF_JUNE), now)).then(relisted)
    assert status_after(*ended, relisted, now=now) is JobStatus.ACTIVE


def test_relisting_takes_the_date_of_the_feed() -> None:
    command = RelistJob(END_OF_JUNE, published_at=END_OF_MAY)
    relisted = JobRelisted(published_at=END_OF_MAY, apply_until=END_OF_JUNE)
    given(PUBLISHED, CLOSED).when(lambda job: relist(job, command, A_MOMENT_LATER)).then(relisted)


def test_relisting_refuses_periods_in_the_past_or_future() -> None:
    over, to_come = RelistJob(END_OF_MAY), RelistJob(END_OF_JUNE, published_at=END_OF_JUNE)
    given(PUBLISHED, CLOSED).when(lambda job: relist(job, over, A_MOMENT_LATER)).then_refused(ApplyUntilPast)
    given(PUBLISHED, CLOSED).when(lambda job: relist(job, to_come, A_MOMENT_LATER)).then_refused(PublishedInFuture)


@pytest.mark.parametrize("since", [(), (JobPaused(),)])
def test_an_open_ad_is_not_relisted(since: tuple[JobEvent, ...]) -> None:
    new_period = RelistJob(END_OF_JUNE)
    given(PUBLISHED, *since).when(lambda job: relist(job, new_period, NOON)).then_refused(JobStillOpen)


@pytest.mark.parametrize("before", [(PUBLISHED,), (PUBLISHED, CLOSED), (PUBLISHED, JobPaused()), (DRAFTED,)])
def test_an_ad_or_a_draft_is_removed_once(before: tuple[JobEvent, ...]) -> None:
    command = RemoveJob(RemovalReason.MISLEADING)
    given(*before).when(lambda job: remove(job, command)).then(REMOVED)
    given(*before, REMOVED).when(lambda job: remove(job, command)).then()


@pytest.mark.parametrize("before", [(PUBLISHED, REMOVED), (DRAFTED, REMOVED)])
def test_nothing_can_be_done_with_a_removed_ad(before: tuple[JobEvent, ...]) -> None:
    for decide in EVERYTHING:
        given(*before).when(decide).then_refused(JobAlreadyRemoved)


def test_only_publishing_and_writing_can_be_done_with_a_draft() -> None:
    for decide in EVERYTHING:
        given(DRAFTED).when(decide).then_refused(JobNotPublished)


def test_applications_are_taken_until_the_deadline_or_the_closing() -> None:
    assert status_after(now=END_OF_MAY) is JobStatus.ACTIVE
    assert status_after(now=A_MOMENT_LATER) is JobStatus.EXPIRED
    assert status_after(CLOSED) is JobStatus.CLOSED
    assert status_after(CLOSED, now=END_OF_JUNE) is JobStatus.CLOSED
    assert status_after(CLOSED, REMOVED) is JobStatus.REMOVED
