"""Account cookies: session token, device token, and signed link of a pending verification code."""

from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from api.http.middleware.security_headers import is_plain_loopback
from domain.accounts.session_start import StartedSession
from domain.kernel.errors import Refused
from domain.kernel.settings import Settings
from domain.verification.signed_links import Link, LinkSigner, RegistrationLink, SignInLink

SESSION_COOKIE = "token"
SESSION_SECONDS = 31_536_000
DEVICE_COOKIE = "device"
_PENDING_CODE: dict[type[Link], str] = {RegistrationLink: "registration", SignInLink: "sign-in"}
_API = "/api"
_LONGEST_DEVICE_TOKEN = 100

L = TypeVar("L", bound=Link)


def set_sign_in_cookies(response: Response, started_session: StartedSession, settings: Settings) -> None:
    """Sets the cookies of a new session and its device, and deletes those of pending codes."""
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
    for name in _PENDING_CODE.values():
        response.delete_cookie(name, path=_API)


def set_session_cookie(response: Response, token: str, settings: Settings) -> None:
    """For a year, path /, HttpOnly, SameSite=Strict; Secure when the site has TLS."""
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


def set_pending_code_cookie(response: Response, link: Link, links: LinkSigner, settings: Settings) -> None:
    """Marks this browser as the one in which the mailed code may be entered."""
    secure = not is_plain_loopback(settings.site_url)
    seconds = int(link.lifetime.total_seconds())
    response.set_cookie(
        _PENDING_CODE[type(link)],
        links.sign(link),
        seconds,
        path=_API,
        secure=secure,
        httponly=True,
        samesite="strict",
    )


def pending_code_link(request: Request, kind: type[L], links: LinkSigner) -> L | None:
    """The signed link of this browser's pending code, or None."""
    token = request.cookies.get(_PENDING_CODE[kind])
    if not token:
        return None
    try:
        return links.open(kind, token)
    except Refused:
        return None
