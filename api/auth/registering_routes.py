"""Registering, and showing that the address is one's own."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response, status

from api.applications.presenting import verification
from api.applications.visitor import known_by
from api.auth import schemas
from api.auth.entrance import AskingBrowser, CurrentEntrance
from api.dependencies import AccessToken, CorrelationId, Use, limited
from api.me.schemas import Me
from api.openapi import OPTIONAL_LINK, refusals
from api.rate_limit import ASK_FOR_MAIL, CONFIRM_CODE, MAIL_TO_ADDRESS, REGISTER
from api.session_cookie import keep_waiting, waiting_in
from domain.accounts.account import Profile
from domain.accounts.errors import AccountDeactivated, TooBusy, UserExists
from domain.accounts.registering import NewPerson
from domain.kernel.code_refusals import (
    CodeExpired,
    CodeUsed,
    InvalidVerificationCode,
    InvalidVerificationLink,
    ResendTooSoon,
    TooManyCodes,
    TooManyTries,
    VerificationLinkExpired,
)
from domain.kernel.errors import InvalidInput
from domain.kernel.links import RegistrationLink
from domain.reference.education_levels import find_education_level

router = APIRouter()


def shown_contact(use: Use, token: AccessToken = None) -> str | None:
    """The index of the address that somebody showed to be theirs when they applied as a guest."""
    return known_by(use, token, None).contact_index


ShownContact = Annotated[str | None, Depends(shown_contact)]


@router.post(
    "/auth/register",
    tags=["auth"],
    openapi_extra=OPTIONAL_LINK,
    dependencies=[limited(REGISTER)],
    status_code=status.HTTP_201_CREATED,
    responses=refusals(UserExists, TooManyCodes, TooBusy),
)
def register(
    said: schemas.Register,
    response: Response,
    use: Use,
    browser: AskingBrowser,
    entrance: CurrentEntrance,
    shown: ShownContact,
) -> schemas.Registered:
    """Registers somebody and mails a code. Whoever holds the link of an application that they verified with the same
    address is in at once."""
    person = _person(said)
    index = use.accounts.book.email_index(said.email)
    use.rate_limiter.require(MAIL_TO_ADDRESS, index)
    if shown == index:
        verified = use.accounts.registering.register_proven(person, browser)
        return schemas.Registered(status="verified", user=entrance.welcome(verified.account_id, verified.admitted))
    registration_id = use.accounts.registering.register(person, browser.correlation_id)
    keep_waiting(response, RegistrationLink(registration_id=registration_id), use.links, use.settings)
    return schemas.Registered(status="verification-required", verification=verification("email"))


@router.post(
    "/auth/verify",
    tags=["auth"],
    dependencies=[limited(CONFIRM_CODE)],
    responses=refusals(
        InvalidVerificationCode,
        InvalidVerificationLink,
        VerificationLinkExpired,
        CodeExpired,
        CodeUsed,
        TooManyTries,
        UserExists,
        AccountDeactivated,
    ),
)
def verify(said: schemas.Verify, request: Request, use: Use, browser: AskingBrowser, entrance: CurrentEntrance) -> Me:
    """Makes a registration an account, and lets its person in: by the five digits in the browser that registered, by
    the mailed link in any."""
    waiting = waiting_in(request, RegistrationLink, use.links)
    confirming = use.accounts.confirming
    if said.registration_id and said.link_token and not said.verification_code:
        is_same = waiting is not None and waiting.registration_id == said.registration_id
        verified = confirming.confirm_link(said.registration_id, said.link_token, browser, is_same=is_same)
    elif said.email and said.verification_code and not said.link_token:
        if waiting is None:
            raise InvalidVerificationCode
        verified = confirming.confirm_code(waiting.registration_id, said.email, said.verification_code, browser)
    else:
        raise InvalidInput.field("verificationCode", "REQUIRED_INPUT")
    return entrance.welcome(verified.account_id, verified.admitted)


@router.post(
    "/me/resend-verification",
    tags=["me"],
    dependencies=[limited(ASK_FOR_MAIL)],
    status_code=status.HTTP_202_ACCEPTED,
    responses=refusals(ResendTooSoon, TooManyCodes, CodeUsed),
)
def resend_verification(
    said: schemas.AskForCode, request: Request, use: Use, correlation: CorrelationId
) -> schemas.MailSent:
    """Mails another code and link. Only the browser that registered is told what stands against it; elsewhere the
    answer is the same for every address."""
    index = use.accounts.book.email_index(said.email)
    use.rate_limiter.require(MAIL_TO_ADDRESS, index)
    waiting = waiting_in(request, RegistrationLink, use.links)
    if waiting:
        use.accounts.registering.resend(waiting.registration_id, correlation)
    else:
        use.accounts.resending.ask(said.email, correlation)
    return schemas.MailSent(verification=verification("email"))


def _person(said: schemas.Register) -> NewPerson:
    if not said.consent.accepted:
        raise InvalidInput.field("consent.accepted", "TERMS_NOT_ACCEPTED")
    level = said.education_level.id if said.education_level else None
    if level is not None and find_education_level(level) is None:
        raise InvalidInput.field("educationLevel.id", "INVALID_CHOICE")
    return NewPerson(
        email=said.email,
        profile=Profile(said.first_name, said.last_name, said.address, level),
        locale=said.locale,
        consent_version=said.consent.text_version,
        consent_language=said.consent.language,
        password=said.password,
    )
