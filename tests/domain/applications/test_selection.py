"""The employer's side: forwarded by a task, seen by a person, ended one by one or all at once."""

from collections.abc import Callable

import pytest

from domain.applications.errors import ApplicationNotFound, ApplicationWithdrawn, NotSentYet, SelectionEnded
from domain.applications.events import EndingReason
from domain.applications.streams import ApplicationStreams
from domain.kernel.log.event import SYSTEM, Actor, Context
from domain.kernel.log.idempotency import IdempotencyKey
from tests.domain.applications.applications_harness import ApplicationsHarness

EMPLOYER = 12
ACTOR = Actor("employer", str(EMPLOYER))
Address = Callable[[], str]


@pytest.fixture
def employer() -> Context:
    return Context(ACTOR, "link")


def test_forwarding_ends_the_task_in_the_same_transaction(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    application = harness.sent(job, address())
    task = Context(SYSTEM, "task")
    ended: list[bool] = []
    harness.selection.forward(application, task, done=lambda connection: ended.append(connection.in_transaction()))
    harness.selection.forward(application, task, done=lambda _: ended.append(False))
    assert ended == [True]
    assert harness.topics(application)[-1] == "Forwarded"


def test_when_the_task_was_done_elsewhere_nothing_is_recorded(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    application = harness.sent(job, address())

    def done_elsewhere(_: object) -> None:
        raise LookupError

    with pytest.raises(LookupError):
        harness.selection.forward(application, Context(SYSTEM, "task"), done=done_elsewhere)
    assert harness.topics(application)[-1] == "Sent"


def test_nothing_is_forwarded_that_was_taken_back(harness: ApplicationsHarness, job: int, address: Address) -> None:
    application = harness.sent(job, address())
    harness.applications.delete(application, harness.context())
    with pytest.raises(ApplicationWithdrawn):
        harness.selection.forward(application, Context(SYSTEM, "task"))


def test_seeing_and_ending_are_recorded_once_and_by_whom(
    harness: ApplicationsHarness, job: int, address: Address, employer: Context
) -> None:
    application = harness.sent(job, address())
    for _ in range(2):
        harness.selection.see(application, EMPLOYER, employer)
        harness.selection.end(application, EMPLOYER, EndingReason.HIRED, employer)
    assert harness.topics(application)[-2:] == ["Seen", "Ended"]
    history = harness.services[ApplicationStreams].history(application)
    assert [recorded.context.actor for recorded in history[-2:]] == [ACTOR, ACTOR]


def test_another_employer_finds_nothing(
    harness: ApplicationsHarness, job: int, address: Address, employer: Context
) -> None:
    application = harness.sent(job, address())
    with pytest.raises(ApplicationNotFound):
        harness.selection.see(application, 13, employer)
    with pytest.raises(ApplicationNotFound):
        harness.selection.end(application, 13, EndingReason.HIRED, employer)
    assert harness.selection.end_job(job, 13, EndingReason.HIRED, employer) == (0, 0)


def test_what_was_not_sent_is_not_there_to_be_seen(
    harness: ApplicationsHarness, job: int, address: Address, employer: Context
) -> None:
    application = harness.start(job, address())
    with pytest.raises(ApplicationNotFound):
        harness.selection.see(application, EMPLOYER, employer)
    with pytest.raises(NotSentYet):
        harness.selection.forward(application, Context(SYSTEM, "task"))


def test_all_applications_of_a_job_end_together(
    harness: ApplicationsHarness, job: int, address: Address, employer: Context
) -> None:
    applications = [harness.sent(job, address()) for _ in range(3)]
    harness.selection.end(applications[0], EMPLOYER, EndingReason.HIRED, employer)
    harness.applications.delete(applications[1], harness.context())
    key = IdempotencyKey.of(ACTOR, f"end-job-{job}", "finished")
    ended, position = harness.selection.end_job(job, EMPLOYER, EndingReason.FINISHED, employer, key)
    assert (ended, position > 0) == (1, True)
    assert harness.selection.end_job(job, EMPLOYER, EndingReason.FINISHED, employer, key) == (1, position)
    assert harness.selection.end_job(job, EMPLOYER, EndingReason.FINISHED, employer) == (0, 0)
    assert [harness.topics(each)[-1] for each in applications] == ["Ended", "Deleted", "Ended"]


def test_after_the_end_nothing_but_deletion(
    harness: ApplicationsHarness, job: int, address: Address, employer: Context
) -> None:
    application = harness.sent(job, address())
    harness.selection.end(application, EMPLOYER, EndingReason.FINISHED, employer)
    with pytest.raises(SelectionEnded):
        harness.selection.see(application, EMPLOYER, employer)
    with pytest.raises(SelectionEnded):
        harness.applications.send(application, harness.context(), confirmed=True)
    harness.applications.delete(application, harness.context())
    assert harness.topics(application)[-1] == "Deleted"
