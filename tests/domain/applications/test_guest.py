"""A guest applies: the code, its limits, and what is told only to whoever the address belongs to."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from uuid import uuid4

import pytest

from domain.applications.applicant import Applicant
from domain.applications.errors import AlreadyApplied, ApplicationNotFound, JobInactive, JobUnknown, SmsUnavailable
from domain.applications.streams import ApplicationStreams
from domain.kernel.log.event import Actor
from domain.kernel.log.idempotency import IdempotencyKey, IdempotencyKeyReused
from domain.verification.codes import MAX_WRONG_GUESSES
from domain.verification.errors import (
    CodeExpired,
    CodeUsed,
    InvalidVerificationCode,
    InvalidVerificationLink,
    ResendTooSoon,
    TooManyCodes,
    TooManyTries,
    VerificationLinkExpired,
)
from tests.domain.applications.applications_harness import GUEST, ApplicationsHarness

Address = Callable[[], str]


def key(name: str, body: object = None) -> IdempotencyKey:
    return IdempotencyKey.of(GUEST, name, body)


def test_the_code_verifies_and_sends(harness: ApplicationsHarness, job: int, address: Address) -> None:
    application = harness.start(job, address())
    written = harness.applications.confirm_code(application, harness.code(application), harness.context())
    assert written.sent
    assert harness.topics(application) == ["Initiated", "CodeVerified", "Sent"]


def test_the_link_does_the_same_and_works_once(harness: ApplicationsHarness, job: int, address: Address) -> None:
    application = harness.start(job, address())
    token = harness.mailed(application).link_token
    assert harness.applications.confirm_link(application, token, harness.context()).sent
    with pytest.raises(CodeUsed):
        harness.applications.confirm_link(application, token, harness.context())


def test_a_code_works_once(harness: ApplicationsHarness, job: int, address: Address) -> None:
    application = harness.sent(job, address())
    assert harness.codes.issue(application) is None
    with pytest.raises(CodeUsed):
        harness.applications.confirm_code(application, "12345", harness.context())
    with pytest.raises(CodeUsed):
        harness.applications.request_code(application, harness.context())


def test_mailing_again_mails_the_same_code(harness: ApplicationsHarness, job: int, address: Address) -> None:
    application = harness.start(job, address())
    assert harness.codes.issue(application) == harness.codes.issue(application)


def test_the_code_of_one_application_is_of_no_use_for_another(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    codes = {harness.code(harness.start(job, address())) for _ in range(5)}
    assert len(codes) > 1


@pytest.mark.parametrize("code", ["", "1234", "123456", "abcde", "１２３４５", "12 34", "1234\n", "-1234"])
def test_what_is_no_code_is_no_guess(harness: ApplicationsHarness, job: int, address: Address, code: str) -> None:
    application = harness.start(job, address())
    for _ in range(5):
        with pytest.raises(InvalidVerificationCode):
            harness.applications.confirm_code(application, code, harness.context())
    harness.verify(application)


def test_three_wrong_guesses_end_a_code(harness: ApplicationsHarness, job: int, address: Address) -> None:
    application = harness.start(job, address())
    for left in (2, 1, 0):
        with pytest.raises(InvalidVerificationCode) as refused:
            harness.applications.confirm_code(application, harness.wrong_code(application, left + 1), harness.context())
        assert refused.value.details == {"triesLeft": left}
    with pytest.raises(TooManyTries) as over:
        harness.applications.confirm_code(application, harness.code(application), harness.context())
    assert over.value.details == {"onlyLink": False}
    assert harness.topics(application) == ["Initiated"]


def test_the_same_wrong_guess_again_counts_once(harness: ApplicationsHarness, job: int, address: Address) -> None:
    application = harness.start(job, address())
    for _ in range(5):
        with pytest.raises(InvalidVerificationCode) as refused:
            harness.applications.confirm_code(application, harness.wrong_code(application), harness.context())
        assert refused.value.details == {"triesLeft": 2}
    harness.verify(application)


def test_an_expired_code_says_so_and_the_link_still_works(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    application = harness.start(job, address())
    issued = harness.mailed(application)
    harness.wind(timedelta(minutes=11))
    with pytest.raises(CodeExpired):
        harness.applications.confirm_code(application, issued.code or "", harness.context())
    assert harness.applications.confirm_link(application, issued.link_token, harness.context()).sent


def test_a_link_lives_for_a_day(harness: ApplicationsHarness, job: int, address: Address) -> None:
    application = harness.start(job, address())
    token = harness.mailed(application).link_token
    harness.wind(timedelta(hours=25))
    with pytest.raises(VerificationLinkExpired):
        harness.applications.confirm_link(application, token, harness.context())


@pytest.mark.parametrize("token", ["", "1-", "1-AAAAAAAAAAAAAAAAAAAAAA", "9-" + "A" * 22, "x" * 100, "\0", "1-\ud800"])
def test_a_forged_link_is_refused(harness: ApplicationsHarness, job: int, address: Address, token: str) -> None:
    application = harness.start(job, address())
    with pytest.raises(InvalidVerificationLink):
        harness.applications.confirm_link(application, token, harness.context())


def test_the_link_of_one_application_opens_no_other(harness: ApplicationsHarness, job: int, address: Address) -> None:
    mine, other = harness.start(job, address()), harness.start(job, address())
    with pytest.raises(InvalidVerificationLink):
        harness.applications.confirm_link(other, harness.mailed(mine).link_token, harness.context())


def test_another_code_replaces_the_first_after_half_a_minute(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    application = harness.start(job, address())
    first = harness.code(application)
    with pytest.raises(ResendTooSoon) as soon:
        harness.applications.request_code(application, harness.context())
    assert 1 <= soon.value.details["seconds"] <= 30
    harness.wind(timedelta(seconds=31))
    harness.applications.request_code(application, harness.context())
    assert harness.mailed(application).issue_number == 2
    if first != harness.code(application):
        with pytest.raises(InvalidVerificationCode):
            harness.applications.confirm_code(application, first, harness.context())
    harness.verify(application)
    assert harness.topics(application) == ["Initiated", "CodeRequested", "CodeVerified", "Sent"]


def test_the_link_of_an_earlier_mail_still_works(harness: ApplicationsHarness, job: int, address: Address) -> None:
    application = harness.start(job, address())
    token = harness.mailed(application).link_token
    harness.wind(timedelta(seconds=31))
    harness.applications.request_code(application, harness.context())
    assert harness.applications.confirm_link(application, token, harness.context()).sent


def test_three_codes_a_day(harness: ApplicationsHarness, job: int, address: Address) -> None:
    application = harness.start(job, address())
    for _ in range(2):
        harness.wind(timedelta(seconds=31))
        harness.applications.request_code(application, harness.context())
    harness.wind(timedelta(seconds=31))
    with pytest.raises(TooManyCodes):
        harness.applications.request_code(application, harness.context())
    assert harness.topics(application) == ["Initiated", "CodeRequested", "CodeRequested"]


def test_nine_codes_a_day_to_one_address_even_when_what_was_started_is_deleted(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    email = address()
    for _ in range(9):
        application = harness.start(job, email)
        harness.applications.delete(application, harness.context())
    with pytest.raises(TooManyCodes):
        harness.start(job, email)
    harness.start(job, address())


def test_after_nine_wrong_guesses_only_the_link_works(harness: ApplicationsHarness, job: int, address: Address) -> None:
    email = address()
    for _ in range(MAX_WRONG_GUESSES // 3):
        application = harness.start(job, email)
        for number in range(1, 4):
            with pytest.raises(InvalidVerificationCode):
                harness.applications.confirm_code(
                    application, harness.wrong_code(application, number), harness.context()
                )
    application = harness.start(job, email)
    issued = harness.mailed(application)
    assert issued.code is None
    with pytest.raises(TooManyTries) as over:
        harness.applications.confirm_code(application, "12345", harness.context())
    assert over.value.details == {"onlyLink": True}
    assert harness.applications.confirm_link(application, issued.link_token, harness.context()).sent


def test_right_codes_do_not_count_as_guesses(harness: ApplicationsHarness, address: Address) -> None:
    email = address()
    for number in range(9_000, 9_000 + MAX_WRONG_GUESSES):
        harness.sent(harness.jobs.publish(number).number, email)
    harness.wind(timedelta(days=1))
    assert harness.mailed(harness.start(harness.jobs.publish(9_100).number, email)).code is not None


def test_whether_one_has_applied_is_told_after_verification_only(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    email = address()
    harness.sent(job, email)
    second = harness.start(job, email)
    with pytest.raises(AlreadyApplied) as refused:
        harness.verify(second)
    assert "sentAt" in refused.value.details
    assert harness.topics(second) == ["Initiated", "CodeVerified"]
    with pytest.raises(AlreadyApplied):
        harness.applications.send(second, harness.context(), confirmed=False)
    assert harness.applications.send(second, harness.context(), confirmed=True).sent


def test_spelling_an_address_in_capitals_makes_nobody_else(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    email = address()
    harness.sent(job, email)
    with pytest.raises(AlreadyApplied):
        harness.verify(harness.start(job, email.upper()))


def test_after_withdrawing_one_may_apply_as_if_for_the_first_time(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    email = address()
    first = harness.sent(job, email)
    harness.applications.delete(first, harness.context())
    harness.sent(job, email)


def test_when_the_ad_goes_meanwhile_the_verification_stays(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    application = harness.start(job, address())
    code = harness.code(application)
    harness.jobs.close(job)
    with pytest.raises(JobInactive):
        harness.applications.confirm_code(application, code, harness.context())
    assert harness.topics(application) == ["Initiated", "CodeVerified"]
    harness.jobs.publish(job)
    assert harness.applications.send(application, harness.context(), confirmed=False).sent


def test_what_does_not_exist_is_refused(harness: ApplicationsHarness, address: Address) -> None:
    with pytest.raises(JobUnknown):
        harness.start(2**62, address())
    with pytest.raises(ApplicationNotFound):
        harness.applications.confirm_code(uuid4(), "12345", harness.context())


def test_without_a_gateway_a_phone_number_alone_is_not_enough(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    command = harness.command(job, address())
    by_phone = replace(command, applicant=Applicant("Ana", "Horvat", None, "+385912345678"))
    with pytest.raises(SmsUnavailable):
        harness.applications.start(by_phone, harness.context())


def test_the_same_key_starts_one_application(harness: ApplicationsHarness, job: int, address: Address) -> None:
    command = harness.command(job, address())
    first = harness.applications.start(command, harness.context(), key("start-one-application", 1))
    again = harness.applications.start(command, harness.context(), key("start-one-application", 1))
    assert first.application_id == again.application_id
    with pytest.raises(IdempotencyKeyReused):
        harness.applications.start(command, harness.context(), key("start-one-application", 2))


def test_the_same_key_confirms_once_and_answers_the_same(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    application = harness.start(job, address())
    code = harness.code(application)
    confirm = key("confirm-with-one-key")
    first = harness.applications.confirm_code(application, code, harness.context(), confirm)
    again = harness.applications.confirm_code(application, code, harness.context(), confirm)
    assert (first.sent, again.sent) == (True, True)
    assert harness.topics(application) == ["Initiated", "CodeVerified", "Sent"]


def test_the_same_key_is_refused_the_same_way(harness: ApplicationsHarness, job: int, address: Address) -> None:
    email = address()
    harness.sent(job, email)
    second = harness.start(job, email)
    code = harness.code(second)
    for _ in range(2):
        with pytest.raises(AlreadyApplied) as refused:
            harness.applications.confirm_code(second, code, harness.context(), key("refused-the-same-way"))
        assert "sentAt" in refused.value.details


def test_everything_is_recorded_about_one_person(harness: ApplicationsHarness, job: int, address: Address) -> None:
    application = harness.sent(job, address())
    history = harness.services[ApplicationStreams].history(application)
    [subject] = {recorded.context.subject for recorded in history}
    assert subject is not None
    assert {recorded.context.actor for recorded in history} == {Actor("guest")}
