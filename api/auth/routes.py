"""Routes for login by password and by code, and for logout."""

import re
from dataclasses import replace

from fastapi import APIRouter, Request, Response, status
from fastapi.responses import JSONResponse

from api.applications.serializers import verification
from api.auth import schemas
from api.auth.sign_in import CurrentSignIn, RequestBrowser
from api.http.caller import CorrelationId, OptionalUser
from api.http.cookies.session import delete_session_cookie, link_from_cookie, session_token, set_link_cookie
from api.http.errors.problems import domain_error_response
from api.http.openapi.description import problem_responses
from api.http.rate_limit import ASK_FOR_MAIL, CONFIRM_CODE, LOGIN, LOGIN_TO_ADDRESS, MAIL_TO_ADDRESS, WRITE
from api.http.rate_limiter import RateLimiter
from api.http.rate_limiting import rate_limited
from api.http.request_locale import RequestLocale
from api.me.schemas import Me
from api.services import Use
from domain.accounts.account import AccountRepository
from domain.accounts.errors import (
    AccountDeactivated,
    EmailNotVerified,
    InvalidCredentials,
    LinkInvalidOrExpired,
    SecondFactorPending,
    TooBusy,
)
from domain.accounts.impersonation import Impersonation
from domain.accounts.sessions import Sessions
from domain.accounts.sign_in import NotVerifiedYet, SignIn
from domain.kernel.process.settings import Settings
from domain.verification.errors import CodeExpired, CodeUsed, InvalidVerificationCode, TooManyCodes, TooManyTries
from domain.verification.signed_links import LinkSigner, RegistrationLink, SignInLink

router = APIRouter(tags=["auth"])

_DIGITS = re.compile(r"\d{1,9}", re.ASCII)


@router.post(
    "/auth/login",
    dependencies=[rate_limited(LOGIN)],
    response_model=Me,
    responses=problem_responses(InvalidCredentials, EmailNotVerified, AccountDeactivated, SecondFactorPending, TooBusy),
)
def login(
    body: schemas.Login,
    ways: Use[SignIn],
    limiter: Use[RateLimiter],
    links: Use[LinkSigner],
    settings: Use[Settings],
    browser: RequestBrowser,
    sign_in: CurrentSignIn,
) -> Me | JSONResponse:
    """Signs in by password. A wrong password and an unknown address give the same response in the same time."""
    limiter.require(LOGIN_TO_ADDRESS, ways.attempt_key(body.email, browser.device_token))
    browser = replace(browser, remember=body.remember_me, come_back=body.come_back)
    try:
        signed_in = ways.by_password(body.email, body.password, browser)
    except NotVerifiedYet as refused:
        # The password belongs to an unverified registration, so this browser may enter its code, too.
        problem = domain_error_response(refused)
        set_link_cookie(problem, RegistrationLink(registration_id=refused.registration_id), links, settings)
        return problem
    return sign_in.complete(signed_in.account_id, signed_in.outcome)


@router.post(
    "/auth/code",
    dependencies=[rate_limited(ASK_FOR_MAIL)],
    status_code=status.HTTP_202_ACCEPTED,
    responses=problem_responses(TooManyCodes),
)
def ask_for_code(
    body: schemas.AskForCode,
    response: Response,
    ways: Use[SignIn],
    accounts: Use[AccountRepository],
    limiter: Use[RateLimiter],
    links: Use[LinkSigner],
    settings: Use[Settings],
    locale: RequestLocale,
    correlation: CorrelationId,
) -> schemas.MailSent:
    """Mails a login code and link. The response is the same whether or not the address has an account."""
    limiter.require(MAIL_TO_ADDRESS, accounts.email_index(body.email))
    asked = ways.request_code(body.email, locale, correlation)
    set_link_cookie(response, SignInLink(asked=asked), links, settings)
    return schemas.MailSent(verification=verification("email"))


@router.post(
    "/auth",
    dependencies=[rate_limited(CONFIRM_CODE)],
    responses=problem_responses(
        InvalidVerificationCode,
        LinkInvalidOrExpired,
        CodeExpired,
        CodeUsed,
        TooManyTries,
        AccountDeactivated,
        SecondFactorPending,
    ),
)
def login_with_code(
    body: schemas.CodeLogin,
    request: Request,
    ways: Use[SignIn],
    links: Use[LinkSigner],
    browser: RequestBrowser,
    sign_in: CurrentSignIn,
) -> Me:
    """Signs in by the five digits, in the browser that requested them, or by the mailed link, in any."""
    browser = replace(browser, remember=body.remember_me, come_back=body.come_back)
    if _DIGITS.fullmatch(body.code):
        waiting = link_from_cookie(request, SignInLink, links)
        if waiting is None:
            raise InvalidVerificationCode
        signed_in = ways.by_code(waiting.asked, body.code, browser)
    else:
        signed_in = ways.by_link(body.code, browser)
    return sign_in.complete(signed_in.account_id, signed_in.outcome)


@router.post("/auth/logout", status_code=status.HTTP_204_NO_CONTENT, dependencies=[rate_limited(WRITE)])
def logout(
    request: Request,
    response: Response,
    sessions: Use[Sessions],
    impersonation: Use[Impersonation],
    person: OptionalUser,
) -> None:
    """Ends this browser's session; does nothing without one."""
    if person and person.is_acting:
        impersonation.end(person.session)
    sessions.end(session_token(request))
    delete_session_cookie(response)
