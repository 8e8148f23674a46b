"""Identifies the applicant of a request by session or signed link, and checks who owns an application."""

from typing import Annotated

from fastapi import Depends

from api.applications.applicant_access import ApplicantIdentity
from api.applications.dependencies import UseApplicantAccess
from api.auth.dependencies import UseAccountRepository
from api.dependencies import AccessToken, CurrentPrincipal, OptionalUser
from domain.kernel.event import Actor, Context


def current_applicant(
    caller: CurrentPrincipal, applicants: UseApplicantAccess, token: AccessToken = None
) -> ApplicantIdentity:
    """The applicant of a request."""
    return applicants.identify(token, caller.account_id)


async def account_contact(user: OptionalUser, accounts: UseAccountRepository) -> str | None:
    """The blind index of the signed-in account's address, which is verified."""
    return accounts.email_index(user.account.email) if user else None


AccountContact = Annotated[str | None, Depends(account_contact)]

CurrentApplicant = Annotated[ApplicantIdentity, Depends(current_applicant)]


def applicant_context(context: Context, person: ApplicantIdentity) -> Context:
    """The context of the applicant's commands: a guest acts by link."""
    return context if person.account_id else Context(Actor("guest"), "link", correlation_id=context.correlation_id)
