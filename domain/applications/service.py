"""Use cases of applicants: start, verify, send, resend and delete an application."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Annotated
from uuid import UUID

from domain.applications.applicant import Applicant
from domain.applications.commands import JobSnapshot, ResendApplication, StartApplication
from domain.applications.decisions.ownership import delete
from domain.applications.decisions.preconditions import living
from domain.applications.decisions.sending import confirm, obstacle, request_code, resend, send
from domain.applications.deletion_cleanup import DeletionCleanup
from domain.applications.errors import ApplicationNotFound, JobUnknown, SmsUnavailable
from domain.applications.events import DeletedBy, VerifiedBy
from domain.applications.ports import DocumentStore, JobDirectory
from domain.applications.rows import mark_verified
from domain.applications.sending import ApplicationPlan, ApplicationSender, ApplicationStart, CommandResult
from domain.applications.state import Application, Stage
from domain.applications.streams import ApplicationStreams
from domain.kernel.errors import PersonErased
from domain.kernel.log.event import Context
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.log.streams import AppendPlan
from domain.kernel.persons.personal_data import PersonKeys
from domain.kernel.process.settings import Setting
from domain.verification.codes import VerificationCodes
from domain.verification.errors import CodeUsed


class Applications:
    """Commands of applicants. Each may carry an idempotency key; without one, repeating is harmless or refused."""

    def __init__(
        self,
        streams: ApplicationStreams,
        jobs: JobDirectory,
        documents: DocumentStore,
        codes: VerificationCodes,
        sender: ApplicationSender,
        deletion_cleanup: DeletionCleanup,
        keys: PersonKeys,
        *,
        sms_available: Annotated[bool, Setting("has_sms")],
    ) -> None:
        self._streams = streams
        self._jobs = jobs
        self._documents = documents
        self._codes = codes
        self._sender = sender
        self._starting = ApplicationStart(documents, codes, sender, keys)
        self._deletion_cleanup = deletion_cleanup
        self._keys = keys
        self._sms_available = sms_available

    def find(self, application_id: UUID) -> Application | None:
        """The application as it is now."""
        return self._streams.find(application_id)

    def start(self, command: StartApplication, context: Context, key: IdempotencyKey | None = None) -> CommandResult:
        """Starts an application, and sends a signed-in person's with the account's address unless it is a draft.

        Refuses with JobUnknown, JobInactive, ApplicationTypeUnavailable, SmsUnavailable, TooManyCodes, and, for people
        who are signed in, AlreadyApplied; whether a guest has applied before is revealed after verification.
        """
        stored = self._streams.find_answer(key)
        if stored is not None:
            return self._sender.repeat(stored)
        job = self._require_job(command.job_number)
        contact_index = self._contact_index(command.applicant)
        is_verified = command.is_verified(contact_index)
        if not is_verified and command.applicant.contact_kind == "phone" and not self._sms_available:
            raise SmsUnavailable
        if command.account_id is None:
            return self._starting.start_as_guest(command, job, contact_index, context, key)
        return self._starting.start_as_account(command, job, command.account_id, contact_index, context, key)

    def confirm_code(
        self, application_id: UUID, code: str, context: Context, key: IdempotencyKey | None = None
    ) -> CommandResult:
        """Verifies by the code and sends. Refuses a wrong, expired or used code and too many tries.

        When the ad has gone, or the person has applied before, the verification stays recorded, and JobInactive or
        AlreadyApplied says why the application was not sent.
        """
        return self._confirm(
            application_id, VerifiedBy.CODE, lambda: self._codes.check_code(application_id, code), context, key
        )

    def confirm_link(
        self, application_id: UUID, link_token: str, context: Context, key: IdempotencyKey | None = None
    ) -> CommandResult:
        """Verifies by the mailed link and sends; otherwise as `confirm_code`."""
        return self._confirm(
            application_id, VerifiedBy.LINK, lambda: self._codes.check_link(application_id, link_token), context, key
        )

    def request_code(self, application_id: UUID, context: Context, key: IdempotencyKey | None = None) -> CommandResult:
        """Requests that another code is sent. Refuses with ResendTooSoon, TooManyCodes, or CodeUsed for somebody who is
        verified."""
        rows = (partial(self._codes.request_another, about=application_id),)
        answer = {"applicationId": str(application_id)}
        outcome = self._streams.execute(
            application_id, lambda state: AppendPlan(tuple(request_code(state)), rows, answer), context, key
        )
        return CommandResult(application_id, sent=False, position=outcome.position)

    def send(
        self, application_id: UUID, context: Context, *, confirmed: bool, key: IdempotencyKey | None = None
    ) -> CommandResult:
        """Sends a pending application; when there is an earlier one for the job, only if `confirmed`."""
        found = self._streams.require(application_id)
        job = self._require_job(found.job_number)

        def plan(state: Application | None, already_applied: bool) -> ApplicationPlan:
            return AppendPlan(tuple(send(state, job, already_applied=already_applied, confirmed=confirmed)))

        return self._sender.execute(application_id, job.number, _applicant_key(found), plan, context, key)

    def resend(
        self, application_id: UUID, command: ResendApplication, context: Context, key: IdempotencyKey | None = None
    ) -> CommandResult:
        """Replaces what was sent, while the ad is active. The employer is notified of the new version."""
        stored = self._streams.find_answer(key)
        if stored is not None:
            return self._sender.repeat(stored)
        found = self._streams.load(application_id)
        if found is None:
            raise ApplicationNotFound
        if found.subject is None:
            raise PersonErased
        before, job = found.state, self._require_job(found.state.job_number)
        contact_index = self._contact_index(command.applicant)
        uploaded = command.attachments.all if command.uploaded_by and before.account_id is None else ()
        with self._documents.copies(uploaded, command.uploaded_by or found.subject, found.subject) as copies:
            own = replace(command, attachments=command.attachments.replaced(copies.ids))
            known = {*copies.ids.values(), *before.attachments.all}
            already_own = [each for each in own.attachments.all if each not in known]
            self._documents.require(before.account_id or found.subject, already_own)
            cv_version = self._documents.find_cv_version(own.attachments.cv_document_id)
            own = replace(own, attachments=replace(own.attachments, cv_version=cv_version))
            rows = (copies.insert, partial(self._documents.keep, document_ids=own.attachments.all))
            answer = {"applicationId": str(application_id), "sent": True}
            outcome = self._streams.execute(
                application_id,
                lambda state: AppendPlan(tuple(resend(state, own, job, contact_index)), rows, answer),
                context,
                key,
            )
        if outcome.events:
            replaced = set(before.attachments.all) - set(own.attachments.all)
            self._deletion_cleanup.discard(application_id, tuple(replaced))
        return CommandResult(application_id, sent=True, position=outcome.position)

    def delete(self, application_id: UUID, context: Context, key: IdempotencyKey | None = None) -> CommandResult:
        """Deletes the application. Of one that was never sent nothing readable remains."""
        rows = (partial(self._deletion_cleanup.mark, application_id=application_id),)
        answer = {"applicationId": str(application_id)}
        outcome = self._streams.execute(
            application_id,
            lambda state: AppendPlan(tuple(delete(state, DeletedBy.APPLICANT)), rows, answer),
            context,
            key,
        )
        was_sent = outcome.state is not None and outcome.state.stage >= Stage.SENT
        self._deletion_cleanup.clean(application_id, was_sent=was_sent)
        return CommandResult(application_id, was_sent, outcome.position)

    def _confirm(
        self,
        application_id: UUID,
        by: VerifiedBy,
        check: Callable[[], None],
        context: Context,
        key: IdempotencyKey | None,
    ) -> CommandResult:
        stored = self._streams.find_answer(key)
        if stored is not None:
            return self._sender.repeat(stored)
        found = living(self._streams.find(application_id))
        job = self._require_job(found.job_number)
        try:
            check()
        except CodeUsed:
            stored = self._streams.find_answer(key)
            if stored is None:
                raise
            return self._sender.repeat(stored)
        rows = (
            partial(self._codes.mark_used, about=application_id, by_code=by is VerifiedBy.CODE),
            partial(mark_verified, application_id=application_id),
        )

        def plan(state: Application | None, already_applied: bool) -> ApplicationPlan:
            events = tuple(confirm(state, by, job, already_applied=already_applied))
            reason = obstacle(job, already_applied=already_applied)
            return AppendPlan(events, rows, {"refused": reason and reason.code})

        return self._sender.execute(application_id, job.number, _applicant_key(found), plan, context, key)

    def _require_job(self, job_number: int) -> JobSnapshot:
        job = self._jobs.find_job(job_number)
        if job is None:
            raise JobUnknown
        return job

    def _contact_index(self, applicant: Applicant) -> str:
        return self._keys.contact_index(applicant.contact_kind, applicant.contact)


def _applicant_key(application: Application) -> str:
    return str(application.account_id or application.contact_index)
