"""Routes for the second step of a login, and for login by passkey alone."""

from dataclasses import replace
from uuid import UUID

from fastapi import APIRouter, Request, Response

from api.auth import schemas
from api.auth.sign_in import CurrentSignIn, RequestBrowser
from api.http.cookies.session import link_from_cookie, set_link_cookie
from api.http.errors.field_names import fields_named
from api.http.openapi.description import problem_responses
from api.http.rate_limit import CONFIRM_CODE, LOGIN, SECOND_FACTOR_OF_ACCOUNT
from api.http.rate_limiter import RateLimiter
from api.http.rate_limiting import rate_limited
from api.me.schemas import Me
from api.services import Use
from domain.accounts.errors import AccountDeactivated, InvalidSecondFactor, PasskeyRejected, SecondFactorExpired
from domain.accounts.second_factor.second_step import SecondStep
from domain.kernel.errors import InvalidInput
from domain.kernel.process.settings import Settings
from domain.verification.signed_links import LinkSigner, PasskeyLink, SecondFactorLink

router = APIRouter(tags=["auth"])


@router.get("/auth/second-factor", responses=problem_responses(SecondFactorExpired))
def get_pending_login(request: Request, step: Use[SecondStep], links: Use[LinkSigner]) -> schemas.PendingLogin:
    """Shows the methods by which the login that was begun in this browser can go on."""
    return schemas.PendingLogin(methods=step.find(_pending(request, links)).methods)


@router.post(
    "/auth/second-factor/passkey-options",
    dependencies=[rate_limited(CONFIRM_CODE)],
    responses=problem_responses(SecondFactorExpired),
)
def get_second_passkey_options(
    request: Request, step: Use[SecondStep], links: Use[LinkSigner]
) -> schemas.PasskeyOptions:
    """Options for `navigator.credentials.get`, for one of the account's passkeys."""
    return schemas.PasskeyOptions(options=step.passkey_options(_pending(request, links)))


@router.post(
    "/auth/second-factor",
    dependencies=[rate_limited(CONFIRM_CODE)],
    responses=problem_responses(InvalidSecondFactor, SecondFactorExpired, AccountDeactivated),
)
def login_with_second_factor(
    body: schemas.SecondStep,
    request: Request,
    step: Use[SecondStep],
    links: Use[LinkSigner],
    limiter: Use[RateLimiter],
    browser: RequestBrowser,
    sign_in: CurrentSignIn,
) -> Me:
    """Completes a login in the browser that began it: by the code of an authenticator app, a recovery code, or a
    passkey."""
    challenge_id = _pending(request, links)
    if body.passkey:
        signed_in = step.by_passkey(challenge_id, body.passkey.as_sent(), browser)
        return sign_in.complete(signed_in.account_id, signed_in.outcome)
    limiter.require(SECOND_FACTOR_OF_ACCOUNT, str(step.find(challenge_id).account_id))
    if body.recovery_code:
        with fields_named({"code": "recoveryCode"}):
            signed_in = step.by_recovery_code(challenge_id, body.recovery_code, browser)
    elif body.code:
        signed_in = step.by_app_code(challenge_id, body.code, browser)
    else:
        raise InvalidInput.field("code", "REQUIRED_INPUT")
    return sign_in.complete(signed_in.account_id, signed_in.outcome)


@router.post("/auth/passkey/options", dependencies=[rate_limited(LOGIN)])
def get_passkey_options(
    response: Response, step: Use[SecondStep], links: Use[LinkSigner], settings: Use[Settings]
) -> schemas.PasskeyOptions:
    """Options for `navigator.credentials.get`, for any passkey of this site."""
    challenge_id, options = step.begin_by_passkey()
    set_link_cookie(response, PasskeyLink(challenge_id=challenge_id), links, settings)
    return schemas.PasskeyOptions(options=options)


@router.post(
    "/auth/passkey",
    dependencies=[rate_limited(LOGIN)],
    responses=problem_responses(PasskeyRejected, SecondFactorExpired, AccountDeactivated),
)
def login_with_passkey(
    body: schemas.PasskeyLogin,
    request: Request,
    step: Use[SecondStep],
    links: Use[LinkSigner],
    browser: RequestBrowser,
    sign_in: CurrentSignIn,
) -> Me:
    """Signs in by a passkey alone, whose device has verified the user. There is no second step."""
    link = link_from_cookie(request, PasskeyLink, links)
    if link is None:
        raise SecondFactorExpired
    browser = replace(browser, remember=body.remember_me, come_back=body.come_back)
    signed_in = step.by_passkey_alone(link.challenge_id, body.passkey.as_sent(), browser)
    return sign_in.complete(signed_in.account_id, signed_in.outcome)


def _pending(request: Request, links: LinkSigner) -> UUID:
    link = link_from_cookie(request, SecondFactorLink, links)
    if link is None:
        raise SecondFactorExpired
    return link.challenge_id
