"""What can happen to an application. Fields marked personal are stored under the applicant's own key."""

from enum import StrEnum
from typing import Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from domain.kernel.facts import Fact, Personal

Locale = Literal["hr", "en", "sl", "bs", "mk"]


class Consent(BaseModel):
    """Which text of the terms and the privacy policy was agreed to, and in which language it was read."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    text_version: str
    language: Locale


class VerifiedBy(StrEnum):
    """How the applicant showed that the address or number is theirs."""

    CODE = "code"
    LINK = "link"


class DeletedBy(StrEnum):
    """Who removed the application: its applicant, the product after a day without verification, or the erasure of all
    that is held about the applicant."""

    APPLICANT = "applicant"
    SYSTEM = "system"
    ERASURE = "erasure"


class EndingReason(StrEnum):
    """What the employer says about the end of the selection."""

    FINISHED = "finished"
    HIRED = "hired"
    NOT_SELECTED = "not-selected"
    CANCELLED = "cancelled"


class ApplicationInitiated(Fact, topic="applications.ApplicationInitiated"):
    """Somebody filled in the form. The job is named as it stood then; `job_version` finds the whole ad again.

    `contact_index` is a keyed hash of the address or number that is to be verified.
    """

    job_number: int = Field(ge=1)
    job_version: int = Field(ge=1)
    job_title: str
    job_place: str
    employer_id: int = Field(ge=1)
    employer_name: str
    application_type: Literal["quick"]
    source: str
    locale: Locale
    account_id: UUID | None
    consent: Consent
    contact_kind: Literal["email", "phone"]
    cv_document_id: UUID
    other_document_ids: tuple[UUID, ...]
    contact_index: Personal[str] = None
    first_name: Personal[str] = None
    last_name: Personal[str] = None
    email: Personal[str] = None
    phone: Personal[str] = None
    cover_letter: Personal[str] = None


class ApplicationCodeRequested(Fact, topic="applications.ApplicationCodeRequested"):
    """The applicant asked for another code."""


class ApplicationCodeVerified(Fact, topic="applications.ApplicationCodeVerified"):
    """The address or number is the applicant's own."""

    by: VerifiedBy


class ApplicationSent(Fact, topic="applications.ApplicationSent"):
    """The applicant handed the application over; from here the employer may see it.

    `again` says that they had applied for this job before and chose to do so once more.
    """

    again: bool


class ApplicationResent(Fact, topic="applications.ApplicationResent"):
    """The applicant replaced what was sent; `changed` names the fields that differ."""

    changed: tuple[str, ...]
    cv_document_id: UUID
    other_document_ids: tuple[UUID, ...]
    first_name: Personal[str] = None
    last_name: Personal[str] = None
    email: Personal[str] = None
    phone: Personal[str] = None
    cover_letter: Personal[str] = None


class ApplicationDeleted(Fact, topic="applications.ApplicationDeleted"):
    """Nobody is to see the application any more; an employer who had it learns that it was withdrawn."""

    by: DeletedBy


class ApplicationAdopted(Fact, topic="applications.ApplicationAdopted"):
    """The guest has an account with the verified address now, and the application is the account's."""

    account_id: UUID


class ApplicantErased(Fact, topic="applications.ApplicantErased"):
    """All that was held about the applicant has been erased; this is the last fact of the stream."""


class ApplicationForwarded(Fact, topic="applications.ApplicationForwarded"):
    """The employer has been told about the application."""

    employer_id: int = Field(ge=1)
    by: Literal["mail"]


class ApplicationSeen(Fact, topic="applications.ApplicationSeen"):
    """A person on the employer's side opened the application."""


class ApplicationEnded(Fact, topic="applications.ApplicationEnded"):
    """The employer has finished the selection for this application."""

    reason: EndingReason


ApplicationFact = (
    ApplicationInitiated
    | ApplicationCodeRequested
    | ApplicationCodeVerified
    | ApplicationSent
    | ApplicationResent
    | ApplicationDeleted
    | ApplicationAdopted
    | ApplicantErased
    | ApplicationForwarded
    | ApplicationSeen
    | ApplicationEnded
)
