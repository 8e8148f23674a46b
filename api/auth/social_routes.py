"""Routes for login by Google, Facebook or Apple, where configured."""

from dataclasses import replace

from fastapi import APIRouter

from api.applications.serializers import verification
from api.auth import schemas
from api.auth.sign_in import CurrentSignIn, RequestBrowser, SignIn
from api.dependencies import rate_limited
from api.http.cookies.session import set_pending_code_cookie
from api.http.openapi.description import problem_responses
from api.http.rate_limit import LOGIN
from domain.accounts.errors import AccountDeactivated, ConsentRequired, LoginFailed, ProviderOff
from domain.accounts.session_start import Browser
from domain.accounts.social_sign_in import Consent, ProviderCredential
from domain.kernel.errors import InvalidInput
from domain.verification.errors import TooManyCodes
from domain.verification.signed_links import RegistrationLink

router = APIRouter(tags=["auth"])

REFUSALS = problem_responses(LoginFailed, ProviderOff, ConsentRequired, AccountDeactivated, TooManyCodes)


@router.post("/auth/google/redirect", dependencies=[rate_limited(LOGIN)], responses=REFUSALS)
def login_with_google(body: schemas.GoogleLogin, browser: RequestBrowser, sign_in: CurrentSignIn) -> schemas.Registered:
    """Signs in by an access token that Google issued for this site."""
    return _sign_in("google", ProviderCredential(body.access_token), body, browser, sign_in)


@router.post("/auth/facebook/redirect", dependencies=[rate_limited(LOGIN)], responses=REFUSALS)
def login_with_facebook(
    body: schemas.FacebookLogin, browser: RequestBrowser, sign_in: CurrentSignIn
) -> schemas.Registered:
    """Signs in by an access token that Facebook issued for this site. A new address is verified by a mailed code."""
    return _sign_in("facebook", ProviderCredential(body.access_token, body.user_id), body, browser, sign_in)


@router.post("/auth/apple/redirect", dependencies=[rate_limited(LOGIN)], responses=REFUSALS)
def login_with_apple(body: schemas.AppleLogin, browser: RequestBrowser, sign_in: CurrentSignIn) -> schemas.Registered:
    """Signs in by an identity token that Apple signed for this site."""
    credential = ProviderCredential(body.identity_token, first_name=body.first_name, last_name=body.last_name)
    return _sign_in("apple", credential, body, browser, sign_in)


def _sign_in(
    provider: str, credential: ProviderCredential, body: schemas.SocialLogin, browser: Browser, sign_in: SignIn
) -> schemas.Registered:
    if body.consent and not body.consent.accepted:
        raise InvalidInput.field("consent.accepted", "TERMS_NOT_ACCEPTED")
    consent = Consent(body.consent.text_version, body.consent.language) if body.consent else None
    browser = replace(browser, remember=body.remember_me, come_back=body.come_back)
    use = sign_in.use
    result = use.accounts.social_sign_in.sign_in(provider, credential, consent, body.locale, browser)
    if result.signed_in:
        user = sign_in.complete(result.signed_in.account_id, result.signed_in.started_session)
        return schemas.Registered(status="verified", user=user)
    if result.registration_id:
        link = RegistrationLink(registration_id=result.registration_id)
        set_pending_code_cookie(sign_in.response, link, use.links, use.settings)
    return schemas.Registered(status="verification-required", verification=verification("email"), email=result.email)
