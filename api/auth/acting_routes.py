"""Routes for impersonation: an administrator acts as a user, and returns to their own session."""

from fastapi import APIRouter, Response

from api.auth import schemas
from api.auth.sign_in import CurrentSignIn, RequestBrowser
from api.http.caller import OptionalUser, UserInPerson
from api.http.cookies.session import set_session_cookie
from api.http.openapi.description import problem_responses
from api.http.rate_limit import CONFIRM_CODE, PROVE
from api.http.rate_limiting import rate_limited
from api.http.request_locale import RequestLocale
from api.me.schemas import Me
from api.me.serializers import AccountSerializer
from api.services import Use
from domain.accounts.errors import (
    AccountNotFound,
    Forbidden,
    ForbiddenWhileActing,
    LinkInvalidOrExpired,
    LoginRequired,
    SecondFactorRequired,
)
from domain.accounts.impersonation import Impersonation
from domain.accounts.roles import AccountRole
from domain.accounts.sessions import Sessions
from domain.kernel.process.settings import Settings

router = APIRouter(tags=["auth"])


@router.post(
    "/auth/login-as",
    dependencies=[rate_limited(PROVE)],
    responses=problem_responses(AccountNotFound, Forbidden, ForbiddenWhileActing, SecondFactorRequired),
)
def login_as(
    body: schemas.LoginAs,
    administrator: UserInPerson,
    response: Response,
    impersonation: Use[Impersonation],
    sessions: Use[Sessions],
    serializer: Use[AccountSerializer],
    settings: Use[Settings],
    locale: RequestLocale,
    browser: RequestBrowser,
) -> Me:
    """Lets an administrator act as a user for at most ten minutes. `acting.originalToken` returns to their own session.

    The user can see when and why. Password, e-mail address, sessions, export and erasure remain forbidden.
    """
    administrator.require_role(AccountRole.ADMINISTRATOR)
    acting = impersonation.begin(administrator.account, administrator.session, body.email, body.reason, browser)
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
    impersonation: Use[Impersonation],
    browser: RequestBrowser,
    person: OptionalUser,
    sign_in: CurrentSignIn,
) -> Me:
    """Returns an administrator from acting to their own session. The token works once, in this browser only."""
    account_id, started_session = impersonation.return_to_administrator(
        body.token, person.session if person else None, browser
    )
    return sign_in.complete(account_id, started_session)
