"""A guest applies: the code, its limits, and what is told only to whoever the address belongs to."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from uuid import uuid4

import pytest

from domain.applications.applicant import Applicant
from domain.applications.errors import AlreadyApplied, ApplicationNotFound, JobInactive, JobUnknown, SmsUnavailable
from domain.kernel.code_refusals import (
    CodeExpired,
    CodeUsed,
    InvalidVerificationCode,
    InvalidVerificationLink,
    ResendTooSoon,
    TooManyCodes,
    TooManyTries,
    VerificationLinkExpired,
)
from domain.kernel.codes import WRONG_GUESSES
from domain.kernel.facts import Actor
from domain.kernel.idempotency import IdempotencyKey, IdempotencyKeyReused
from tests.domain.applications.at_hand import GUEST, AtHand

Address = Callable[[], str]


def key(name: str, body: object = None) -> IdempotencyKey:
    return IdempotencyKey.of(GUEST, name, body)


def test_the_code_verifies_and_sends(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.start(job, address())
    written = at_hand.applications.confirm_code(application, at_hand.code(application), at_hand.context())
    assert written.sent
    assert at_hand.topics(application) == ["Initiated", "CodeVerified", "Sent"]


def test_the_link_does_the_same_and_works_once(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.start(job, address())
    token = at_hand.mailed(application).link_token
    assert at_hand.applications.confirm_link(application, token, at_hand.context()).sent
    with pytest.raises(CodeUsed):
        at_hand.applications.confirm_link(application, token, at_hand.context())


def test_a_code_works_once(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.sent(job, address())
    assert at_hand.codes.issue(application) is None
    with pytest.raises(CodeUsed):
        at_hand.applications.confirm_code(application, "12345", at_hand.context())
    with pytest.raises(CodeUsed):
        at_hand.applications.request_code(application, at_hand.context())


def test_mailing_again_mails_the_same_code(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.start(job, address())
    assert at_hand.codes.issue(application) == at_hand.codes.issue(application)


def test_the_code_of_one_application_is_of_no_use_for_another(at_hand: AtHand, job: int, address: Address) -> None:
    codes = {at_hand.code(at_hand.start(job, address())) for _ in range(5)}
    assert len(codes) > 1


@pytest.mark.parametrize("code", ["", "1234", "123456", "abcde", "１２３４５", "12 34", "1234\n", "-1234"])
def test_what_is_no_code_is_no_guess(at_hand: AtHand, job: int, address: Address, code: str) -> None:
    application = at_hand.start(job, address())
    for _ in range(5):
        with pytest.raises(InvalidVerificationCode):
            at_hand.applications.confirm_code(application, code, at_hand.context())
    at_hand.verify(application)


def test_three_wrong_guesses_end_a_code(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.start(job, address())
    for left in (2, 1, 0):
        with pytest.raises(InvalidVerificationCode) as refused:
            at_hand.applications.confirm_code(application, at_hand.wrong_code(application, left + 1), at_hand.context())
        assert refused.value.details == {"triesLeft": left}
    with pytest.raises(TooManyTries) as over:
        at_hand.applications.confirm_code(application, at_hand.code(application), at_hand.context())
    assert over.value.details == {"onlyLink": False}
    assert at_hand.topics(application) == ["Initiated"]


def test_the_same_wrong_guess_again_counts_once(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.start(job, address())
    for _ in range(5):
        with pytest.raises(InvalidVerificationCode) as refused:
            at_hand.applications.confirm_code(application, at_hand.wrong_code(application), at_hand.context())
        assert refused.value.details == {"triesLeft": 2}
    at_hand.verify(application)


def test_an_expired_code_says_so_and_the_link_still_works(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.start(job, address())
    issued = at_hand.mailed(application)
    at_hand.wind(timedelta(minutes=11))
    with pytest.raises(CodeExpired):
        at_hand.applications.confirm_code(application, issued.code or "", at_hand.context())
    assert at_hand.applications.confirm_link(application, issued.link_token, at_hand.context()).sent


def test_a_link_lives_for_a_day(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.start(job, address())
    token = at_hand.mailed(application).link_token
    at_hand.wind(timedelta(hours=25))
    with pytest.raises(VerificationLinkExpired):
        at_hand.applications.confirm_link(application, token, at_hand.context())


@pytest.mark.parametrize("token", ["", "1-", "1-AAAAAAAAAAAAAAAAAAAAAA", "9-" + "A" * 22, "x" * 100, "\0", "1-\ud800"])
def test_a_forged_link_is_refused(at_hand: AtHand, job: int, address: Address, token: str) -> None:
    application = at_hand.start(job, address())
    with pytest.raises(InvalidVerificationLink):
        at_hand.applications.confirm_link(application, token, at_hand.context())


def test_the_link_of_one_application_opens_no_other(at_hand: AtHand, job: int, address: Address) -> None:
    mine, other = at_hand.start(job, address()), at_hand.start(job, address())
    with pytest.raises(InvalidVerificationLink):
        at_hand.applications.confirm_link(other, at_hand.mailed(mine).link_token, at_hand.context())


def test_another_code_replaces_the_first_after_half_a_minute(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.start(job, address())
    first = at_hand.code(application)
    with pytest.raises(ResendTooSoon) as soon:
        at_hand.applications.request_code(application, at_hand.context())
    assert 1 <= soon.value.details["seconds"] <= 30
    at_hand.wind(timedelta(seconds=31))
    at_hand.applications.request_code(application, at_hand.context())
    assert at_hand.mailed(application).issue_number == 2
    if first != at_hand.code(application):
        with pytest.raises(InvalidVerificationCode):
            at_hand.applications.confirm_code(application, first, at_hand.context())
    at_hand.verify(application)
    assert at_hand.topics(application) == ["Initiated", "CodeRequested", "CodeVerified", "Sent"]


def test_the_link_of_an_earlier_mail_still_works(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.start(job, address())
    token = at_hand.mailed(application).link_token
    at_hand.wind(timedelta(seconds=31))
    at_hand.applications.request_code(application, at_hand.context())
    assert at_hand.applications.confirm_link(application, token, at_hand.context()).sent


def test_three_codes_a_day(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.start(job, address())
    for _ in range(2):
        at_hand.wind(timedelta(seconds=31))
        at_hand.applications.request_code(application, at_hand.context())
    at_hand.wind(timedelta(seconds=31))
    with pytest.raises(TooManyCodes):
        at_hand.applications.request_code(application, at_hand.context())
    assert at_hand.topics(application) == ["Initiated", "CodeRequested", "CodeRequested"]


def test_nine_codes_a_day_to_one_address_even_when_what_was_started_is_deleted(
    at_hand: AtHand, job: int, address: Address
) -> None:
    email = address()
    for _ in range(9):
        application = at_hand.start(job, email)
        at_hand.applications.delete(application, at_hand.context())
    with pytest.raises(TooManyCodes):
        at_hand.start(job, email)
    at_hand.start(job, address())


def test_after_nine_wrong_guesses_only_the_link_works(at_hand: AtHand, job: int, address: Address) -> None:
    email = address()
    for _ in range(WRONG_GUESSES // 3):
        application = at_hand.start(job, email)
        for number in range(1, 4):
            with pytest.raises(InvalidVerificationCode):
                at_hand.applications.confirm_code(
                    application, at_hand.wrong_code(application, number), at_hand.context()
                )
    application = at_hand.start(job, email)
    issued = at_hand.mailed(application)
    assert issued.code is None
    with pytest.raises(TooManyTries) as over:
        at_hand.applications.confirm_code(application, "12345", at_hand.context())
    assert over.value.details == {"onlyLink": True}
    assert at_hand.applications.confirm_link(application, issued.link_token, at_hand.context()).sent


def test_right_codes_do_not_count_as_guesses(at_hand: AtHand, address: Address) -> None:
    email = address()
    for number in range(9_000, 9_000 + WRONG_GUESSES):
        at_hand.sent(at_hand.jobs.publish(number).number, email)
    at_hand.wind(timedelta(days=1))
    assert at_hand.mailed(at_hand.start(at_hand.jobs.publish(9_100).number, email)).code is not None


def test_whether_one_has_applied_is_told_after_verification_only(at_hand: AtHand, job: int, address: Address) -> None:
    email = address()
    at_hand.sent(job, email)
    second = at_hand.start(job, email)
    with pytest.raises(AlreadyApplied) as refused:
        at_hand.verify(second)
    assert "sentAt" in refused.value.details
    assert at_hand.topics(second) == ["Initiated", "CodeVerified"]
    with pytest.raises(AlreadyApplied):
        at_hand.applications.send(second, at_hand.context(), confirmed=False)
    assert at_hand.applications.send(second, at_hand.context(), confirmed=True).sent


def test_spelling_an_address_in_capitals_makes_nobody_else(at_hand: AtHand, job: int, address: Address) -> None:
    email = address()
    at_hand.sent(job, email)
    with pytest.raises(AlreadyApplied):
        at_hand.verify(at_hand.start(job, email.upper()))


def test_after_withdrawing_one_may_apply_as_if_for_the_first_time(at_hand: AtHand, job: int, address: Address) -> None:
    email = address()
    first = at_hand.sent(job, email)
    at_hand.applications.delete(first, at_hand.context())
    at_hand.sent(job, email)


def test_when_the_ad_goes_meanwhile_the_verification_stays(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.start(job, address())
    code = at_hand.code(application)
    at_hand.jobs.close(job)
    with pytest.raises(JobInactive):
        at_hand.applications.confirm_code(application, code, at_hand.context())
    assert at_hand.topics(application) == ["Initiated", "CodeVerified"]
    at_hand.jobs.publish(job)
    assert at_hand.applications.send(application, at_hand.context(), confirmed=False).sent


def test_what_does_not_exist_is_refused(at_hand: AtHand, address: Address) -> None:
    with pytest.raises(JobUnknown):
        at_hand.start(2**62, address())
    with pytest.raises(ApplicationNotFound):
        at_hand.applications.confirm_code(uuid4(), "12345", at_hand.context())


def test_without_a_gateway_a_phone_number_alone_is_not_enough(at_hand: AtHand, job: int, address: Address) -> None:
    command = at_hand.command(job, address())
    by_phone = replace(command, applicant=Applicant("Ana", "Horvat", None, "+385912345678"))
    with pytest.raises(SmsUnavailable):
        at_hand.applications.start(by_phone, at_hand.context())


def test_the_same_key_starts_one_application(at_hand: AtHand, job: int, address: Address) -> None:
    command = at_hand.command(job, address())
    first = at_hand.applications.start(command, at_hand.context(), key("start-one-application", 1))
    again = at_hand.applications.start(command, at_hand.context(), key("start-one-application", 1))
    assert first.application_id == again.application_id
    with pytest.raises(IdempotencyKeyReused):
        at_hand.applications.start(command, at_hand.context(), key("start-one-application", 2))


def test_the_same_key_confirms_once_and_answers_the_same(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.start(job, address())
    code = at_hand.code(application)
    confirm = key("confirm-with-one-key")
    first = at_hand.applications.confirm_code(application, code, at_hand.context(), confirm)
    again = at_hand.applications.confirm_code(application, code, at_hand.context(), confirm)
    assert (first.sent, again.sent) == (True, True)
    assert at_hand.topics(application) == ["Initiated", "CodeVerified", "Sent"]


def test_the_same_key_is_refused_the_same_way(at_hand: AtHand, job: int, address: Address) -> None:
    email = address()
    at_hand.sent(job, email)
    second = at_hand.start(job, email)
    code = at_hand.code(second)
    for _ in range(2):
        with pytest.raises(AlreadyApplied) as refused:
            at_hand.applications.confirm_code(second, code, at_hand.context(), key("refused-the-same-way"))
        assert "sentAt" in refused.value.details


def test_everything_is_recorded_about_one_person(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.sent(job, address())
    history = at_hand.module.streams.history(application)
    [subject] = {recorded.context.subject for recorded in history}
    assert subject is not None
    assert {recorded.context.actor for recorded in history} == {Actor("guest")}
