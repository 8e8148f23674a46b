"""The one door to applications for those who apply: start, verify, send, send anew, take back."""

from collections.abc import Callable
from dataclasses import replace
from uuid import UUID

from psycopg import Cursor
from psycopg.rows import DictRow

from domain.applications.applicant import Applicant
from domain.applications.application import confirm, delete, obstacle, request_code, resend, send, start
from domain.applications.commands import ResendApplication, StartApplication
from domain.applications.errors import JobUnknown, SmsUnavailable
from domain.applications.events import DeletedBy, VerifiedBy
from domain.applications.farewell import Farewell
from domain.applications.guests import note_started, note_verified
from domain.applications.offer import JobOffer
from domain.applications.ports import DocumentShelf, JobDirectory
from domain.applications.sending import Attempt, Sending, Written, from_answer
from domain.applications.state import Application, Stage
from domain.applications.streams import ApplicationStreams, Found
from domain.kernel.code_refusals import CodeUsed
from domain.kernel.codes import VerificationCodes
from domain.kernel.errors import PersonErased
from domain.kernel.facts import Context
from domain.kernel.idempotency import IdempotencyKey
from domain.kernel.ids import new_id
from domain.kernel.personal_data import PersonKeys


class Applications:
    """What applicants do. Every command may carry an idempotency key; without one, repeating is harmless or refused."""

    def __init__(
        self,
        streams: ApplicationStreams,
        jobs: JobDirectory,
        documents: DocumentShelf,
        codes: VerificationCodes,
        sending: Sending,
        farewell: Farewell,
        keys: PersonKeys,
        *,
        sms_available: bool,
    ) -> None:
        self._streams = streams
        self._jobs = jobs
        self._documents = documents
        self._codes = codes
        self._sending = sending
        self._farewell = farewell
        self._keys = keys
        self._sms_available = sms_available

    def find(self, application_id: UUID) -> Application | None:
        """The application as it stands now."""
        found = self._streams.find(application_id)
        return found.application if found else None

    def start(self, command: StartApplication, context: Context, key: IdempotencyKey | None = None) -> Written:
        """Starts an application, and sends a signed-in person's unless it is a draft.

        Refuses with JobUnknown, JobInactive, ApplicationTypeUnavailable, SmsUnavailable, TooManyCodes, and, for people
        who are signed in, AlreadyApplied; whether a guest has applied before is told after verification.
        """
        stored = self._streams.find_answer(key)
        if stored is not None:
            return from_answer(stored)
        offer = self._offer(command.job_number)
        if command.account_id is None and command.applicant.contact_kind == "phone" and not self._sms_available:
            raise SmsUnavailable
        self._documents.require(command.person_id, command.attachments.all)
        contact_index = self._contact_index(command.applicant)
        application_id = new_id()

        def beside(cursor: Cursor[DictRow]) -> None:
            self._documents.keep(cursor, command.attachments.all)
            if command.account_id is None:
                self._codes.open(cursor, application_id, contact_index)
                note_started(cursor, application_id, command.person_id, contact_index)

        return self._sending.carry_out(
            Attempt(
                application_id,
                offer.number,
                applicant=str(command.account_id or contact_index),
                decide=lambda state, already: start(state, command, offer, contact_index, already_applied=already),
                context=replace(context, subject=command.person_id),
                key=key,
                beside=beside,
            )
        )

    def confirm_code(
        self, application_id: UUID, code: str, context: Context, key: IdempotencyKey | None = None
    ) -> Written:
        """Verifies by the code and sends. Refuses a wrong, expired or used code and too many tries.

        When the ad has gone, or the person has applied before, the verification stays recorded, and JobInactive or
        AlreadyApplied says why the application was not sent.
        """
        return self._confirm(
            application_id, VerifiedBy.CODE, lambda: self._codes.check_code(application_id, code), context, key
        )

    def confirm_link(
        self, application_id: UUID, link_token: str, context: Context, key: IdempotencyKey | None = None
    ) -> Written:
        """Verifies by the mailed link and sends; otherwise as `confirm_code`."""
        return self._confirm(
            application_id, VerifiedBy.LINK, lambda: self._codes.check_link(application_id, link_token), context, key
        )

    def request_code(self, application_id: UUID, context: Context, key: IdempotencyKey | None = None) -> Written:
        """Has another code sent. Refuses with ResendTooSoon, TooManyCodes, or CodeUsed for somebody who is verified."""
        found = self._streams.require(application_id)
        outcome = self._streams.execute(
            application_id,
            request_code,
            replace(context, subject=found.subject),
            key=key,
            answer=lambda _: {"applicationId": str(application_id)},
            beside=lambda cursor: self._codes.open_another(cursor, application_id),
        )
        return Written(application_id, sent=False, position=outcome.position)

    def send(
        self, application_id: UUID, context: Context, *, confirmed: bool, key: IdempotencyKey | None = None
    ) -> Written:
        """Sends a pending application; when there is an earlier one for the job, only if `confirmed`."""
        found = self._streams.require(application_id)
        offer = self._offer(found.application.job_number)
        return self._sending.carry_out(
            Attempt(
                application_id,
                offer.number,
                applicant=_applicant_key(found.application),
                decide=lambda state, already: send(state, offer, already_applied=already, confirmed=confirmed),
                context=replace(context, subject=found.subject),
                key=key,
            )
        )

    def resend(
        self, application_id: UUID, command: ResendApplication, context: Context, key: IdempotencyKey | None = None
    ) -> Written:
        """Replaces what was sent, while the ad is active. The employer is told again."""
        stored = self._streams.find_answer(key)
        if stored is not None:
            return from_answer(stored)
        found = self._streams.require(application_id)
        offer = self._offer(found.application.job_number)
        self._bring_files(command, found)
        contact_index = self._contact_index(command.applicant)
        outcome = self._streams.execute(
            application_id,
            lambda state: resend(state, command, offer, contact_index),
            replace(context, subject=found.subject),
            key=key,
            answer=lambda _: {"applicationId": str(application_id), "sent": True},
            beside=lambda cursor: self._documents.keep(cursor, command.attachments.all),
        )
        if outcome.facts:
            replaced = set(found.application.attachments.all) - set(command.attachments.all)
            self._farewell.discard(application_id, tuple(replaced))
        return Written(application_id, sent=True, position=outcome.position)

    def delete(self, application_id: UUID, context: Context, key: IdempotencyKey | None = None) -> Written:
        """Takes the application back. What was never sent leaves nothing readable behind."""
        found = self._streams.require(application_id)
        outcome = self._streams.execute(
            application_id,
            lambda state: delete(state, DeletedBy.APPLICANT),
            replace(context, subject=found.subject),
            key=key,
            answer=lambda _: {"applicationId": str(application_id)},
            beside=lambda cursor: self._farewell.mark(cursor, application_id),
        )
        was_sent = found.application.stage >= Stage.SENT
        self._farewell.clean(application_id, was_sent=was_sent)
        return Written(application_id, was_sent, outcome.position)

    def _confirm(
        self,
        application_id: UUID,
        by: VerifiedBy,
        check: Callable[[], None],
        context: Context,
        key: IdempotencyKey | None,
    ) -> Written:
        stored = self._streams.find_answer(key)
        if stored is not None:
            return from_answer(stored)
        found = self._streams.require_living(application_id)
        offer = self._offer(found.application.job_number)
        try:
            check()
        except CodeUsed:
            stored = self._streams.find_answer(key)
            if stored is None:
                raise
            return from_answer(stored)

        def beside(cursor: Cursor[DictRow]) -> None:
            self._codes.use(cursor, application_id, by_code=by is VerifiedBy.CODE)
            note_verified(cursor, application_id)

        return self._sending.carry_out(
            Attempt(
                application_id,
                offer.number,
                applicant=_applicant_key(found.application),
                decide=lambda state, already: confirm(state, by, offer, already_applied=already),
                context=replace(context, subject=found.subject),
                key=key,
                beside=beside,
                obstacle=lambda already: obstacle(offer, already_applied=already),
            )
        )

    def _bring_files(self, command: ResendApplication, found: Found) -> None:
        if found.subject is None:
            raise PersonErased
        if command.uploaded_by and found.application.account_id is None:
            self._documents.hand_over(command.uploaded_by, found.subject, command.attachments.all)
        self._documents.require(found.application.account_id or found.subject, command.attachments.all)

    def _offer(self, job_number: int) -> JobOffer:
        offer = self._jobs.find_offer(job_number)
        if offer is None:
            raise JobUnknown
        return offer

    def _contact_index(self, applicant: Applicant) -> str:
        return self._keys.contact_index(applicant.contact_kind, applicant.contact)


def _applicant_key(application: Application) -> str:
    return str(application.account_id or application.contact_index)
