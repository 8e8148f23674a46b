"""What deleted and unverified applications of guests leave behind: nothing that could be read."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import text

from domain.applications.errors import ApplicationWithdrawn
from domain.applications.events import ApplicationInitiated
from domain.documents.errors import DocumentNotFound
from domain.kernel.facts import SYSTEM
from tests.domain.applications.at_hand import PDF, AtHand

Address = Callable[[], str]
A_DAY = timedelta(hours=24, minutes=1)


def test_what_nobody_verified_within_a_day_is_removed(at_hand: AtHand, job: int, address: Address) -> None:
    command = at_hand.command(job, address())
    application = at_hand.applications.start(command, at_hand.context()).application_id
    at_hand.module.farewell.remove_unverified()
    assert at_hand.topics(application) == ["Initiated"]
    at_hand.wind(A_DAY)
    assert at_hand.module.farewell.remove_unverified() >= 1
    assert at_hand.module.farewell.remove_unverified() == 0
    history = at_hand.module.streams.history(application)
    assert history[-1].context.actor == SYSTEM
    initiated = history[0].fact
    assert isinstance(initiated, ApplicationInitiated)
    assert {getattr(initiated, name) for name in initiated.personal_fields} == {None}
    with pytest.raises(DocumentNotFound):
        at_hand.documents.read(command.attachments.cv_document_id)
    with pytest.raises(ApplicationWithdrawn):
        at_hand.applications.confirm_code(application, "12345", at_hand.context())


def test_what_was_verified_stays(at_hand: AtHand, job: int, address: Address) -> None:
    sent, email = at_hand.sent(job, address()), address()
    at_hand.sent(job, email)
    repeated = at_hand.start(job, email)
    with pytest.raises(Exception, match="ALREADY_APPLIED"):
        at_hand.verify(repeated)
    at_hand.wind(A_DAY)
    at_hand.module.farewell.remove_unverified()
    assert at_hand.topics(sent)[-1] == "Sent"
    assert at_hand.topics(repeated)[-1] == "CodeVerified"


def test_a_pending_one_that_is_deleted_leaves_no_key(at_hand: AtHand, job: int, address: Address) -> None:
    command = at_hand.command(job, address())
    application = at_hand.applications.start(command, at_hand.context()).application_id
    at_hand.applications.delete(application, at_hand.context())
    assert at_hand.platform.keys.cipher(command.person_id) is None
    with pytest.raises(DocumentNotFound):
        at_hand.documents.read(command.attachments.cv_document_id)


def test_a_sent_one_that_is_deleted_keeps_its_history_and_loses_its_files(
    at_hand: AtHand, job: int, address: Address
) -> None:
    command = at_hand.command(job, address())
    application = at_hand.applications.start(command, at_hand.context()).application_id
    at_hand.verify(application)
    at_hand.applications.delete(application, at_hand.context())
    assert at_hand.platform.keys.cipher(command.person_id) is not None
    with pytest.raises(DocumentNotFound):
        at_hand.documents.read(command.attachments.cv_document_id)


def test_files_that_another_application_still_uses_stay(at_hand: AtHand, job: int, address: Address) -> None:
    """Somebody mistyped their address, went back, and sent the same files with the right one."""
    wrong = at_hand.command(job, address())
    right = replace(wrong, applicant=replace(wrong.applicant, email=address()))
    mistyped = at_hand.applications.start(wrong, at_hand.context()).application_id
    meant = at_hand.applications.start(right, at_hand.context()).application_id
    at_hand.verify(meant)
    at_hand.wind(A_DAY)
    at_hand.module.farewell.remove_unverified()
    assert at_hand.topics(mistyped) == ["Initiated", "Deleted"]
    assert at_hand.documents.read(right.attachments.cv_document_id)[1] == PDF
    state = at_hand.applications.find(meant)
    assert state is not None
    assert state.applicant.first_name == "Ana"


def test_what_a_crash_left_uncleaned_is_cleaned_later(at_hand: AtHand, job: int, address: Address) -> None:
    command = at_hand.command(job, address())
    application = at_hand.applications.start(command, at_hand.context()).application_id
    clean = at_hand.module.farewell.clean
    at_hand.module.farewell.clean = lambda *_, **__: None  # type: ignore[method-assign]
    at_hand.applications.delete(application, at_hand.context())
    at_hand.module.farewell.clean = clean  # type: ignore[method-assign]
    assert at_hand.platform.keys.cipher(command.person_id) is not None
    assert at_hand.module.farewell.remove_unverified() == 1
    assert at_hand.platform.keys.cipher(command.person_id) is None


def test_codes_are_forgotten_and_wrong_guesses_are_not(at_hand: AtHand, job: int, address: Address) -> None:
    application = at_hand.start(job, address())
    with pytest.raises(Exception, match="INVALID_VERIFICATION_CODE"):
        at_hand.applications.confirm_code(application, at_hand.wrong_code(application), at_hand.context())
    at_hand.wind(timedelta(days=3))
    assert at_hand.codes.forget_old() >= 1
    with at_hand.platform.engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM public.verification_code")).scalar_one() == 0
        assert connection.execute(text("SELECT sum(wrong_guesses) FROM public.verification_contact")).scalar_one() >= 1
