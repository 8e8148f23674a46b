"""Under whom something is remembered: the account of a signed-in person, or the token in a browser's cookie."""

from typing import Annotated

from fastapi import Depends, Request, Response

from api.dependencies import CurrentCaller, Use
from api.headers import is_plain_loopback
from domain.kernel.settings import Settings
from domain.tracking.owner import Owner, account, new_token, visitor

COOKIE = "visitor"
COOKIE_SECONDS = 365 * 24 * 3600


async def current_owner(request: Request, caller: CurrentCaller) -> Owner | None:
    """Whose the request is; None for a browser that holds no token."""
    if caller.account_id:
        return account(caller.account_id)
    return visitor_of(request)


def visitor_of(request: Request) -> Owner | None:
    """The visitor whose token the browser holds, whether or not somebody is signed in."""
    return visitor(request.cookies.get(COOKIE))


CurrentOwner = Annotated[Owner | None, Depends(current_owner)]


def token_of(request: Request) -> str:
    """The browser's token, or a new one. Nothing is stored for either."""
    token = request.cookies.get(COOKIE)
    return token if token and visitor(token) else new_token()


def keep_token(response: Response, token: str, settings: Settings) -> None:
    """Lets the browser keep the token for a year from now on."""
    secure = not is_plain_loopback(settings.site_url)
    response.set_cookie(COOKIE, token, COOKIE_SECONDS, path="/", secure=secure, httponly=True, samesite="lax")


def drop_token(response: Response) -> None:
    """Takes the token from the browser."""
    response.delete_cookie(COOKIE, path="/")


async def remembering_owner(request: Request, response: Response, use: Use, known: CurrentOwner) -> Owner:
    """Whose the request is, for routes that remember something: a browser without a token gets one here."""
    if known and not known.is_visitor:
        return known
    token = token_of(request)
    keep_token(response, token, use.settings)
    owner = visitor(token)
    assert owner is not None  # noqa: S101 - made from a token
    return owner


RememberingOwner = Annotated[Owner, Depends(remembering_owner)]
