"""Routes for registration and e-mail verification."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response, status

from api.applications.applicant_access import ApplicantAccess
from api.applications.serializers import verification
from api.auth import schemas
from api.auth.consent import account_consent
from api.auth.sign_in import CurrentSignIn, RequestBrowser
from api.content.published_texts import PublishedTexts
from api.http.caller import CorrelationId
from api.http.cookies.session import link_from_cookie, set_link_cookie
from api.http.errors.field_names import fields_named
from api.http.openapi.description import problem_responses
from api.http.rate_limit import ASK_FOR_MAIL, CONFIRM_CODE, MAIL_TO_ADDRESS, REGISTER
from api.http.rate_limiter import RateLimiter
from api.http.rate_limiting import rate_limited
from api.me.schemas import Me
from api.services import Use
from domain.accounts.account import AccountRepository, Profile
from domain.accounts.code_resend import CodeResend
from domain.accounts.errors import AccountDeactivated, OwnDetailsRequired, SecondFactorPending, TooBusy, UserExists
from domain.accounts.registration_confirmation import OwnDetails, RegistrationConfirmation
from domain.accounts.registrations import NewPerson, Registrations
from domain.kernel.errors import FieldError, InvalidInput
from domain.kernel.process.settings import Settings
from domain.verification.errors import (
    CodeExpired,
    CodeUsed,
    InvalidVerificationCode,
    InvalidVerificationLink,
    ResendTooSoon,
    TooManyCodes,
    TooManyTries,
    VerificationLinkExpired,
)
from domain.verification.signed_links import LinkSigner, RegistrationLink, VerifiedContactLink

router = APIRouter()


def verified_contact(request: Request, applicants: Use[ApplicantAccess], links: Use[LinkSigner]) -> str | None:
    """The blind index of the address that this browser has just verified when applying as a guest."""
    link = link_from_cookie(request, VerifiedContactLink, links)
    return applicants.verified_contact(link.application_id) if link else None


VerifiedContact = Annotated[str | None, Depends(verified_contact)]


@router.post(
    "/auth/register",
    tags=["auth"],
    dependencies=[rate_limited(REGISTER)],
    status_code=status.HTTP_201_CREATED,
    responses=problem_responses(UserExists, TooManyCodes, TooBusy),
)
def register(
    body: schemas.Register,
    response: Response,
    accounts: Use[AccountRepository],
    registrations: Use[Registrations],
    limiter: Use[RateLimiter],
    links: Use[LinkSigner],
    settings: Use[Settings],
    browser: RequestBrowser,
    sign_in: CurrentSignIn,
    contact_index: VerifiedContact,
    texts: Use[PublishedTexts],
) -> schemas.Registered:
    """Registers an account and mails a code. In a browser that verified the same address for an application within the
    last hour, the user is signed in at once."""
    person = _person(body, texts)
    index = accounts.email_index(body.email)
    limiter.require(MAIL_TO_ADDRESS, index)
    if contact_index == index:
        verified = registrations.register_verified(person, browser)
        return schemas.Registered(status="verified", user=sign_in.complete(verified.account_id, verified.outcome))
    registration_id = registrations.register(person, browser.correlation_id)
    set_link_cookie(response, RegistrationLink(registration_id=registration_id), links, settings)
    return schemas.Registered(status="verification-required", verification=verification("email"))


@router.post(
    "/auth/verify",
    tags=["auth"],
    dependencies=[rate_limited(CONFIRM_CODE)],
    responses=problem_responses(
        InvalidVerificationCode,
        InvalidVerificationLink,
        VerificationLinkExpired,
        CodeExpired,
        CodeUsed,
        TooManyTries,
        UserExists,
        OwnDetailsRequired,
        AccountDeactivated,
        SecondFactorPending,
        TooBusy,
    ),
)
def verify(
    body: schemas.Verify,
    request: Request,
    registration_confirmation: Use[RegistrationConfirmation],
    links: Use[LinkSigner],
    browser: RequestBrowser,
    sign_in: CurrentSignIn,
    texts: Use[PublishedTexts],
) -> Me:
    """Verifies a registration and signs in: by the five digits in the browser that registered, by the mailed link in
    any.

    In another browser than the one that registered, nothing that was registered counts but the address: `details` are
    required, otherwise the response is OWN_DETAILS_REQUIRED and the link remains valid.
    """
    waiting = link_from_cookie(request, RegistrationLink, links)
    if body.registration_id and body.link_token and not body.verification_code:
        is_same = waiting is not None and waiting.registration_id == body.registration_id
        details = _own_details(body.details, texts) if body.details else None
        with fields_named({"password": "details.password"}):
            verified = registration_confirmation.confirm_link(
                body.registration_id, body.link_token, browser, details, is_same=is_same
            )
    elif body.email and body.verification_code and not body.link_token:
        with fields_named({"code": "verificationCode"}):
            if waiting is None:
                raise InvalidVerificationCode
            verified = registration_confirmation.confirm_code(
                waiting.registration_id, body.email, body.verification_code, browser
            )
    else:
        raise InvalidInput(errors=_missing_proof(body))
    return sign_in.complete(verified.account_id, verified.outcome)


@router.post(
    "/me/resend-verification",
    tags=["me"],
    dependencies=[rate_limited(ASK_FOR_MAIL)],
    status_code=status.HTTP_202_ACCEPTED,
    responses=problem_responses(ResendTooSoon, TooManyCodes, CodeUsed),
)
def resend_verification(
    body: schemas.AskForCode,
    request: Request,
    accounts: Use[AccountRepository],
    registrations: Use[Registrations],
    code_resend: Use[CodeResend],
    limiter: Use[RateLimiter],
    links: Use[LinkSigner],
    correlation: CorrelationId,
) -> schemas.MailSent:
    """Mails another code and link. Only the browser that registered gets errors; elsewhere the response is the same
    for every address."""
    index = accounts.email_index(body.email)
    limiter.require(MAIL_TO_ADDRESS, index)
    waiting = link_from_cookie(request, RegistrationLink, links)
    if waiting:
        registrations.resend(waiting.registration_id, correlation)
    else:
        code_resend.request(body.email, correlation)
    return schemas.MailSent(verification=verification("email"))


def _missing_proof(body: schemas.Verify) -> list[FieldError]:
    """Finds which fields the request lacks of the way of verifying that it has begun."""
    by_link = {"registrationId": body.registration_id, "linkToken": body.link_token}
    by_code = {"email": body.email, "verificationCode": body.verification_code}
    if all(by_link.values()) or all(by_code.values()):
        return [FieldError("linkToken", "INVALID_INPUT")]
    begun = by_link if any(by_link.values()) else by_code
    return [FieldError(name, "REQUIRED_INPUT") for name, value in begun.items() if not value]


def _own_details(body: schemas.OwnDetails, texts: PublishedTexts) -> OwnDetails:
    profile = Profile(body.first_name, body.last_name)
    return OwnDetails(profile, body.password, account_consent(body.consent, texts.documents(), "details.consent"))


def _person(body: schemas.Register, texts: PublishedTexts) -> NewPerson:
    level = body.education_level.id if body.education_level else None
    return NewPerson(
        email=body.email,
        profile=Profile(body.first_name, body.last_name, body.address, level),
        locale=body.locale,
        consent=account_consent(body.consent, texts.documents()),
        password=body.password,
    )
