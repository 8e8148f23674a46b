"""Routes for login by Google, Facebook or Apple, where configured."""

from dataclasses import dataclass, replace
from typing import Annotated
from uuid import uuid4

from fastapi import APIRouter, Depends, Request, Response

from api.applications.serializers import verification
from api.auth import schemas
from api.auth.consent import account_consent
from api.auth.sign_in import CurrentSignIn, RequestBrowser, SignIn
from api.content.published_texts import PublishedTexts
from api.http.cookies.session import delete_link_cookie, link_from_cookie, set_link_cookie
from api.http.openapi.description import problem_responses
from api.http.rate_limit import LOGIN, ONE_TAP
from api.http.rate_limiting import rate_limited
from api.services import Use
from domain.accounts.errors import AccountDeactivated, ConsentRequired, LoginFailed, ProviderOff, SecondFactorPending
from domain.accounts.providers.google_one_tap import GoogleOneTap
from domain.accounts.session_start import Browser
from domain.accounts.social_sign_in import ProviderCredential, SocialSignIn
from domain.kernel.process.settings import Settings
from domain.verification.errors import TooManyCodes
from domain.verification.signed_links import LinkSigner, OneTapLink, RegistrationLink

router = APIRouter(tags=["auth"])

REFUSALS = problem_responses(
    LoginFailed, ProviderOff, ConsentRequired, AccountDeactivated, SecondFactorPending, TooManyCodes
)


@dataclass(frozen=True, slots=True)
class ProviderSignIn:
    """Lets in whoever another site knows."""

    response: Response
    browser: Browser
    sign_in: SignIn
    providers: SocialSignIn
    links: LinkSigner
    settings: Settings
    texts: PublishedTexts

    def __call__(self, provider: str, credential: ProviderCredential, body: schemas.SocialLogin) -> schemas.Registered:
        consent = account_consent(body.consent, self.texts.documents()) if body.consent else None
        browser = replace(self.browser, remember=body.remember_me, come_back=body.come_back)
        result = self.providers.sign_in(provider, credential, consent, body.locale, browser)
        if result.signed_in:
            user = self.sign_in.complete(result.signed_in.account_id, result.signed_in.outcome)
            return schemas.Registered(status="verified", user=user)
        if result.registration_id:
            link = RegistrationLink(registration_id=result.registration_id)
            set_link_cookie(self.response, link, self.links, self.settings)
        return schemas.Registered(
            status="verification-required", verification=verification("email"), email=result.email
        )


def provider_sign_in(
    response: Response,
    browser: RequestBrowser,
    sign_in: CurrentSignIn,
    providers: Use[SocialSignIn],
    links: Use[LinkSigner],
    settings: Use[Settings],
    texts: Use[PublishedTexts],
) -> ProviderSignIn:
    """Builds the sign-in with another site's account, which the routes of all of them use."""
    return ProviderSignIn(response, browser, sign_in, providers, links, settings, texts)


SignInByProvider = Annotated[ProviderSignIn, Depends(provider_sign_in)]


@router.post("/auth/google/redirect", dependencies=[rate_limited(LOGIN)], responses=REFUSALS)
def login_with_google(body: schemas.GoogleLogin, sign_in: SignInByProvider) -> schemas.Registered:
    """Signs in by an access token that Google issued for this site."""
    return sign_in("google", ProviderCredential(body.access_token), body)


@router.post(
    "/auth/google/one-tap/nonce", dependencies=[rate_limited(ONE_TAP)], responses=problem_responses(ProviderOff)
)
def get_one_tap_nonce(
    request: Request, response: Response, links: Use[LinkSigner], settings: Use[Settings]
) -> schemas.OneTapNonce:
    """Issues the nonce with which Google's prompt is opened: a token is then accepted in this browser only. All its
    tabs share one."""
    if not settings.has_one_tap:
        raise ProviderOff
    link = link_from_cookie(request, OneTapLink, links) or OneTapLink(nonce=uuid4())
    set_link_cookie(response, link, links, settings)
    return schemas.OneTapNonce(nonce=link.nonce.hex)


@router.post("/auth/google/one-tap", dependencies=[rate_limited(LOGIN)], responses=REFUSALS)
def login_with_one_tap(
    body: schemas.OneTapLogin, request: Request, response: Response, links: Use[LinkSigner], sign_in: SignInByProvider
) -> schemas.Registered:
    """Signs in by an ID token that Google's prompt received for this site and this browser."""
    link = link_from_cookie(request, OneTapLink, links)
    result = sign_in(GoogleOneTap.name, ProviderCredential(body.id_token, nonce=link.nonce.hex if link else ""), body)
    delete_link_cookie(response, OneTapLink)
    return result


@router.post("/auth/facebook/redirect", dependencies=[rate_limited(LOGIN)], responses=REFUSALS)
def login_with_facebook(body: schemas.FacebookLogin, sign_in: SignInByProvider) -> schemas.Registered:
    """Signs in by an access token that Facebook issued for this site. A new address is verified by a mailed code."""
    return sign_in("facebook", ProviderCredential(body.access_token, body.user_id), body)


@router.post("/auth/apple/redirect", dependencies=[rate_limited(LOGIN)], responses=REFUSALS)
def login_with_apple(body: schemas.AppleLogin, sign_in: SignInByProvider) -> schemas.Registered:
    """Signs in by an identity token that Apple signed for this site."""
    credential = ProviderCredential(body.identity_token, first_name=body.first_name, last_name=body.last_name)
    return sign_in("apple", credential, body)
