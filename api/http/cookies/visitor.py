"""Visitor cookie, and the owner of tracked data: the account when signed in, else the visitor.

The cookie is set when somebody does what needs it: saves a job, or allows visits and searches to be remembered.
"""

from typing import Annotated

from fastapi import Depends, Request, Response

from api.dependencies import CurrentPrincipal
from api.http.middleware.security_headers import is_plain_loopback
from api.services import UseSettings
from domain.kernel.process.settings import Settings
from domain.tracking.owner import Owner, account, new_token, visitor

VISITOR_COOKIE = "visitor"
COOKIE_SECONDS = 365 * 24 * 3600
CHOICE_COOKIE = "cookie-choice"
"""The visitor's answer to the cookie notice, set by the page: `necessary`, `all`, or `all-google` where the notice also
named Google's prompt, which only the page has to know."""


async def current_owner(request: Request, caller: CurrentPrincipal) -> Owner | None:
    """The owner of the request's tracked data; None for a browser without a token."""
    if caller.account_id:
        return account(caller.account_id)
    return find_visitor(request)


def find_visitor(request: Request) -> Owner | None:
    """The visitor from the cookie, whether or not somebody is signed in."""
    return visitor(request.cookies.get(VISITOR_COOKIE))


CurrentOwner = Annotated[Owner | None, Depends(current_owner)]


async def observed_owner(request: Request, owner: CurrentOwner) -> Owner | None:
    """Whose visits and searches may be remembered: an account's, and a visitor's who has allowed it."""
    if owner is None or not owner.is_visitor:
        return owner
    return owner if allows_all(request) else None


def allows_all(request: Request) -> bool:
    """Whether the visitor has allowed visits and searches to be remembered."""
    return request.cookies.get(CHOICE_COOKIE) in ("all", "all-google")


ObservedOwner = Annotated[Owner | None, Depends(observed_owner)]


def visitor_token(request: Request) -> str:
    """The visitor token from the cookie, or a new one. Stores nothing."""
    token = request.cookies.get(VISITOR_COOKIE)
    return token if token and visitor(token) else new_token()


def set_visitor_cookie(response: Response, token: str, settings: Settings) -> None:
    """Sets the cookie for a year from now on."""
    secure = not is_plain_loopback(settings.site_url)
    response.set_cookie(VISITOR_COOKIE, token, COOKIE_SECONDS, path="/", secure=secure, httponly=True, samesite="lax")


def forget_visitor(request: Request, response: Response) -> None:
    """Deletes the cookie, and with it the consent to being remembered: the notice asks anew."""
    response.delete_cookie(VISITOR_COOKIE, path="/")
    if allows_all(request):
        response.delete_cookie(CHOICE_COOKIE, path="/")


async def owner_or_new_visitor(
    request: Request, response: Response, settings: UseSettings, known: CurrentOwner
) -> Owner:
    """The owner for what a person asks to be kept: a browser without a token gets one."""
    if known and not known.is_visitor:
        return known
    token = visitor_token(request)
    set_visitor_cookie(response, token, settings)
    owner = visitor(token)
    assert owner is not None  # noqa: S101 - made from a token
    return owner


OwnerOrNewVisitor = Annotated[Owner, Depends(owner_or_new_visitor)]
