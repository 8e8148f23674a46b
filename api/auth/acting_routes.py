"""An administrator acts as somebody, and comes back."""

from fastapi import APIRouter, Response

from api.auth import schemas
from api.auth.dependencies import UseImpersonation, UseSessions
from api.auth.sign_in import CurrentSignIn, RequestBrowser
from api.dependencies import OptionalUser, RequestLocale, UserInPerson, rate_limited
from api.http.cookies.session import set_session_cookie
from api.http.openapi.description import problem_responses
from api.http.rate_limit import CONFIRM_CODE, PROVE
from api.me.dependencies import UseAccountSerializer
from api.me.schemas import Me
from api.services import UseSettings
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
    dependencies=[rate_limited(PROVE)],
    responses=problem_responses(AccountNotFound, Forbidden, ForbiddenWhileActing),
)
def login_as(
    body: schemas.LoginAs,
    administrator: UserInPerson,
    response: Response,
    impersonation: UseImpersonation,
    sessions: UseSessions,
    serializer: UseAccountSerializer,
    settings: UseSettings,
    locale: RequestLocale,
    browser: RequestBrowser,
) -> Me:
    """An administrator sees the site as somebody does, for ten minutes at the most. `acting.originalToken` leads back.

    The person can read when it was, and what for. Password, address, sessions, export and erasure stay out of reach.
    """
    administrator.require_role(AccountRole.ADMINISTRATOR)
    acting = impersonation.begin(administrator.account, body.email, body.reason, browser)
    set_session_cookie(response, acting.token, settings)
    found = sessions.authenticate(acting.token)
    if found is None:
        raise LoginRequired
    return serializer.me(found[0], locale, found[1])


@router.post(
    "/auth/login-with-token",
    dependencies=[rate_limited(CONFIRM_CODE)],
    responses=problem_responses(LinkInvalidOrExpired),
)
def login_with_token(
    body: schemas.OriginalToken,
    impersonation: UseImpersonation,
    browser: RequestBrowser,
    person: OptionalUser,
    sign_in: CurrentSignIn,
) -> Me:
    """Leads an administrator back from the person whom they acted as. The token works once, in this browser alone."""
    account_id, started_session = impersonation.come_back(body.token, person.session if person else None, browser)
    return sign_in.complete(account_id, started_session)
