"""The cookies of accounts: the session's token, the browser's mark, and what waits for a code in this browser."""

from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from api.headers import is_plain_loopback
from domain.accounts.entering import Admitted
from domain.kernel.errors import Refused
from domain.kernel.links import Link, Links, RegistrationLink, SignInLink
from domain.kernel.settings import Settings

SESSION = "token"
SESSION_SECONDS = 31_536_000
MARK = "device"
_WAITING: dict[type[Link], str] = {RegistrationLink: "registration", SignInLink: "sign-in"}
_API = "/api"
_LONGEST_MARK = 100

L = TypeVar("L", bound=Link)


def keep_session(response: Response, admitted: Admitted, settings: Settings) -> None:
    """Lets the browser keep its session, and the mark by which it is known again. What waited in it, waits no more."""
    set_session(response, admitted.entered.token, settings)
    secure = not is_plain_loopback(settings.site_url)
    response.set_cookie(
        MARK, admitted.mark, SESSION_SECONDS, path=_API, secure=secure, httponly=True, samesite="strict"
    )
    for name in _WAITING.values():
        response.delete_cookie(name, path=_API)


def set_session(response: Response, token: str, settings: Settings) -> None:
    """As the specification has it: path /, httpOnly, sameSite strict, a year; and Secure wherever there is TLS."""
    secure = not is_plain_loopback(settings.site_url)
    response.set_cookie(SESSION, token, SESSION_SECONDS, path="/", secure=secure, httponly=True, samesite="strict")


def drop_session(response: Response) -> None:
    """Takes the session from the browser."""
    response.delete_cookie(SESSION, path="/")


def session_of(request: Request) -> str | None:
    """The token that the browser holds."""
    return request.cookies.get(SESSION)


def mark_of(request: Request) -> str | None:
    """The browser's mark, unless it is something that we would not have given."""
    mark = request.cookies.get(MARK)
    return mark if mark and len(mark) <= _LONGEST_MARK else None


def keep_waiting(response: Response, link: Link, links: Links, settings: Settings) -> None:
    """Lets the browser be the one in which the code for this may be typed in."""
    secure = not is_plain_loopback(settings.site_url)
    seconds = int(link.lifetime.total_seconds())
    response.set_cookie(
        _WAITING[type(link)],
        links.sign(link),
        seconds,
        path=_API,
        secure=secure,
        httponly=True,
        samesite="strict",
    )


def waiting_in(request: Request, kind: type[L], links: Links) -> L | None:
    """What waits for a code in this browser."""
    token = request.cookies.get(_WAITING[kind])
    if not token:
        return None
    try:
        return links.open(kind, token)
    except Refused:
        return None
