"""Routes for password reset and for confirming a new e-mail address."""

from typing import Annotated

from fastapi import APIRouter, Path, Response, status

from api.auth import schemas
from api.auth.sign_in import CurrentSignIn, RequestBrowser
from api.http.caller import CorrelationId, OptionalUser
from api.http.cookies.session import delete_session_cookie
from api.http.field_types import Line
from api.http.openapi.description import problem_responses
from api.http.principal import UserSession
from api.http.rate_limit import ASK_FOR_MAIL, CONFIRM_CODE, MAIL_TO_ADDRESS
from api.http.rate_limiter import RateLimiter
from api.http.rate_limiting import rate_limited
from api.http.request_locale import RequestLocale
from api.me.schemas import Me
from api.services import Use
from domain.accounts.account import AccountRepository
from domain.accounts.email_change import EmailChange
from domain.accounts.errors import LinkInvalidOrExpired, LinkOfAnotherAccount, LoginRequired, TooBusy, UserExists
from domain.accounts.password_reset import PasswordReset

router = APIRouter(tags=["auth"])

Hash = Annotated[Line, Path(max_length=200, description="From the mailed link.")]


@router.post("/auth/password", dependencies=[rate_limited(ASK_FOR_MAIL)], status_code=status.HTTP_204_NO_CONTENT)
def forgotten_password(
    body: schemas.ForgottenPassword,
    accounts: Use[AccountRepository],
    passwords: Use[PasswordReset],
    limiter: Use[RateLimiter],
    locale: RequestLocale,
    correlation: CorrelationId,
) -> None:
    """Mails a link for a new password. The response is the same whether or not the address has an account."""
    limiter.require(MAIL_TO_ADDRESS, accounts.email_index(body.email))
    passwords.request(body.email, locale, correlation)


@router.get(
    "/auth/password/{hash}",
    dependencies=[rate_limited(CONFIRM_CODE)],
    status_code=status.HTTP_204_NO_CONTENT,
    responses=problem_responses(LinkInvalidOrExpired),
)
def check_password_link(hash: Hash, passwords: Use[PasswordReset]) -> None:  # noqa: A002 - the specification's name
    """Checks that the link is still valid."""
    passwords.check(hash)


@router.post(
    "/auth/password/{hash}",
    dependencies=[rate_limited(CONFIRM_CODE)],
    status_code=status.HTTP_204_NO_CONTENT,
    responses=problem_responses(LinkInvalidOrExpired, TooBusy),
)
def set_forgotten_password(
    hash: Hash,  # noqa: A002 - the specification's name
    body: schemas.NewPassword,
    response: Response,
    passwords: Use[PasswordReset],
    correlation: CorrelationId,
) -> None:
    """Sets the new password and ends all sessions of the account, including this browser's."""
    passwords.set_password(hash, body.password, correlation)
    delete_session_cookie(response)


@router.post(
    "/auth/verify-email",
    dependencies=[rate_limited(CONFIRM_CODE)],
    responses=problem_responses(LinkInvalidOrExpired, LoginRequired, LinkOfAnotherAccount, UserExists),
)
def verify_new_email(
    body: schemas.VerifyNewEmail,
    changes: Use[EmailChange],
    browser: RequestBrowser,
    person: OptionalUser,
    sign_in: CurrentSignIn,
) -> Me:
    """Changes the account's address to the new one, in a browser that is signed in to it, and ends all other
    sessions."""
    own = person if person and not person.is_acting else None
    changed = changes.confirm(body.token, browser, own.account.id if own else None, second_factor=_has_shown(own))
    return sign_in.complete(changed.account_id, changed.outcome)


def _has_shown(person: UserSession | None) -> bool:
    return person is not None and person.session.has_second_factor
