"""Starts applications, each under a key of its own."""

from dataclasses import replace
from uuid import UUID

from sqlalchemy import Connection

from domain.applications.application_sender import ApplicationSender, CommandResult, SendAttempt
from domain.applications.commands import StartApplication
from domain.applications.decisions.sending import start
from domain.applications.job_snapshot import JobSnapshot
from domain.applications.owners import insert_owner
from domain.applications.ports import DocumentStore
from domain.kernel.log.event import Context
from domain.kernel.log.idempotency import IdempotencyKey
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
        self._documents.require(account_id, command.attachments.all)
        cv_version = self._documents.find_cv_version(command.attachments.cv_document_id)
        command = replace(command, attachments=replace(command.attachments, cv_version=cv_version))
        application_id, is_verified = new_id(), command.is_verified(contact_index)
        subject = replace(context, subject=application_id)
        attempt = _attempt(command, job, contact_index, application_id, subject, key)
        with self._keys.creating(application_id) as own_key:

            def write(connection: Connection) -> None:
                self._keys.require_living(connection, account_id)
                own_key.store(connection)
                self._documents.keep(connection, command.attachments.all)
                insert_owner(connection, application_id, contact_index, account_id, is_verified=is_verified)
                if not is_verified:
                    self._codes.request(connection, application_id, contact_index)

            return self._sender.send(replace(attempt, write=write))

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

            def write(connection: Connection) -> None:
                own_key.store(connection)
                copies.insert(connection)
                self._codes.request(connection, application_id, contact_index)
                insert_owner(connection, application_id, contact_index)

            own = replace(command, attachments=command.attachments.replaced(copies.ids))
            subject = replace(context, subject=application_id)
            attempt = _attempt(own, job, contact_index, application_id, subject, key)
            return self._sender.send(replace(attempt, write=write))


def _attempt(
    command: StartApplication,
    job: JobSnapshot,
    contact_index: str,
    application_id: UUID,
    context: Context,
    key: IdempotencyKey | None,
) -> SendAttempt:
    return SendAttempt(
        application_id,
        job.number,
        applicant=str(command.account_id or contact_index),
        decide=lambda state, already: start(state, command, job, contact_index, already_applied=already),
        context=context,
        key=key,
    )
