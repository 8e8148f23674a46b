"""Identifies the applicant of a request by session or signed link, and checks who owns an application."""

from dataclasses import dataclass
from typing import Annotated
from uuid import UUID

from fastapi import Depends
from sqlalchemy import ColumnElement

from api.bootstrap import UseCases
from api.dependencies import AccessToken, CurrentPrincipal, Use
from domain.applications.errors import ApplicationNotFound
from domain.applications.state import Application, Stage
from domain.applications.streams import LoadedApplication
from domain.kernel.event import Actor, Context
from domain.observability.error_reporting import identify
from domain.verification.signed_links import ApplicantLink, LinkInvalid, LinkMissing, VerificationLink
from read_models.applications.queries import of_account, of_contact


@dataclass(frozen=True, slots=True)
class ApplicantIdentity:
    """How the applicant is known: by account, verified contact, or one application whose code is pending."""

    account_id: UUID | None = None
    contact_index: str | None = None
    verifying: UUID | None = None

    @property
    def is_known(self) -> bool:
        return self.account_id is not None or self.contact_index is not None or self.verifying is not None

    def owns(self, application_id: UUID, application: Application) -> bool:
        """Whether the application belongs to this applicant.

        The link of the browser that started the application counts only until it is verified: verification issues a
        link for the contact.
        """
        if application.account_id is not None:
            return application.account_id == self.account_id
        if application.stage >= Stage.VERIFIED:
            return self.contact_index is not None and application.contact_index == self.contact_index
        return self.verifying == application_id


def current_applicant(caller: CurrentPrincipal, use: Use, token: AccessToken = None) -> ApplicantIdentity:
    """The applicant of a request. Refuses an invalid link; a missing one is allowed."""
    return identify_applicant(use, token, caller.account_id)


def identify_applicant(use: UseCases, token: str | None, account_id: UUID | None) -> ApplicantIdentity:
    """Identifies an applicant by the signed-in account and the link's token."""
    return _holder(use, token, account_id) if token else ApplicantIdentity(account_id=account_id)


def _holder(use: UseCases, token: str, account_id: UUID | None) -> ApplicantIdentity:
    try:
        link = use.links.open(ApplicantLink, token)
    except LinkInvalid:
        waiting = use.links.open(VerificationLink, token)
        return ApplicantIdentity(account_id=account_id, verifying=waiting.application_id)
    application = use.applications.find(link.application_id)
    verified = application is not None and application.account_id is None and application.stage >= Stage.VERIFIED
    if application is None or not verified:
        return ApplicantIdentity(account_id=account_id)
    identify(use.settings, application.contact_index or "")
    return ApplicantIdentity(account_id=account_id, contact_index=application.contact_index)


CurrentApplicant = Annotated[ApplicantIdentity, Depends(current_applicant)]


def applications_of(person: ApplicantIdentity) -> ColumnElement[bool] | None:
    """The condition that selects the applicant's own rows; None when the applicant is not known."""
    if person.account_id:
        return of_account(person.account_id)
    return of_contact(person.contact_index) if person.contact_index else None


def find_own(use: UseCases, person: ApplicantIdentity, application_id: UUID) -> LoadedApplication:
    """Loads the applicant's own application from its stream. Raises ApplicationNotFound for other people's, so that
    their existence is not revealed, and LinkMissing when the applicant is not known."""
    if not person.is_known:
        raise LinkMissing
    found = use.application_streams.find(application_id)
    if found is None or not person.owns(application_id, found.application):
        raise ApplicationNotFound
    return found


def require_own(use: UseCases, person: ApplicantIdentity, application_id: UUID) -> Application:
    """The application that `find_own` loads, without its version. Raises the same errors."""
    return find_own(use, person, application_id).application


def applicant_context(context: Context, person: ApplicantIdentity) -> Context:
    """The context of the applicant's commands: a guest acts by link."""
    return context if person.account_id else Context(Actor("guest"), "link", correlation_id=context.correlation_id)
