"""Starts applications, each under a key of its own."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from uuid import UUID

from domain.applications.application_sender import ApplicationPlan, ApplicationSender, CommandResult
from domain.applications.commands import StartApplication
from domain.applications.decisions.sending import start
from domain.applications.job_snapshot import JobSnapshot
from domain.applications.owners import insert_owner
from domain.applications.ports import DocumentStore
from domain.applications.state import Application
from domain.kernel.log.event import Context
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.log.streams import AppendPlan
from domain.kernel.log.transactional_write import TransactionalWrite
from domain.kernel.persons.personal_data import PersonKeys
from domain.kernel.values.ids import new_id
from domain.verification.codes import VerificationCodes


class ApplicationStart:
    """Runs a validated command for a known job."""

    def __init__(
        self, documents: DocumentStore, codes: VerificationCodes, sender: ApplicationSender, keys: PersonKeys
    ) -> None:
        self._documents = documents
        self._codes = codes
        self._sender = sender
        self._keys = keys

    def start_as_account(
        self,
        command: StartApplication,
        job: JobSnapshot,
        account_id: UUID,
        contact_index: str,
        context: Context,
        key: IdempotencyKey | None,
    ) -> CommandResult:
        """Names files of the account. A contact other than the account's address gets a code first."""
        attachments = command.attachments
        self._documents.require(account_id, attachments.all)
        cv_version = self._documents.find_cv_version(attachments.cv_document_id)
        own = replace(command, attachments=replace(attachments, cv_version=cv_version))
        application_id, is_verified = new_id(), command.is_verified(contact_index)
        with self._keys.creating(application_id) as own_key:
            rows: list[TransactionalWrite] = [
                partial(self._keys.require_living, person_id=account_id),
                own_key.store,
                partial(self._documents.keep, document_ids=attachments.all),
                partial(
                    insert_owner,
                    application_id=application_id,
                    contact_index=contact_index,
                    account_id=account_id,
                    is_verified=is_verified,
                ),
            ]
            if not is_verified:
                rows.append(partial(self._codes.request, about=application_id, contact_index=contact_index))
            return self._append(application_id, own, job, contact_index, rows, context, key)

    def start_as_guest(
        self,
        command: StartApplication,
        job: JobSnapshot,
        contact_index: str,
        context: Context,
        key: IdempotencyKey | None,
    ) -> CommandResult:
        """Nobody has shown yet whose contact it is, so the application gets a key and files of its own, whoever else
        has uploaded with the same token or applied with the same contact."""
        application_id, wanted = new_id(), command.attachments.all
        self._documents.require(command.uploaded_by, wanted)
        with (
            self._keys.creating(application_id) as own_key,
            self._documents.copies(wanted, command.uploaded_by, application_id) as copies,
        ):
            own = replace(command, attachments=command.attachments.replaced(copies.ids))
            rows = (
                own_key.store,
                copies.insert,
                partial(self._codes.request, about=application_id, contact_index=contact_index),
                partial(insert_owner, application_id=application_id, contact_index=contact_index),
            )
            return self._append(application_id, own, job, contact_index, rows, context, key)

    def _append(
        self,
        application_id: UUID,
        command: StartApplication,
        job: JobSnapshot,
        contact_index: str,
        rows: Sequence[TransactionalWrite],
        context: Context,
        key: IdempotencyKey | None,
    ) -> CommandResult:
        """The application itself is the subject of its events."""

        def plan(state: Application | None, already_applied: bool) -> ApplicationPlan:
            return AppendPlan(tuple(start(state, command, job, contact_index, already_applied=already_applied)), rows)

        applicant, about = str(command.account_id or contact_index), replace(context, subject=application_id)
        return self._sender.execute(application_id, job.number, applicant, plan, about, key)
