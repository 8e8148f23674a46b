"""Remains of deleted and unverified applications of guests: nothing that could be read."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import text

from domain.applications.deletion_cleanup import DeletionCleanup
from domain.applications.errors import ApplicationWithdrawn
from domain.applications.events import ApplicationInitiated
from domain.applications.streams import ApplicationStreams
from domain.documents.errors import DocumentNotFound
from domain.kernel.log.event import SYSTEM
from tests.domain.applications.applications_harness import PDF, ApplicationsHarness

Address = Callable[[], str]
A_DAY = timedelta(hours=24, minutes=1)


def test_what_nobody_verified_within_a_day_is_removed(harness: ApplicationsHarness, job: int, address: Address) -> None:
    command = harness.command(job, address())
    application = harness.applications.start(command, harness.context()).application_id
    harness.services[DeletionCleanup].remove_unverified()
    assert harness.topics(application) == ["Initiated"]
    harness.wind(A_DAY)
    assert harness.services[DeletionCleanup].remove_unverified() >= 1
    assert harness.services[DeletionCleanup].remove_unverified() == 0
    history = harness.services[ApplicationStreams].history(application)
    assert history[-1].context.actor == SYSTEM
    initiated = history[0].event
    assert isinstance(initiated, ApplicationInitiated)
    assert {getattr(initiated, name) for name in initiated.personal_fields} == {None}
    for cv in (command.attachments.cv_document_id, harness.cv(application)):
        with pytest.raises(DocumentNotFound):
            harness.documents.read(cv)
    with pytest.raises(ApplicationWithdrawn):
        harness.applications.confirm_code(application, "12345", harness.context())


def test_what_was_verified_stays(harness: ApplicationsHarness, job: int, address: Address) -> None:
    sent, email = harness.sent(job, address()), address()
    harness.sent(job, email)
    repeated = harness.start(job, email)
    with pytest.raises(Exception, match="ALREADY_APPLIED"):
        harness.verify(repeated)
    harness.wind(A_DAY)
    harness.services[DeletionCleanup].remove_unverified()
    assert harness.topics(sent)[-1] == "Sent"
    assert harness.topics(repeated)[-1] == "CodeVerified"


def test_a_pending_one_that_is_deleted_leaves_no_key(harness: ApplicationsHarness, job: int, address: Address) -> None:
    command = harness.command(job, address())
    application = harness.applications.start(command, harness.context()).application_id
    harness.applications.delete(application, harness.context())
    assert harness.platform.keys.cipher(application) is None
    for cv in (command.attachments.cv_document_id, harness.cv(application)):
        with pytest.raises(DocumentNotFound):
            harness.documents.read(cv)


def test_a_sent_one_that_is_deleted_keeps_its_history_and_loses_its_files(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    command = harness.command(job, address())
    application = harness.applications.start(command, harness.context()).application_id
    harness.verify(application)
    harness.applications.delete(application, harness.context())
    assert harness.platform.keys.cipher(application) is not None
    for cv in (command.attachments.cv_document_id, harness.cv(application)):
        with pytest.raises(DocumentNotFound):
            harness.documents.read(cv)


def test_what_was_uploaded_for_two_applications_stays_with_the_other(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    """Somebody mistyped their address, went back, and sent the same files with the right one."""
    wrong = harness.command(job, address())
    right = replace(wrong, applicant=replace(wrong.applicant, email=address()))
    mistyped = harness.applications.start(wrong, harness.context()).application_id
    meant = harness.applications.start(right, harness.context()).application_id
    harness.verify(meant)
    harness.wind(A_DAY)
    harness.services[DeletionCleanup].remove_unverified()
    assert harness.topics(mistyped) == ["Initiated", "Deleted"]
    assert harness.documents.read(harness.cv(meant))[1] == PDF
    assert harness.platform.keys.cipher(mistyped) is None
    state = harness.applications.find(meant)
    assert state is not None
    assert state.applicant.first_name == "Ana"


def test_what_a_crash_left_uncleaned_is_cleaned_later(harness: ApplicationsHarness, job: int, address: Address) -> None:
    command = harness.command(job, address())
    application = harness.applications.start(command, harness.context()).application_id
    clean = harness.services[DeletionCleanup].clean
    harness.services[DeletionCleanup].clean = lambda *_, **__: None  # type: ignore[method-assign]
    harness.applications.delete(application, harness.context())
    harness.services[DeletionCleanup].clean = clean  # type: ignore[method-assign]
    assert harness.platform.keys.cipher(application) is not None
    assert harness.services[DeletionCleanup].remove_unverified() == 1
    assert harness.platform.keys.cipher(application) is None


def test_codes_are_forgotten_and_wrong_guesses_are_not(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    application = harness.start(job, address())
    with pytest.raises(Exception, match="INVALID_VERIFICATION_CODE"):
        harness.applications.confirm_code(application, harness.wrong_code(application), harness.context())
    harness.wind(timedelta(days=3))
    assert harness.codes.delete_expired() >= 1
    with harness.platform.engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM public.verification_code")).scalar_one() == 0
        assert connection.execute(text("SELECT sum(wrong_guesses) FROM public.verification_contact")).scalar_one() >= 1
