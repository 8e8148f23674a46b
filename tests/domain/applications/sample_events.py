"""The events, commands and decisions that tests about applications tell their stories with."""

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from uuid import UUID

from domain.applications.applicant import Applicant, Attachments
from domain.applications.commands import JobSnapshot, ResendApplication, StartApplication
from domain.applications.decisions.ownership import adopt, delete, erase, expire
from domain.applications.decisions.selection import end, forward, see
from domain.applications.decisions.sending import confirm, request_code, resend, send, start
from domain.applications.events import (
    ApplicantErased,
    ApplicationAdopted,
    ApplicationCodeRequested,
    ApplicationCodeVerified,
    ApplicationDeleted,
    ApplicationEnded,
    ApplicationEvent,
    ApplicationForwarded,
    ApplicationInitiated,
    ApplicationResent,
    ApplicationSeen,
    ApplicationSent,
    Consent,
    DeletedBy,
    EndingReason,
    VerifiedBy,
)
from domain.applications.state import Application, evolve
from domain.kernel.values.referral_source import ReferralSource
from tests.specification import stream

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


def evolve_at_noon(state: Application | None, event: ApplicationEvent) -> Application | None:
    """No decision asks when something happened, only whether."""
    return evolve(state, event, NOON)


given = stream(None, evolve_at_noon)

JOB = 4711
EMPLOYER = 12
ACCOUNT = UUID(int=77)
PERSON = UUID(int=78)
CV = UUID(int=1)
OTHER_CV = UUID(int=2)
DIPLOMA = UUID(int=3)
CONTACT = "index-of-ana"

OPEN = JobSnapshot(JOB, 2, "Konobar", "Split", EMPLOYER, "Konoba Lula", is_open=True, takes_quick_applications=True)
CLOSED = JobSnapshot(JOB, 3, "Konobar", "Split", EMPLOYER, "Konoba Lula", is_open=False, takes_quick_applications=True)
BY_PHONE = JobSnapshot(
    JOB, 2, "Konobar", "Split", EMPLOYER, "Konoba Lula", is_open=True, takes_quick_applications=False
)

ANA = Applicant("Ana", "Horvat", "ana@example.com", "+385912345678", "Poštovani")
CONSENT = Consent(language="hr", privacy_version=1, terms_version=1)


def start_command(
    *,
    account_id: UUID | None = None,
    confirmed: bool = False,
    draft: bool = False,
    applicant: Applicant = ANA,
    other_contact: bool = False,
) -> StartApplication:
    return StartApplication(
        job_number=JOB,
        applicant=applicant,
        attachments=Attachments(CV, (DIPLOMA,)),
        consent=CONSENT,
        locale="hr",
        uploaded_by=PERSON,
        source=ReferralSource.JOB_SEARCH,
        account_id=account_id,
        verified_contact_index=CONTACT if account_id and not other_contact else None,
        confirmed=confirmed,
        draft=draft,
    )


def initiated(account_id: UUID | None = None, *, contact_verified: bool | None = None) -> ApplicationInitiated:
    """Makes the first event: by an account with its own address, by a guest, or as said."""
    return ApplicationInitiated(
        job_number=JOB,
        job_version=2,
        job_title="Konobar",
        job_place="Split",
        employer_id=EMPLOYER,
        employer_name="Konoba Lula",
        application_type="quick",
        source=ReferralSource.JOB_SEARCH,
        locale="hr",
        account_id=account_id,
        consent=CONSENT,
        contact_kind="email",
        cv_document_id=CV,
        other_document_ids=(DIPLOMA,),
        contact_verified=account_id is not None if contact_verified is None else contact_verified,
        contact_index=CONTACT,
        first_name="Ana",
        last_name="Horvat",
        email="ana@example.com",
        phone="+385912345678",
        cover_letter="Poštovani",
    )


INITIATED = initiated()
INITIATED_BY_ACCOUNT = initiated(ACCOUNT)
INITIATED_WITH_OTHER_CONTACT = initiated(ACCOUNT, contact_verified=False)
CODE_REQUESTED = ApplicationCodeRequested()
VERIFIED = ApplicationCodeVerified(by=VerifiedBy.CODE)
ADOPTED = ApplicationAdopted(account_id=ACCOUNT)
SENT = ApplicationSent(again=False)
SENT_AGAIN = ApplicationSent(again=True)
RESENT = ApplicationResent(
    changed=("cover_letter", "cv"),
    cv_document_id=OTHER_CV,
    other_document_ids=(DIPLOMA,),
    first_name="Ana",
    last_name="Horvat",
    email="ana@example.com",
    phone="+385912345678",
    cover_letter="Poštovani još jednom",
)
FORWARDED = ApplicationForwarded(employer_id=EMPLOYER, by="mail")
SEEN = ApplicationSeen()
ENDED = ApplicationEnded(reason=EndingReason.HIRED)
DELETED = ApplicationDeleted(by=DeletedBy.APPLICANT)
REMOVED = ApplicationDeleted(by=DeletedBy.SYSTEM)
ERASED = ApplicantErased()

STARTED = (INITIATED, INITIATED_BY_ACCOUNT)
LIVING = (CODE_REQUESTED, VERIFIED, SENT, SENT_AGAIN, RESENT, FORWARDED, SEEN, ENDED, ADOPTED)
"""Events of an application between its beginning and its deletion."""

CHANGES = ResendApplication(
    Applicant("Ana", "Horvat", "ana@example.com", "+385912345678", "Poštovani još jednom"),
    Attachments(OTHER_CV, (DIPLOMA,)),
)
NO_CHANGES = ResendApplication(ANA, Attachments(CV, (DIPLOMA,)))

Decide = Callable[[Application | None], Iterable[ApplicationEvent]]
DECISIONS: Mapping[str, Decide] = {
    "start as a guest": lambda state: start(state, start_command(), OPEN, CONTACT, already_applied=False),
    "start with an account": lambda state: start(
        state, start_command(account_id=ACCOUNT), OPEN, CONTACT, already_applied=False
    ),
    "start a draft": lambda state: start(
        state, start_command(account_id=ACCOUNT, draft=True), OPEN, CONTACT, already_applied=False
    ),
    "ask for a code": request_code,
    "confirm": lambda state: confirm(state, VerifiedBy.CODE, OPEN, already_applied=False),
    "confirm when the ad has gone": lambda state: confirm(state, VerifiedBy.LINK, CLOSED, already_applied=False),
    "send": lambda state: send(state, OPEN, already_applied=True, confirmed=True),
    "send other details": lambda state: resend(state, CHANGES, OPEN, CONTACT),
    "send the first details again": lambda state: resend(state, NO_CHANGES, OPEN, CONTACT),
    "forward": forward,
    "see": see,
    "end": lambda state: end(state, EndingReason.NOT_SELECTED),
    "adopt": lambda state: adopt(state, ACCOUNT),
    "expire": expire,
    "delete": lambda state: delete(state, DeletedBy.APPLICANT),
    "erase": erase,
}
"""Every decision, by what is asked of the application."""
