"""The employer's side: forwarded by a task, seen by a person, ended one by one or all at once."""

from collections.abc import Callable

import pytest

from domain.applications.errors import ApplicationNotFound, ApplicationWithdrawn, NotSentYet, SelectionEnded
from domain.applications.events import EndingReason
from domain.kernel.facts import SYSTEM, Actor, Context
from domain.kernel.idempotency import IdempotencyKey
from tests.domain.applications.at_hand import AtHand

EMPLOYER = 12
ACTOR = Actor("employer", str(EMPLOYER))
Address = Callable[[], str]


@pytest.fixture
def employer() -> Context:
    return Context(ACTOR, "link")


def test_forwarding_ends_the_task_in_the_same_transaction(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.sent(job, address())
    task = Context(SYSTEM, "task")
    ended: list[str] = []
    at_hand.selection.forward(application, task, done=lambda cursor: ended.append(cursor.statusmessage or "open"))
    at_hand.selection.forward(application, task, done=lambda _: ended.append("again"))
    assert len(ended) == 1
    assert at_hand.topics(application)[-1] == "Forwarded"


def test_when_the_task_was_done_elsewhere_nothing_is_recorded(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.sent(job, address())

    def done_elsewhere(_: object) -> None:
        raise LookupError

    with pytest.raises(LookupError):
        at_hand.selection.forward(application, Context(SYSTEM, "task"), done=done_elsewhere)
    assert at_hand.topics(application)[-1] == "Sent"


def test_nothing_is_forwarded_that_was_taken_back(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.sent(job, address())
    at_hand.applications.delete(application, at_hand.context())
    with pytest.raises(ApplicationWithdrawn):
        at_hand.selection.forward(application, Context(SYSTEM, "task"))


def test_seeing_and_ending_are_recorded_once_and_by_whom(
    at_hand: AtHand, job: int, address: Address, employer: Context
) -> None:
    application = at_hand.sent(job, address())
    for _ in range(2):
        at_hand.selection.see(application, EMPLOYER, employer)
        at_hand.selection.end(application, EMPLOYER, EndingReason.HIRED, employer)
    assert at_hand.topics(application)[-2:] == ["Seen", "Ended"]
    history = at_hand.module.streams.history(application)
    assert [recorded.context.actor for recorded in history[-2:]] == [ACTOR, ACTOR]


def test_another_employer_finds_nothing(at_hand: AtHand, job: int, address: Address, employer: Context) -> None:
    application = at_hand.sent(job, address())
    with pytest.raises(ApplicationNotFound):
        at_hand.selection.see(application, 13, employer)
    with pytest.raises(ApplicationNotFound):
        at_hand.selection.end(application, 13, EndingReason.HIRED, employer)
    assert at_hand.selection.end_job(job, 13, EndingReason.HIRED, employer) == (0, 0)


def test_what_was_not_sent_is_not_there_to_be_seen(
    at_hand: AtHand, job: int, address: Address, employer: Context
) -> None:
    application = at_hand.start(job, address())
    with pytest.raises(ApplicationNotFound):
        at_hand.selection.see(application, EMPLOYER, employer)
    with pytest.raises(NotSentYet):
        at_hand.selection.forward(application, Context(SYSTEM, "task"))


def test_all_applications_of_a_job_end_together(at_hand: AtHand, job: int, address: Address, employer: Context) -> None:
    applications = [at_hand.sent(job, address()) for _ in range(3)]
    at_hand.selection.end(applications[0], EMPLOYER, EndingReason.HIRED, employer)
    at_hand.applications.delete(applications[1], at_hand.context())
    key = IdempotencyKey.of(ACTOR, f"end-job-{job}", "finished")
    ended, position = at_hand.selection.end_job(job, EMPLOYER, EndingReason.FINISHED, employer, key)
    assert (ended, position > 0) == (1, True)
    assert at_hand.selection.end_job(job, EMPLOYER, EndingReason.FINISHED, employer, key) == (1, 0)
    assert at_hand.selection.end_job(job, EMPLOYER, EndingReason.FINISHED, employer) == (0, 0)
    assert [at_hand.topics(each)[-1] for each in applications] == ["Ended", "Deleted", "Ended"]


def test_after_the_end_nothing_but_deletion(at_hand: AtHand, job: int, address: Address, employer: Context) -> None:
    application = at_hand.sent(job, address())
    at_hand.selection.end(application, EMPLOYER, EndingReason.FINISHED, employer)
    with pytest.raises(SelectionEnded):
        at_hand.selection.see(application, EMPLOYER, employer)
    with pytest.raises(SelectionEnded):
        at_hand.applications.send(application, at_hand.context(), confirmed=True)
    at_hand.applications.delete(application, at_hand.context())
    assert at_hand.topics(application)[-1] == "Deleted"
