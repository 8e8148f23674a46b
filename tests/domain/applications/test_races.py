"""Two hundred at once: one wins, the others learn why not, and nothing is half done."""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import text

from domain.applications.sending import Written
from domain.kernel.errors import Refused
from domain.kernel.facts import Actor, Context
from domain.kernel.idempotency import IdempotencyKey
from domain.kernel.platform import Platform, open_platform
from domain.kernel.settings import Settings
from tests.domain.applications.at_hand import AtHand

AT_ONCE = 200
THREADS = 40
Address = Callable[[], str]


@pytest.fixture(scope="module")
def platform(settings: Settings) -> Iterator[Platform]:
    """With a connection for each of them: whom the machine lets wait is not to be told that it takes too long."""
    with open_platform(settings.model_copy(update={"database_pool_size": THREADS})) as opened:
        yield opened


def answers(ask: Callable[[int], Any], times: int = AT_ONCE) -> list[Any]:
    """What each of so many simultaneous askers got: an answer, or the code of the refusal."""

    def attempt(number: int) -> Any:
        try:
            return ask(number)
        except Refused as refused:
            return refused.code

    with ThreadPoolExecutor(THREADS) as threads:
        return list(threads.map(attempt, range(times)))


def person(at_hand: AtHand) -> UUID:
    return at_hand.platform.keys.create()


def test_one_of_many_first_tries_of_a_signed_in_person_wins(at_hand: AtHand, job: int, address: Address) -> None:
    account = person(at_hand)
    context = Context(Actor("jobseeker", str(account)), "web")
    command = at_hand.command(job, address(), account_id=account)
    found = answers(lambda _: at_hand.applications.start(command, context))
    won = [answer for answer in found if isinstance(answer, Written)]
    assert len(won) == 1
    assert Counter(answer for answer in found if isinstance(answer, str)) == {"ALREADY_APPLIED": AT_ONCE - 1}
    query = text("SELECT count(*) FROM public.job_reservation WHERE job_number = :job")
    with at_hand.platform.engine.connect() as connection:
        assert connection.execute(query, {"job": job}).scalar_one() == 1


def test_one_of_many_first_applications_of_a_guest_is_sent(at_hand: AtHand, job: int, address: Address) -> None:
    email = address()
    started = [at_hand.start(job, email) for _ in range(9)]
    codes = [at_hand.code(application) for application in started]
    found = answers(
        lambda number: at_hand.applications.confirm_code(started[number], codes[number], at_hand.context()), 9
    )
    assert sum(isinstance(answer, Written) for answer in found) == 1
    assert found.count("ALREADY_APPLIED") == 8
    sent = [application for application in started if "Sent" in at_hand.topics(application)]
    assert len(sent) == 1
    assert all(at_hand.topics(application)[:2] == ["Initiated", "CodeVerified"] for application in started)


def test_a_code_that_is_confirmed_by_many_at_once_verifies_once(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.start(job, address())
    code = at_hand.code(application)
    found = answers(lambda _: at_hand.applications.confirm_code(application, code, at_hand.context()))
    refusals = Counter(answer for answer in found if isinstance(answer, str))
    assert set(refusals) <= {"CODE_USED", "CONFLICT"}
    assert sum(isinstance(answer, Written) and answer.sent for answer in found) == AT_ONCE - refusals.total() >= 1
    assert at_hand.topics(application) == ["Initiated", "CodeVerified", "Sent"]


def test_of_many_simultaneous_guesses_three_are_compared(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.start(job, address())
    wrong = [at_hand.wrong_code(application, number) for number in range(1, AT_ONCE + 1)]
    found = answers(lambda number: at_hand.applications.confirm_code(application, wrong[number], at_hand.context()))
    assert Counter(found) == {"INVALID_VERIFICATION_CODE": 3, "TOO_MANY_TRIES": AT_ONCE - 3}


def test_one_key_starts_one_application_however_often_it_is_sent_at_once(
    at_hand: AtHand, job: int, address: Address
) -> None:
    command = at_hand.command(job, address())
    key = IdempotencyKey.of(Actor("guest"), f"one-key-for-{job}", "the form")
    found = answers(lambda _: at_hand.applications.start(command, at_hand.context(), key))
    assert {answer.application_id for answer in found} == {found[0].application_id}
    query = text("SELECT count(*) FROM public.guest_application WHERE person_id = :person")
    with at_hand.platform.engine.connect() as connection:
        assert connection.execute(query, {"person": command.person_id}).scalar_one() == 1


def test_one_key_confirms_once_and_all_get_the_same_answer(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.start(job, address())
    code = at_hand.code(application)
    key = IdempotencyKey.of(Actor("guest"), f"confirm-{job}", code)
    found = answers(lambda _: at_hand.applications.confirm_code(application, code, at_hand.context(), key))
    assert {(answer.application_id, answer.sent) for answer in found} == {(application, True)}
    assert at_hand.topics(application) == ["Initiated", "CodeVerified", "Sent"]


def test_a_draft_that_is_sent_by_many_at_once_is_sent_once(at_hand: AtHand, job: int, address: Address) -> None:
    account = person(at_hand)
    context = Context(Actor("jobseeker", str(account)), "web")
    command = replace(at_hand.command(job, address(), account_id=account), draft=True)
    application = at_hand.applications.start(command, context).application_id
    found = answers(lambda _: at_hand.applications.send(application, context, confirmed=False))
    assert sum(isinstance(answer, Written) for answer in found) == 1
    assert {answer for answer in found if isinstance(answer, str)} <= {"ALREADY_SENT", "ALREADY_APPLIED", "CONFLICT"}
    assert at_hand.topics(application) == ["Initiated", "Sent"]


def test_a_second_application_that_is_confirmed_by_many_at_once_is_sent_once(
    at_hand: AtHand, job: int, address: Address
) -> None:
    account = person(at_hand)
    context = Context(Actor("jobseeker", str(account)), "web")
    at_hand.applications.start(at_hand.command(job, address(), account_id=account), context)
    command = replace(at_hand.command(job, address(), account_id=account), draft=True, confirmed=True)
    application = at_hand.applications.start(command, context).application_id
    found = answers(lambda _: at_hand.applications.send(application, context, confirmed=True))
    assert sum(isinstance(answer, Written) for answer in found) == 1
    assert {answer for answer in found if isinstance(answer, str)} <= {"ALREADY_SENT", "CONFLICT"}


def test_an_application_is_seen_once_however_many_open_it(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.sent(job, address())
    employer = Context(Actor("employer", "12"), "link")
    found = answers(lambda _: at_hand.selection.see(application, 12, employer))
    assert all(isinstance(answer, Written) or answer == "CONFLICT" for answer in found)
    assert at_hand.topics(application).count("Seen") == 1
