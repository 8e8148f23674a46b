"""A signed-in person applies: no code, drafts, and a question before applying again."""

from collections.abc import Callable
from dataclasses import replace
from uuid import UUID

import pytest

from domain.applications.commands import Attachments, ResendApplication
from domain.applications.errors import AlreadyApplied, AlreadySent, JobInactive
from domain.documents.errors import DocumentInUse, DocumentNotFound
from domain.kernel.facts import Actor, Context
from domain.kernel.idempotency import IdempotencyKey
from tests.domain.applications.at_hand import AtHand

Address = Callable[[], str]


@pytest.fixture
def account(at_hand: AtHand) -> UUID:
    return at_hand.platform.keys.create()


@pytest.fixture
def context(account: UUID) -> Context:
    return Context(Actor("jobseeker", str(account)), "web")


def test_it_is_sent_at_once(at_hand: AtHand, job: int, address: Address, account: UUID, context: Context) -> None:
    written = at_hand.applications.start(at_hand.command(job, address(), account_id=account), context)
    assert written.sent
    assert at_hand.topics(written.application_id) == ["Initiated", "Sent"]
    assert at_hand.codes.issue(written.application_id) is None


def test_a_draft_waits_and_is_sent_later(
    at_hand: AtHand, job: int, address: Address, account: UUID, context: Context
) -> None:
    command = replace(at_hand.command(job, address(), account_id=account), draft=True)
    draft = at_hand.applications.start(command, context)
    assert not draft.sent
    assert at_hand.applications.send(draft.application_id, context, confirmed=False).sent
    with pytest.raises(AlreadySent):
        at_hand.applications.send(draft.application_id, context, confirmed=False)


def test_a_second_one_wants_to_be_confirmed(
    at_hand: AtHand, job: int, address: Address, account: UUID, context: Context
) -> None:
    at_hand.applications.start(at_hand.command(job, address(), account_id=account), context)
    second = at_hand.command(job, address(), account_id=account)
    with pytest.raises(AlreadyApplied) as refused:
        at_hand.applications.start(second, context)
    assert "sentAt" in refused.value.details
    assert at_hand.applications.start(replace(second, confirmed=True), context).sent


def test_a_third_one_too_when_the_first_was_withdrawn(
    at_hand: AtHand, job: int, address: Address, account: UUID, context: Context
) -> None:
    first = at_hand.applications.start(at_hand.command(job, address(), account_id=account), context)
    second = replace(at_hand.command(job, address(), account_id=account), confirmed=True)
    at_hand.applications.start(second, context)
    at_hand.applications.delete(first.application_id, context)
    with pytest.raises(AlreadyApplied):
        at_hand.applications.start(at_hand.command(job, address(), account_id=account), context)


def test_resending_replaces_what_was_sent(
    at_hand: AtHand, job: int, address: Address, account: UUID, context: Context
) -> None:
    command = at_hand.command(job, address(), account_id=account)
    application = at_hand.applications.start(command, context).application_id
    _, other_cv = at_hand.upload(account, of_guest=False)
    changes = ResendApplication(
        replace(command.applicant, cover_letter="Poštovani još jednom"),
        replace(command.attachments, cv_document_id=other_cv),
    )
    at_hand.applications.resend(application, changes, context)
    at_hand.applications.resend(application, changes, context)
    assert at_hand.topics(application) == ["Initiated", "Sent", "Resent"]
    state = at_hand.applications.find(application)
    assert state is not None
    assert state.applicant.cover_letter == "Poštovani još jednom"
    assert state.attachments.cv_document_id == other_cv
    at_hand.jobs.close(job)
    with pytest.raises(JobInactive):
        at_hand.applications.resend(application, ResendApplication(command.applicant, command.attachments), context)


def test_the_same_key_resends_once_even_when_the_files_are_gone_by_now(
    at_hand: AtHand, job: int, address: Address
) -> None:
    command = at_hand.command(job, address())
    application = at_hand.applications.start(command, at_hand.context()).application_id
    at_hand.verify(application)
    _, second = at_hand.upload(command.person_id)
    _, third = at_hand.upload(command.person_id)
    key = IdempotencyKey.of(Actor("guest"), f"resend-{application}", "second")
    changes = ResendApplication(command.applicant, Attachments(second))
    at_hand.applications.resend(application, changes, at_hand.context(), key)
    at_hand.applications.resend(
        application, ResendApplication(command.applicant, Attachments(third)), at_hand.context()
    )
    assert at_hand.applications.resend(application, changes, at_hand.context(), key).sent
    assert at_hand.topics(application)[-3:] == ["Sent", "Resent", "Resent"]
    with pytest.raises(DocumentNotFound):
        at_hand.documents.read(second)
    at_hand.documents.read(third)


def test_only_own_files_can_be_attached(
    at_hand: AtHand, job: int, address: Address, account: UUID, context: Context
) -> None:
    _, somebody_elses = at_hand.upload()
    command = at_hand.command(job, address(), account_id=account)
    stolen = replace(command, attachments=replace(command.attachments, other_document_ids=(somebody_elses,)))
    with pytest.raises(DocumentNotFound):
        at_hand.applications.start(stolen, context)


def test_deleting_keeps_the_account_and_its_files(
    at_hand: AtHand, job: int, address: Address, account: UUID, context: Context
) -> None:
    command = at_hand.command(job, address(), account_id=account)
    application = at_hand.applications.start(command, context).application_id
    at_hand.applications.delete(application, context)
    at_hand.applications.delete(application, context)
    assert at_hand.topics(application) == ["Initiated", "Sent", "Deleted"]
    assert at_hand.platform.keys.cipher(account) is not None
    at_hand.documents.read(command.attachments.cv_document_id)
    with pytest.raises(DocumentInUse):
        at_hand.documents.remove(account, command.attachments.cv_document_id)
