"""Forgotten passwords, and new e-mail addresses that are confirmed by a link."""

from typing import Annotated

from fastapi import APIRouter, Path, Response, status

from api.auth import schemas
from api.auth.entrance import AskingBrowser, CurrentEntrance
from api.dependencies import CorrelationId, MaybeSignedIn, RequestLocale, Use, limited
from api.openapi import refusals
from api.rate_limit import ASK_FOR_MAIL, CONFIRM_CODE, MAIL_TO_ADDRESS
from api.schema import Line
from api.session_cookie import drop_session
from domain.accounts.errors import LinkInvalidOrExpired, TooBusy, UserExists

router = APIRouter(tags=["auth"])

Hash = Annotated[Line, Path(max_length=200, description="From the mailed link.")]


@router.post("/auth/password", dependencies=[limited(ASK_FOR_MAIL)], status_code=status.HTTP_204_NO_CONTENT)
def forgotten_password(
    said: schemas.ForgottenPassword, use: Use, locale: RequestLocale, correlation: CorrelationId
) -> None:
    """Mails a link for a new password. The answer is the same whether or not the address has an account."""
    use.rate_limiter.require(MAIL_TO_ADDRESS, use.accounts.book.email_index(said.email))
    use.accounts.recovery.ask(said.email, locale, correlation)


@router.get(
    "/auth/password/{hash}",
    dependencies=[limited(CONFIRM_CODE)],
    status_code=status.HTTP_204_NO_CONTENT,
    responses=refusals(LinkInvalidOrExpired),
)
def check_password_link(hash: Hash, use: Use) -> None:  # noqa: A002 - the specification's name
    """Whether the link still works."""
    use.accounts.recovery.check(hash)


@router.post(
    "/auth/password/{hash}",
    dependencies=[limited(CONFIRM_CODE)],
    status_code=status.HTTP_204_NO_CONTENT,
    responses=refusals(LinkInvalidOrExpired, TooBusy),
)
def set_forgotten_password(
    hash: Hash,  # noqa: A002 - the specification's name
    said: schemas.NewPassword,
    response: Response,
    use: Use,
    correlation: CorrelationId,
) -> None:
    """Sets the new password. Every session of the account ends, this browser's too."""
    use.accounts.recovery.set_password(hash, said.password, correlation)
    drop_session(response)


@router.post(
    "/auth/verify-email",
    dependencies=[limited(CONFIRM_CODE)],
    responses=refusals(LinkInvalidOrExpired, UserExists),
)
def verify_new_email(
    said: schemas.VerifyNewEmail,
    use: Use,
    browser: AskingBrowser,
    person: MaybeSignedIn,
    entrance: CurrentEntrance,
) -> schemas.NewEmail:
    """Makes the new address the account's. All sessions end; a browser that was signed in to the account stays in."""
    signed_in_to = person.account.id if person and not person.is_acting else None
    account_id, admitted = use.accounts.email_change.confirm(said.token, browser, signed_in_to)
    if admitted is None:
        return schemas.NewEmail()
    return schemas.NewEmail(user=entrance.welcome(account_id, admitted))
