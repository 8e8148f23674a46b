"""Account cookies: session token, device token, and signed links that stay in the browser they were issued to."""

from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from api.http.middleware.security_headers import is_plain_loopback
from domain.accounts.session_start import StartedSession
from domain.kernel.errors import Refused
from domain.kernel.process.settings import Settings
from domain.verification.signed_links import (
    Link,
    LinkSigner,
    OneTapLink,
    PasskeyLink,
    RegistrationLink,
    SecondFactorLink,
    SignInLink,
    VerifiedContactLink,
)

SESSION_COOKIE = "token"
SESSION_SECONDS = 31_536_000
DEVICE_COOKIE = "device"
_LINK_COOKIES: dict[type[Link], str] = {
    RegistrationLink: "registration",
    SignInLink: "sign-in",
    VerifiedContactLink: "verified-contact",
    SecondFactorLink: "second-factor",
    PasskeyLink: "passkey",
    OneTapLink: "one-tap",
}
_API = "/api"
_LONGEST_DEVICE_TOKEN = 100

L = TypeVar("L", bound=Link)


def set_sign_in_cookies(response: Response, started_session: StartedSession, settings: Settings) -> None:
    """Sets the cookies of a new session and its device, and deletes those of links."""
    set_session_cookie(response, started_session.new_session.token, settings)
    secure = not is_plain_loopback(settings.site_url)
    response.set_cookie(
        DEVICE_COOKIE,
        started_session.device_token,
        SESSION_SECONDS,
        path=_API,
        secure=secure,
        httponly=True,
        samesite="strict",
    )
    for name in _LINK_COOKIES.values():
        response.delete_cookie(name, path=_API)


def set_session_cookie(response: Response, token: str, settings: Settings) -> None:
    """Sets the session cookie for a year, path /, HttpOnly, SameSite=Strict; Secure when the site has TLS."""
    secure = not is_plain_loopback(settings.site_url)
    response.set_cookie(
        SESSION_COOKIE, token, SESSION_SECONDS, path="/", secure=secure, httponly=True, samesite="strict"
    )


def delete_session_cookie(response: Response) -> None:
    """Deletes the session cookie only; the caller ends the session."""
    response.delete_cookie(SESSION_COOKIE, path="/")


def session_token(request: Request) -> str | None:
    """The session token from the cookie."""
    return request.cookies.get(SESSION_COOKIE)


def device_token(request: Request) -> str | None:
    """The device token from the cookie; ignored when longer than any that was issued."""
    device_token = request.cookies.get(DEVICE_COOKIE)
    return device_token if device_token and len(device_token) <= _LONGEST_DEVICE_TOKEN else None


def set_link_cookie(response: Response, link: Link, links: LinkSigner, settings: Settings) -> None:
    """Marks this browser: as the one in which the mailed code may be entered, or as the one that verified a contact."""
    secure = not is_plain_loopback(settings.site_url)
    seconds = int(link.lifetime.total_seconds())
    response.set_cookie(
        _LINK_COOKIES[type(link)],
        links.sign(link),
        seconds,
        path=_API,
        secure=secure,
        httponly=True,
        samesite="strict",
    )


def delete_link_cookie(response: Response, kind: type[Link]) -> None:
    """Deletes the cookie of a link that works once."""
    response.delete_cookie(_LINK_COOKIES[kind], path=_API)


def link_from_cookie(request: Request, kind: type[L], links: LinkSigner) -> L | None:
    """The signed link of this kind in this browser, or None."""
    token = request.cookies.get(_LINK_COOKIES[kind])
    if not token:
        return None
    try:
        return links.open(kind, token)
    except Refused:
        return None
