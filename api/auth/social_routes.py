"""Coming in by Google, Facebook or Apple, where they are set up."""

from dataclasses import replace

from fastapi import APIRouter

from api.applications.presenting import verification
from api.auth import schemas
from api.auth.entrance import AskingBrowser, CurrentEntrance, Entrance
from api.dependencies import limited
from api.openapi import refusals
from api.rate_limit import LOGIN
from api.session_cookie import keep_waiting
from domain.accounts.entering import Browser
from domain.accounts.errors import AccountDeactivated, ConsentRequired, LoginFailed, ProviderOff
from domain.accounts.social import Consent, Proof
from domain.kernel.code_refusals import TooManyCodes
from domain.kernel.errors import InvalidInput
from domain.kernel.links import RegistrationLink

router = APIRouter(tags=["auth"])

REFUSALS = refusals(LoginFailed, ProviderOff, ConsentRequired, AccountDeactivated, TooManyCodes)


@router.post("/auth/google/redirect", dependencies=[limited(LOGIN)], responses=REFUSALS)
def login_with_google(
    said: schemas.GoogleLogin, browser: AskingBrowser, entrance: CurrentEntrance
) -> schemas.Registered:
    """By an access token that Google gave to this site."""
    return _enter("google", Proof(said.access_token), said, browser, entrance)


@router.post("/auth/facebook/redirect", dependencies=[limited(LOGIN)], responses=REFUSALS)
def login_with_facebook(
    said: schemas.FacebookLogin, browser: AskingBrowser, entrance: CurrentEntrance
) -> schemas.Registered:
    """By an access token that Facebook gave to this site. A new address is shown to be theirs by a mailed code."""
    return _enter("facebook", Proof(said.access_token, said.user_id), said, browser, entrance)


@router.post("/auth/apple/redirect", dependencies=[limited(LOGIN)], responses=REFUSALS)
def login_with_apple(said: schemas.AppleLogin, browser: AskingBrowser, entrance: CurrentEntrance) -> schemas.Registered:
    """By an identity token that Apple signed for this site."""
    proof = Proof(said.identity_token, first_name=said.first_name, last_name=said.last_name)
    return _enter("apple", proof, said, browser, entrance)


def _enter(
    provider: str, proof: Proof, said: schemas.SocialLogin, browser: Browser, entrance: Entrance
) -> schemas.Registered:
    if said.consent and not said.consent.accepted:
        raise InvalidInput.field("consent.accepted", "TERMS_NOT_ACCEPTED")
    consent = Consent(said.consent.text_version, said.consent.language) if said.consent else None
    browser = replace(browser, remember=said.remember_me, come_back=said.come_back)
    use = entrance.use
    arrival = use.accounts.social.enter(provider, proof, consent, said.locale, browser)
    if arrival.signed_in:
        user = entrance.welcome(arrival.signed_in.account_id, arrival.signed_in.admitted)
        return schemas.Registered(status="verified", user=user)
    if arrival.registration_id:
        link = RegistrationLink(registration_id=arrival.registration_id)
        keep_waiting(entrance.response, link, use.links, use.settings)
    return schemas.Registered(status="verification-required", verification=verification("email"), email=arrival.email)
