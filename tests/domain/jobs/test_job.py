"""A job ad: published once, edited while open, extended, shortened and closed."""

from datetime import timedelta

from domain.jobs.commands import CloseJob, EditJob, MoveDeadline
from domain.jobs.errors import ApplyUntilPast, JobAlreadyClosed, JobAlreadyPublished, JobNotFound, PublishedInFuture
from domain.jobs.events import ClosingReason, JobClosed, JobEdited, JobExtended, JobShortened
from domain.jobs.job import Job, close, edit, evolve, move_deadline, publish
from tests.domain.jobs.ads import END_OF_JUNE, END_OF_MAY, NOON, PUBLISHED, ad, publication
from tests.specification import stream

given = stream(None, evolve)
CLOSED = JobClosed(reason=ClosingReason.FILLED)
BETTER_PAID = ad(salary={"currency": "EUR", "minimum": 1500, "maximum": 1900})
A_DAY = timedelta(days=1)


def test_an_ad_is_published() -> None:
    given().when(lambda job: publish(job, publication(), NOON)).then(PUBLISHED)


def test_a_number_is_given_once() -> None:
    given(PUBLISHED).when(lambda job: publish(job, publication(), NOON)).then_refused(JobAlreadyPublished)


def test_an_ad_whose_deadline_has_passed_is_not_published() -> None:
    late = publication(apply_until=NOON)
    given().when(lambda job: publish(job, late, NOON)).then_refused(ApplyUntilPast)


def test_an_ad_is_not_published_before_its_time() -> None:
    early = publication(published_at=NOON + A_DAY)
    given().when(lambda job: publish(job, early, NOON)).then_refused(PublishedInFuture)


def test_an_ad_is_edited() -> None:
    given(PUBLISHED).when(lambda job: edit(job, EditJob(BETTER_PAID))).then(JobEdited(ad=BETTER_PAID))


def test_editing_without_a_change_is_no_fact() -> None:
    given(PUBLISHED).when(lambda job: edit(job, EditJob(ad()))).then()
    given(PUBLISHED, JobEdited(ad=BETTER_PAID)).when(lambda job: edit(job, EditJob(BETTER_PAID))).then()


def test_a_closed_ad_is_not_edited() -> None:
    given(PUBLISHED, CLOSED).when(lambda job: edit(job, EditJob(BETTER_PAID))).then_refused(JobAlreadyClosed)


def test_an_unknown_ad_cannot_be_changed() -> None:
    given().when(lambda job: edit(job, EditJob(BETTER_PAID))).then_refused(JobNotFound)
    given().when(lambda job: move_deadline(job, MoveDeadline(END_OF_JUNE), NOON)).then_refused(JobNotFound)
    given().when(lambda job: close(job, CloseJob(ClosingReason.FILLED))).then_refused(JobNotFound)


def test_a_later_deadline_extends() -> None:
    later = MoveDeadline(END_OF_JUNE)
    given(PUBLISHED).when(lambda job: move_deadline(job, later, NOON)).then(JobExtended(apply_until=END_OF_JUNE))


def test_an_earlier_deadline_shortens() -> None:
    earlier = MoveDeadline(NOON + A_DAY)
    given(PUBLISHED).when(lambda job: move_deadline(job, earlier, NOON)).then(JobShortened(apply_until=NOON + A_DAY))


def test_the_same_deadline_is_no_fact_even_when_it_has_passed() -> None:
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


def test_applications_are_taken_until_the_deadline_or_the_closing() -> None:
    job = given(PUBLISHED).state
    assert isinstance(job, Job)
    assert job.takes_applications(END_OF_MAY)
    assert not job.takes_applications(END_OF_MAY + timedelta(seconds=1))
    closed = given(PUBLISHED, CLOSED).state
    assert isinstance(closed, Job)
    assert not closed.takes_applications(NOON)
