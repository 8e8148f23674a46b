"""Two hundred at once: one wins, the others learn why not, and nothing is half done."""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import text

from domain.applications.sending import CommandResult
from domain.documents.file_store import FileStore
from domain.kernel.errors import Refused
from domain.kernel.log.event import Actor, Context
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings
from domain.platform import open_platform
from tests.domain.applications.applications_harness import ApplicationsHarness

AT_ONCE = 200
THREADS = 40
Address = Callable[[], str]


@pytest.fixture(scope="module")
def platform(settings: Settings) -> Iterator[Platform]:
    """A platform with a connection for each of them: whom the machine lets wait is not to be told that it takes too
    long."""
    with open_platform(settings.model_copy(update={"database_pool_size": THREADS})) as opened:
        yield opened


def answers(ask: Callable[[int], Any], times: int = AT_ONCE) -> list[Any]:
    """Asks many times at once; returns each answer, or the code of the refusal."""

    def attempt(number: int) -> Any:
        try:
            return ask(number)
        except Refused as refused:
            return refused.code

    with ThreadPoolExecutor(THREADS) as threads:
        return list(threads.map(attempt, range(times)))


def person(harness: ApplicationsHarness) -> UUID:
    return harness.platform.keys.create()


def test_one_of_many_first_tries_of_a_signed_in_person_wins(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    account = person(harness)
    context = Context(Actor("jobseeker", str(account)), "web")
    command = harness.command(job, address(), account_id=account)
    found = answers(lambda _: harness.applications.start(command, context))
    won = [answer for answer in found if isinstance(answer, CommandResult)]
    assert len(won) == 1
    assert Counter(answer for answer in found if isinstance(answer, str)) == {"ALREADY_APPLIED": AT_ONCE - 1}
    query = text("SELECT count(*) FROM public.job_reservation WHERE job_number = :job")
    with harness.platform.engine.connect() as connection:
        assert connection.execute(query, {"job": job}).scalar_one() == 1


def test_one_of_many_first_applications_of_a_guest_is_sent(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    email = address()
    started = [harness.start(job, email) for _ in range(9)]
    codes = [harness.code(application) for application in started]
    found = answers(
        lambda number: harness.applications.confirm_code(started[number], codes[number], harness.context()), 9
    )
    assert sum(isinstance(answer, CommandResult) for answer in found) == 1
    assert found.count("ALREADY_APPLIED") == 8
    sent = [application for application in started if "Sent" in harness.topics(application)]
    assert len(sent) == 1
    assert all(harness.topics(application)[:2] == ["Initiated", "CodeVerified"] for application in started)


def test_a_code_that_is_confirmed_by_many_at_once_verifies_once(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    application = harness.start(job, address())
    code = harness.code(application)
    found = answers(lambda _: harness.applications.confirm_code(application, code, harness.context()))
    refusals = Counter(answer for answer in found if isinstance(answer, str))
    assert set(refusals) <= {"CODE_USED", "CONFLICT"}
    assert sum(isinstance(answer, CommandResult) and answer.sent for answer in found) == AT_ONCE - refusals.total() >= 1
    assert harness.topics(application) == ["Initiated", "CodeVerified", "Sent"]


def test_of_many_simultaneous_guesses_three_are_compared(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    application = harness.start(job, address())
    wrong = [harness.wrong_code(application, number) for number in range(1, AT_ONCE + 1)]
    found = answers(lambda number: harness.applications.confirm_code(application, wrong[number], harness.context()))
    assert Counter(found) == {"INVALID_VERIFICATION_CODE": 3, "TOO_MANY_TRIES": AT_ONCE - 3}


def test_one_key_starts_one_application_however_often_it_is_sent_at_once(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    command = harness.command(job, address())
    key = IdempotencyKey.of(Actor("guest"), f"one-key-for-{job}", "the form")
    found = answers(lambda _: harness.applications.start(command, harness.context(), key))
    assert {answer.application_id for answer in found} == {found[0].application_id}
    copies = text("SELECT person_id FROM public.document WHERE copy_of = :upload")
    keys = text("SELECT count(*) FROM events.person_key WHERE person_id = ANY (:ids)")
    upload = command.attachments.cv_document_id
    with harness.platform.engine.connect() as connection:
        assert connection.execute(copies, {"upload": upload}).scalars().all() == [found[0].application_id]
        assert connection.execute(keys, {"ids": [found[0].application_id]}).scalar_one() == 1
        stored = set(connection.execute(text("SELECT file_name FROM public.document")).scalars())
    assert {each.name for each in FileStore.of(harness.platform.settings).files()} == stored


def test_one_key_confirms_once_and_all_get_the_same_answer(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    application = harness.start(job, address())
    code = harness.code(application)
    key = IdempotencyKey.of(Actor("guest"), f"confirm-{job}", code)
    found = answers(lambda _: harness.applications.confirm_code(application, code, harness.context(), key))
    assert {(answer.application_id, answer.sent) for answer in found} == {(application, True)}
    assert harness.topics(application) == ["Initiated", "CodeVerified", "Sent"]


def test_a_draft_that_is_sent_by_many_at_once_is_sent_once(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    account = person(harness)
    context = Context(Actor("jobseeker", str(account)), "web")
    command = replace(harness.command(job, address(), account_id=account), draft=True)
    application = harness.applications.start(command, context).application_id
    found = answers(lambda _: harness.applications.send(application, context, confirmed=False))
    assert sum(isinstance(answer, CommandResult) for answer in found) == 1
    assert {answer for answer in found if isinstance(answer, str)} <= {"ALREADY_SENT", "ALREADY_APPLIED", "CONFLICT"}
    assert harness.topics(application) == ["Initiated", "Sent"]


def test_a_second_application_that_is_confirmed_by_many_at_once_is_sent_once(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    account = person(harness)
    context = Context(Actor("jobseeker", str(account)), "web")
    harness.applications.start(harness.command(job, address(), account_id=account), context)
    command = replace(harness.command(job, address(), account_id=account), draft=True, confirmed=True)
    application = harness.applications.start(command, context).application_id
    found = answers(lambda _: harness.applications.send(application, context, confirmed=True))
    assert sum(isinstance(answer, CommandResult) for answer in found) == 1
    assert {answer for answer in found if isinstance(answer, str)} <= {"ALREADY_SENT", "CONFLICT"}


def test_an_application_is_seen_once_however_many_open_it(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    application = harness.sent(job, address())
    employer = Context(Actor("employer", "12"), "link")
    found = answers(lambda _: harness.selection.see(application, 12, employer))
    assert all(isinstance(answer, CommandResult) or answer == "CONFLICT" for answer in found)
    assert harness.topics(application).count("Seen") == 1
