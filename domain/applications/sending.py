"""Starts and sends applications: plans events with keys, files, codes and owners, and with a reservation that lets one
of several concurrent first tries win."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Any
from uuid import UUID

from domain.applications.commands import JobSnapshot, StartApplication
from domain.applications.decisions.sending import start
from domain.applications.errors import AlreadyApplied, JobInactive
from domain.applications.events import ApplicationEvent, ApplicationSent
from domain.applications.ports import DocumentStore
from domain.applications.rows import Reservations, insert_owner
from domain.applications.state import Application, Stage
from domain.applications.streams import ApplicationStreams
from domain.kernel.log.event import Context
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.log.streams import AppendPlan
from domain.kernel.log.transactional_write import TransactionalWrite
from domain.kernel.persons.personal_data import PersonKeys
from domain.kernel.values.ids import new_id
from domain.verification.codes import VerificationCodes

ApplicationPlan = AppendPlan[ApplicationEvent]


@dataclass(frozen=True, slots=True)
class CommandResult:
    """The result of a command: whether the application has been sent, and its position in the log (0: nothing new)."""

    application_id: UUID
    sent: bool
    position: int = 0


class ApplicationSender:
    """Completes the plan of a command that may send: with a reservation, and with the answer for its key."""

    def __init__(self, streams: ApplicationStreams, reservations: Reservations) -> None:
        self._streams = streams
        self._reservations = reservations

    def execute(
        self,
        application_id: UUID,
        job_number: int,
        applicant: str,
        plan: Callable[[Application | None, bool], ApplicationPlan],
        context: Context,
        key: IdempotencyKey | None,
    ) -> CommandResult:
        """Plans from the state and from whether the applicant has applied for the job before, and appends.

        `applicant` is whom `Reservations` know. The plan's answer may hold, as `refused`, why it does not send.
        """

        def plan_with_reservation(state: Application | None) -> ApplicationPlan:
            sent_at = self._reservations.last_sent_at(job_number, applicant)
            try:
                planned = plan(state, sent_at is not None)
            except AlreadyApplied as refused:
                raise AlreadyApplied(sent_at) from refused
            reserving = [
                partial(
                    self._reservations.reserve,
                    job_number=job_number,
                    applicant=applicant,
                    application_id=application_id,
                    again=event.again,
                )
                for event in planned.events
                if isinstance(event, ApplicationSent)
            ]
            sent = bool(reserving) or (state is not None and state.stage >= Stage.SENT)
            answer = {
                "applicationId": str(application_id),
                "sent": sent,
                "refused": None if sent else planned.answer.get("refused"),
                "sentAt": sent_at and sent_at.isoformat(),
            }
            return replace(planned, rows=(*planned.rows, *reserving), answer=answer)

        outcome = self._streams.execute(application_id, plan_with_reservation, context, key)
        return _from_answer(outcome.answer, outcome.position)

    def repeat(self, answer: dict[str, Any]) -> CommandResult:
        """The result of an earlier request with the same key. Its position is that of the application's last event, so
        that a repetition, too, says whether read models show it."""
        return _from_answer(answer, self._streams.last_position(UUID(answer["applicationId"])))


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


def _from_answer(answer: dict[str, Any], position: int) -> CommandResult:
    """The result that an answer stands for. Raises why it was not sent."""
    match answer.get("refused"):
        case JobInactive.code:
            raise JobInactive
        case AlreadyApplied.code:
            raise AlreadyApplied(datetime.fromisoformat(answer["sentAt"]))
        case _:
            return CommandResult(UUID(answer["applicationId"]), answer["sent"], position)
