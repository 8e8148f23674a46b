"""Identifies the applicant of a request by session or signed link, and checks who owns an application."""

from typing import Annotated

from fastapi import Depends, Request

from api.applications.applicant_access import ApplicantAccess, ApplicantIdentity
from api.http.access_links import AccessToken
from api.http.caller import CurrentPrincipal, OptionalUser
from api.http.client_address import client_network, network_around
from api.http.rate_limit import FOLLOW_LINK
from api.http.rate_limiter import RateLimiter
from api.services import Use
from domain.accounts.account import AccountRepository
from domain.applications.follow_links import is_follow_token
from domain.kernel.log.event import Actor, Context


def current_applicant(
    request: Request,
    caller: CurrentPrincipal,
    applicants: Use[ApplicantAccess],
    limiter: Use[RateLimiter],
    token: AccessToken = None,
) -> ApplicantIdentity:
    """The applicant of a request."""
    count_follow_link(request, limiter, token)
    return applicants.identify(token, caller.account_id)


def count_follow_link(request: Request, limiter: RateLimiter, token: str | None) -> None:
    """Counts a request that shows a short link, before it is looked up. Refuses with TooManyRequests."""
    if token and is_follow_token(token):
        limiter.require(FOLLOW_LINK, client_network(request), network_around(request))
        limiter.count_overall(FOLLOW_LINK)


async def account_contact(user: OptionalUser, accounts: Use[AccountRepository]) -> str | None:
    """The blind index of the signed-in account's address, which is verified."""
    return accounts.email_index(user.account.email) if user else None


AccountContact = Annotated[str | None, Depends(account_contact)]

CurrentApplicant = Annotated[ApplicantIdentity, Depends(current_applicant)]


def applicant_context(context: Context, person: ApplicantIdentity) -> Context:
    """The context of the applicant's commands: a guest acts by link."""
    return context if person.account_id else Context(Actor("guest"), "link", correlation_id=context.correlation_id)
