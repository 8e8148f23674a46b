"""A signed-in person applies: no code, drafts, and a question before applying again."""

from collections.abc import Callable
from dataclasses import replace
from uuid import UUID

import pytest

from domain.applications.applicant import Attachments
from domain.applications.applicant_erasure import ApplicantErasure
from domain.applications.commands import ResendApplication
from domain.applications.deletion_cleanup import DeletionCleanup
from domain.applications.errors import AlreadyApplied, AlreadySent, JobInactive
from domain.documents.errors import DocumentNotFound
from domain.kernel.log.event import Actor, Context
from domain.kernel.log.idempotency import IdempotencyKey
from tests.domain.applications.applications_harness import ApplicationsHarness

Address = Callable[[], str]


def test_it_is_sent_at_once(
    harness: ApplicationsHarness, job: int, address: Address, account: UUID, context: Context
) -> None:
    written = harness.applications.start(harness.command(job, address(), account_id=account), context)
    assert written.sent
    assert harness.topics(written.application_id) == ["Initiated", "Sent"]
    assert harness.codes.issue(written.application_id) is None


def test_a_draft_waits_and_is_sent_later(
    harness: ApplicationsHarness, job: int, address: Address, account: UUID, context: Context
) -> None:
    command = replace(harness.command(job, address(), account_id=account), draft=True)
    draft = harness.applications.start(command, context)
    assert not draft.sent
    assert harness.applications.send(draft.application_id, context, confirmed=False).sent
    with pytest.raises(AlreadySent):
        harness.applications.send(draft.application_id, context, confirmed=False)


def test_a_second_one_wants_to_be_confirmed(
    harness: ApplicationsHarness, job: int, address: Address, account: UUID, context: Context
) -> None:
    harness.applications.start(harness.command(job, address(), account_id=account), context)
    second = harness.command(job, address(), account_id=account)
    with pytest.raises(AlreadyApplied) as refused:
        harness.applications.start(second, context)
    assert "sentAt" in refused.value.details
    assert harness.applications.start(replace(second, confirmed=True), context).sent


def test_a_third_one_too_when_the_first_was_withdrawn(
    harness: ApplicationsHarness, job: int, address: Address, account: UUID, context: Context
) -> None:
    first = harness.applications.start(harness.command(job, address(), account_id=account), context)
    second = replace(harness.command(job, address(), account_id=account), confirmed=True)
    harness.applications.start(second, context)
    harness.applications.delete(first.application_id, context)
    with pytest.raises(AlreadyApplied):
        harness.applications.start(harness.command(job, address(), account_id=account), context)


def test_resending_replaces_what_was_sent(
    harness: ApplicationsHarness, job: int, address: Address, account: UUID, context: Context
) -> None:
    command = harness.command(job, address(), account_id=account)
    application = harness.applications.start(command, context).application_id
    _, other_cv = harness.upload(account, of_guest=False)
    changes = ResendApplication(
        replace(command.applicant, cover_letter="Poštovani još jednom"),
        replace(command.attachments, cv_document_id=other_cv),
    )
    harness.applications.resend(application, changes, context)
    harness.applications.resend(application, changes, context)
    assert harness.topics(application) == ["Initiated", "Sent", "Resent"]
    state = harness.applications.find(application)
    assert state is not None
    assert state.applicant.cover_letter == "Poštovani još jednom"
    assert state.attachments.cv_document_id == other_cv
    harness.jobs.close(job)
    with pytest.raises(JobInactive):
        harness.applications.resend(application, ResendApplication(command.applicant, command.attachments), context)


def test_the_same_key_resends_once_even_when_the_files_are_gone_by_now(
    harness: ApplicationsHarness, job: int, address: Address
) -> None:
    command = harness.command(job, address())
    application = harness.applications.start(command, harness.context()).application_id
    harness.verify(application)
    _, second = harness.upload(command.uploaded_by)
    _, third = harness.upload(command.uploaded_by)
    key = IdempotencyKey.of(Actor("guest"), f"resend-{application}", "second")
    changes = ResendApplication(command.applicant, Attachments(second), command.uploaded_by)
    harness.applications.resend(application, changes, harness.context(), key)
    copied = harness.cv(application)
    newer = ResendApplication(command.applicant, Attachments(third), command.uploaded_by)
    for _ in range(2):
        harness.applications.resend(application, newer, harness.context())
    assert harness.applications.resend(application, changes, harness.context(), key).sent
    assert harness.topics(application)[-3:] == ["Sent", "Resent", "Resent"]
    with pytest.raises(DocumentNotFound):
        harness.documents.read(copied)
    harness.documents.read(harness.cv(application))


def test_only_own_files_can_be_attached(
    harness: ApplicationsHarness, job: int, address: Address, account: UUID, context: Context
) -> None:
    _, somebody_elses = harness.upload()
    command = harness.command(job, address(), account_id=account)
    stolen = replace(command, attachments=replace(command.attachments, other_document_ids=(somebody_elses,)))
    with pytest.raises(DocumentNotFound):
        harness.applications.start(stolen, context)


def test_deleting_keeps_the_account_and_its_files(
    harness: ApplicationsHarness, job: int, address: Address, account: UUID, context: Context
) -> None:
    command = harness.command(job, address(), account_id=account)
    application = harness.applications.start(command, context).application_id
    harness.applications.delete(application, context)
    harness.applications.delete(application, context)
    assert harness.topics(application) == ["Initiated", "Sent", "Deleted"]
    assert harness.platform.keys.cipher(account) is not None
    harness.documents.read(command.attachments.cv_document_id)
    harness.documents.remove(account, command.attachments.cv_document_id)
    assert harness.documents.list_of(account) == []


def test_the_owner_deletes_a_file_that_was_sent_and_the_employer_keeps_it(
    harness: ApplicationsHarness, job: int, address: Address, account: UUID, context: Context
) -> None:
    command = harness.command(job, address(), account_id=account)
    file = command.attachments.cv_document_id
    application = harness.applications.start(command, context).application_id
    harness.documents.remove(account, file)
    assert harness.documents.list_of(account) == []
    with pytest.raises(DocumentNotFound):
        harness.documents.remove(account, file)
    with pytest.raises(DocumentNotFound):
        harness.documents.save(account, file)
    with pytest.raises(DocumentNotFound):
        harness.applications.start(replace(command, confirmed=True), context)
    harness.orphan_removal.remove_orphans()
    assert harness.cv(application) == file
    harness.documents.read(file)
    assert [each.id for each in harness.documents.list_all(account)] == [file]


def test_an_application_is_sent_again_with_a_file_that_its_owner_deleted(
    harness: ApplicationsHarness, job: int, address: Address, account: UUID, context: Context
) -> None:
    command = harness.command(job, address(), account_id=account)
    application = harness.applications.start(command, context).application_id
    harness.documents.remove(account, command.attachments.cv_document_id)
    changes = ResendApplication(replace(command.applicant, cover_letter="Novo"), command.attachments)
    assert harness.applications.resend(application, changes, context).sent
    assert harness.cv(application) == command.attachments.cv_document_id


def test_a_file_that_its_owner_deleted_goes_with_the_last_application_that_names_it(
    harness: ApplicationsHarness, job: int, address: Address, account: UUID, context: Context
) -> None:
    command = harness.command(job, address(), account_id=account)
    file = command.attachments.cv_document_id
    first = harness.applications.start(command, context).application_id
    second = harness.applications.start(replace(command, confirmed=True), context).application_id
    harness.documents.remove(account, file)
    harness.services[ApplicantErasure].erase(first, context)
    harness.services[DeletionCleanup].finish_erasure(first)
    harness.documents.read(file)
    harness.services[ApplicantErasure].erase(second, context)
    harness.services[DeletionCleanup].finish_erasure(second)
    with pytest.raises(DocumentNotFound):
        harness.documents.read(file)
    assert harness.documents.list_all(account) == []
