"""Signing in by password and by code, and signing out."""

import re
from dataclasses import replace

from fastapi import APIRouter, Request, Response, status
from fastapi.responses import JSONResponse

from api.applications.presenting import verification
from api.auth import schemas
from api.auth.entrance import AskingBrowser, CurrentEntrance
from api.dependencies import CorrelationId, MaybeSignedIn, RequestLocale, Use, limited
from api.me.schemas import Me
from api.openapi import refusals
from api.problems import refused_response
from api.rate_limit import ASK_FOR_MAIL, CONFIRM_CODE, LOGIN, LOGIN_TO_ADDRESS, MAIL_TO_ADDRESS, WRITE
from api.session_cookie import drop_session, keep_waiting, session_of, waiting_in
from domain.accounts.errors import (
    AccountDeactivated,
    EmailNotVerified,
    InvalidCredentials,
    LinkInvalidOrExpired,
    TooBusy,
)
from domain.accounts.signing_in import NotVerifiedYet
from domain.kernel.code_refusals import CodeExpired, CodeUsed, InvalidVerificationCode, TooManyCodes, TooManyTries
from domain.kernel.links import RegistrationLink, SignInLink

router = APIRouter(tags=["auth"])

_DIGITS = re.compile(r"\d{1,9}", re.ASCII)


@router.post(
    "/auth/login",
    dependencies=[limited(LOGIN)],
    response_model=Me,
    responses=refusals(InvalidCredentials, EmailNotVerified, AccountDeactivated, TooBusy),
)
def login(said: schemas.Login, use: Use, browser: AskingBrowser, entrance: CurrentEntrance) -> Me | JSONResponse:
    """Lets somebody in by password. A wrong password and an unknown address are the same answer, in the same time."""
    use.rate_limiter.require(LOGIN_TO_ADDRESS, use.accounts.signing_in.attempt_key(said.email, browser.mark))
    browser = replace(browser, remember=said.remember_me, come_back=said.come_back)
    try:
        signed_in = use.accounts.signing_in.by_password(said.email, said.password, browser)
    except NotVerifiedYet as refused:
        # The password is that of a registration, so its code may be typed in here as well.
        problem = refused_response(refused)
        keep_waiting(problem, RegistrationLink(registration_id=refused.registration_id), use.links, use.settings)
        return problem
    return entrance.welcome(signed_in.account_id, signed_in.admitted)


@router.post(
    "/auth/code",
    dependencies=[limited(ASK_FOR_MAIL)],
    status_code=status.HTTP_202_ACCEPTED,
    responses=refusals(TooManyCodes),
)
def ask_for_code(
    said: schemas.AskForCode, response: Response, use: Use, locale: RequestLocale, correlation: CorrelationId
) -> schemas.MailSent:
    """Mails a code and a link for signing in. The answer is the same whether or not the address has an account."""
    use.rate_limiter.require(MAIL_TO_ADDRESS, use.accounts.book.email_index(said.email))
    asked = use.accounts.signing_in.ask_code(said.email, locale, correlation)
    keep_waiting(response, SignInLink(asked=asked), use.links, use.settings)
    return schemas.MailSent(verification=verification("email"))


@router.post(
    "/auth",
    dependencies=[limited(CONFIRM_CODE)],
    responses=refusals(
        InvalidVerificationCode, LinkInvalidOrExpired, CodeExpired, CodeUsed, TooManyTries, AccountDeactivated
    ),
)
def login_with_code(
    said: schemas.CodeLogin, request: Request, use: Use, browser: AskingBrowser, entrance: CurrentEntrance
) -> Me:
    """Lets somebody in by the five digits, in the browser that asked for them, or by the mailed link, in any."""
    browser = replace(browser, remember=said.remember_me, come_back=said.come_back)
    if _DIGITS.fullmatch(said.code):
        waiting = waiting_in(request, SignInLink, use.links)
        if waiting is None:
            raise InvalidVerificationCode
        signed_in = use.accounts.signing_in.by_code(waiting.asked, said.code, browser)
    else:
        signed_in = use.accounts.signing_in.by_link(said.code, browser)
    return entrance.welcome(signed_in.account_id, signed_in.admitted)


@router.post("/auth/logout", status_code=status.HTTP_204_NO_CONTENT, dependencies=[limited(WRITE)])
def logout(request: Request, response: Response, use: Use, person: MaybeSignedIn) -> None:
    """Ends the session of this browser; without one nothing changes."""
    if person and person.is_acting:
        use.accounts.acting.end(person.session)
    use.accounts.sessions.end(session_of(request))
    drop_session(response)
