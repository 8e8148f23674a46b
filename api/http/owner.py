"""The owner of tracked data: the account when signed in, else the visitor."""

from typing import Annotated

from fastapi import Depends, Request, Response

from api.http.caller import CurrentPrincipal
from api.http.cookies.visitor import allows_all, find_visitor, set_visitor_cookie, visitor_token
from api.services import Use
from domain.kernel.process.settings import Settings
from domain.tracking.owner import Owner, account, visitor


async def current_owner(request: Request, caller: CurrentPrincipal) -> Owner | None:
    """The owner of the request's tracked data; None for a browser without a token."""
    if caller.account_id:
        return account(caller.account_id)
    return find_visitor(request)


CurrentOwner = Annotated[Owner | None, Depends(current_owner)]


async def observed_owner(request: Request, owner: CurrentOwner) -> Owner | None:
    """Identifies the owner whose visits and searches may be remembered: an account, or a visitor who has allowed it."""
    if owner is None or not owner.is_visitor:
        return owner
    return owner if allows_all(request) else None


ObservedOwner = Annotated[Owner | None, Depends(observed_owner)]


async def owner_or_new_visitor(
    request: Request, response: Response, settings: Use[Settings], known: CurrentOwner
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
