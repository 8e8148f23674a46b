"""Events of an application. Fields marked personal are stored under the applicant's own key."""

from enum import StrEnum
from typing import Any, Literal, get_args
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from domain.kernel.log.event import Event, Personal
from domain.kernel.values.cv_version import CvVersion
from domain.kernel.values.referral_source import ReferralSource, referral_source

Locale = Literal["hr", "en", "sl", "bs", "mk"]


BundledTextVersion = Literal["2026-11", "2026-11-22"]
"""The versions of the text that the form showed while one answer stood for consent and terms; none may go."""

UNLISTED = "unlisted"
"""The text's version in events recorded before versions were a closed list, if it named none of the list."""

ApplicationField = Literal["first_name", "last_name", "email", "phone", "cover_letter", "cv", "other_documents"]


class Consent(BaseModel):
    """The applicant's consent, and the language in which its texts were read. Two answers: consent to the processing
    that the privacy policy of `privacy_version` describes, and acceptance of the terms of `terms_version`, which an
    account's person has accepted with the account.

    `text_version` is that of the single text that one answer was given to before.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    language: Locale
    privacy_version: int | None = Field(ge=1)
    terms_version: int | None = Field(ge=1)
    text_version: BundledTextVersion | Literal["unlisted"] | None = None


class VerifiedBy(StrEnum):
    """The way in which the applicant showed that the address or number is theirs."""

    CODE = "code"
    LINK = "link"


class DeletedBy(StrEnum):
    """The actor that deleted the application: its applicant, the system after the period for which such are kept, or
    the erasure of everything about the applicant."""

    APPLICANT = "applicant"
    SYSTEM = "system"
    ERASURE = "erasure"


class EndingReason(StrEnum):
    """The reason that the employer gives for the end of the selection."""

    FINISHED = "finished"
    HIRED = "hired"
    NOT_SELECTED = "not-selected"
    CANCELLED = "cancelled"


class ApplicationInitiated(Event, topic="applications.ApplicationInitiated", schema_version=3):
    """Somebody filled in the form. The job is named as it was then; `job_version` finds that version of the ad.

    `cv_version` names the version of the account's CV that was typeset; None for a file that was uploaded.
    `contact_index` is a keyed hash of the address or number that is to be verified; `contact_verified` says that it is
    the address of the account. Version 1 took that for granted of everybody who was signed in, and any text of the
    browser as `source` and as the version of the consent's text. Up to version 2 one answer stood for consent and
    terms.
    """

    job_number: int = Field(ge=1)
    job_version: int = Field(ge=1)
    job_title: str
    job_place: str
    employer_id: int = Field(ge=1)
    employer_name: str
    application_type: Literal["quick"]
    source: ReferralSource
    locale: Locale
    account_id: UUID | None
    consent: Consent
    contact_kind: Literal["email", "phone"]
    cv_document_id: UUID
    other_document_ids: tuple[UUID, ...]
    contact_verified: bool
    cv_version: CvVersion | None = None
    contact_index: Personal[str] = None
    first_name: Personal[str] = None
    last_name: Personal[str] = None
    email: Personal[str] = None
    phone: Personal[str] = None
    cover_letter: Personal[str] = None

    @classmethod
    def upcast(cls, stored_version: int, data: dict[str, Any]) -> dict[str, Any]:
        """Texts of version 1 that are in no list are dropped."""
        consent = {**data["consent"], "privacy_version": None, "terms_version": None}
        if stored_version >= 2:
            return {**data, "consent": consent}
        listed = consent["text_version"] in get_args(BundledTextVersion)
        return {
            **data,
            "contact_verified": data.get("account_id") is not None,
            "source": referral_source(data["source"]),
            "consent": consent if listed else {**consent, "text_version": UNLISTED},
        }


class ApplicationCodeRequested(Event, topic="applications.ApplicationCodeRequested"):
    """The applicant asked for another code."""


class ApplicationCodeVerified(Event, topic="applications.ApplicationCodeVerified"):
    """The applicant verified their address or number."""

    by: VerifiedBy


class ApplicationSent(Event, topic="applications.ApplicationSent"):
    """The applicant sent the application; from here on the employer may see it.

    `again`: they had applied for this job before and confirmed that they want to apply twice.
    """

    again: bool


class ApplicationResent(Event, topic="applications.ApplicationResent"):
    """The applicant replaced what was sent; `changed` names the fields that differ. `cv_version` as when it began."""

    changed: tuple[ApplicationField, ...]
    cv_document_id: UUID
    other_document_ids: tuple[UUID, ...]
    cv_version: CvVersion | None = None
    first_name: Personal[str] = None
    last_name: Personal[str] = None
    email: Personal[str] = None
    phone: Personal[str] = None
    cover_letter: Personal[str] = None


class ApplicationDeleted(Event, topic="applications.ApplicationDeleted"):
    """Nobody may see the application any more; an employer who had received it is told that it was withdrawn."""

    by: DeletedBy


class ApplicationAdopted(Event, topic="applications.ApplicationAdopted"):
    """The guest has an account with the verified address now, and the application is the account's."""

    account_id: UUID


class ApplicantErased(Event, topic="applications.ApplicantErased"):
    """Everything about the applicant has been erased; this is the last event of the stream."""


class ApplicationForwarded(Event, topic="applications.ApplicationForwarded"):
    """The employer has been notified of the application."""

    employer_id: int = Field(ge=1)
    by: Literal["mail"]


class ApplicationSeen(Event, topic="applications.ApplicationSeen"):
    """A person on the employer's side opened the application."""


class ApplicationEnded(Event, topic="applications.ApplicationEnded"):
    """The employer has finished the selection for this application."""

    reason: EndingReason


EmployerEvent = ApplicationSeen | ApplicationEnded
"""Acts of a person at the employer on an application. Each is an answer, a step of the timeline, and changes neither
whose the application is nor what was sent."""

ApplicationEvent = (
    ApplicationInitiated
    | ApplicationCodeRequested
    | ApplicationCodeVerified
    | ApplicationSent
    | ApplicationResent
    | ApplicationDeleted
    | ApplicationAdopted
    | ApplicantErased
    | ApplicationForwarded
    | EmployerEvent
)
