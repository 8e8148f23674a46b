"""An administrator acts as somebody, and comes back."""

from fastapi import APIRouter, Response

from api.auth import schemas
from api.auth.entrance import AskingBrowser, CurrentEntrance
from api.dependencies import MaybeSignedIn, OwnHand, RequestLocale, Use, limited
from api.me.presenting import me
from api.me.schemas import Me
from api.openapi import refusals
from api.rate_limit import CONFIRM_CODE, PROVE
from api.session_cookie import set_session
from domain.accounts.errors import (
    AccountNotFound,
    Forbidden,
    ForbiddenWhileActing,
    LinkInvalidOrExpired,
    LoginRequired,
)
from domain.accounts.roles import AccountRole

router = APIRouter(tags=["auth"])


@router.post(
    "/auth/login-as",
    dependencies=[limited(PROVE)],
    responses=refusals(AccountNotFound, Forbidden, ForbiddenWhileActing),
)
def login_as(
    said: schemas.LoginAs,
    administrator: OwnHand,
    response: Response,
    use: Use,
    locale: RequestLocale,
    browser: AskingBrowser,
) -> Me:
    """An administrator sees the site as somebody does, for ten minutes at the most. `acting.originalToken` leads back.

    The person can read when it was, and what for. Password, address, sessions, export and erasure stay out of reach.
    """
    administrator.require_role(AccountRole.ADMINISTRATOR)
    acting = use.accounts.acting.begin(administrator.account, said.email, said.reason, browser)
    set_session(response, acting.token, use.settings)
    found = use.accounts.sessions.recognise(acting.token)
    if found is None:
        raise LoginRequired
    return me(found[0], locale, use.accounts, found[1])


@router.post("/auth/login-with-token", dependencies=[limited(CONFIRM_CODE)], responses=refusals(LinkInvalidOrExpired))
def login_with_token(
    said: schemas.OriginalToken,
    use: Use,
    browser: AskingBrowser,
    person: MaybeSignedIn,
    entrance: CurrentEntrance,
) -> Me:
    """Leads an administrator back from the person whom they acted as. The token works once, in this browser alone."""
    account_id, admitted = use.accounts.acting.come_back(said.token, person.session if person else None, browser)
    return entrance.welcome(account_id, admitted)
