"""What is remembered of one application."""

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import assert_never
from uuid import UUID

from domain.applications.applicant import Applicant
from domain.applications.commands import Attachments
from domain.applications.events import (
    ApplicantErased,
    ApplicationAdopted,
    ApplicationCodeRequested,
    ApplicationCodeVerified,
    ApplicationDeleted,
    ApplicationEnded,
    ApplicationFact,
    ApplicationForwarded,
    ApplicationInitiated,
    ApplicationResent,
    ApplicationSeen,
    ApplicationSent,
)


class Stage(IntEnum):
    """How far an application has come, whether or not it has been deleted since."""

    INITIATED = 1
    VERIFIED = 2
    SENT = 3
    ENDED = 4


@dataclass(frozen=True, slots=True)
class Application:
    """An application as its facts leave it. `forwarded` and `seen` speak of what was sent last."""

    job_number: int
    job_version: int
    employer_id: int
    account_id: UUID | None
    contact_index: str | None
    applicant: Applicant
    attachments: Attachments
    stage: Stage = Stage.INITIATED
    forwarded: bool = False
    seen: bool = False
    deleted: bool = False
    erased: bool = False

    @property
    def may_be_sent(self) -> bool:
        """A signed-in person is known; a guest must have verified an address or number."""
        return self.account_id is not None or self.stage >= Stage.VERIFIED


_REACHED: dict[type[ApplicationFact], Stage] = {
    ApplicationCodeVerified: Stage.VERIFIED,
    ApplicationSent: Stage.SENT,
    ApplicationEnded: Stage.ENDED,
}

_NOTED: dict[type[ApplicationFact], str] = {
    ApplicationForwarded: "forwarded",
    ApplicationSeen: "seen",
    ApplicationDeleted: "deleted",
    ApplicantErased: "erased",
}


def evolve(state: Application | None, fact: ApplicationFact) -> Application | None:
    """What is remembered once `fact` has happened."""
    if isinstance(fact, ApplicationInitiated):
        return _initiated(fact)
    if state is None:
        return None
    match fact:
        case ApplicationCodeRequested():
            return state
        case ApplicationCodeVerified() | ApplicationSent() | ApplicationEnded():
            return replace(state, stage=_REACHED[type(fact)])
        case ApplicationResent():
            return replace(
                state, applicant=_applicant(fact), attachments=_attachments(fact), forwarded=False, seen=False
            )
        case ApplicationForwarded() | ApplicationSeen() | ApplicationDeleted() | ApplicantErased():
            return replace(state, **{_NOTED[type(fact)]: True})
        case ApplicationAdopted():
            return replace(state, account_id=fact.account_id)
        case _:
            assert_never(fact)


def _initiated(fact: ApplicationInitiated) -> Application:
    return Application(
        job_number=fact.job_number,
        job_version=fact.job_version,
        employer_id=fact.employer_id,
        account_id=fact.account_id,
        contact_index=fact.contact_index,
        applicant=_applicant(fact),
        attachments=_attachments(fact),
    )


def _applicant(fact: ApplicationInitiated | ApplicationResent) -> Applicant:
    return Applicant(fact.first_name or "", fact.last_name or "", fact.email, fact.phone, fact.cover_letter or "")


def _attachments(fact: ApplicationInitiated | ApplicationResent) -> Attachments:
    return Attachments(fact.cv_document_id, fact.other_document_ids)
