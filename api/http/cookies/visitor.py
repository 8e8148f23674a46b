"""Visitor cookie.

The cookie is set when somebody does what needs it: saves a job, or allows visits and searches to be remembered.
"""

from fastapi import Request, Response

from api.http.middleware.security_headers import is_plain_loopback
from domain.kernel.process.settings import Settings
from domain.tracking.owner import Owner, new_token, visitor

VISITOR_COOKIE = "visitor"
COOKIE_SECONDS = 365 * 24 * 3600
CHOICE_COOKIE = "cookie-choice"
"""The visitor's answer to the cookie notice, set by the page: `necessary`, `all`, or `all-google` where the notice also
named Google's prompt, which only the page has to know."""


def find_visitor(request: Request) -> Owner | None:
    """The visitor from the cookie, whether or not somebody is signed in."""
    return visitor(request.cookies.get(VISITOR_COOKIE))


def allows_all(request: Request) -> bool:
    """Whether the visitor has allowed visits and searches to be remembered."""
    return request.cookies.get(CHOICE_COOKIE) in ("all", "all-google")


def visitor_token(request: Request) -> str:
    """The visitor token from the cookie, or a new one. Stores nothing."""
    token = request.cookies.get(VISITOR_COOKIE)
    return token if token and visitor(token) else new_token()


def set_visitor_cookie(response: Response, token: str, settings: Settings) -> None:
    """Sets the cookie for a year from now on."""
    secure = not is_plain_loopback(settings.site_url)
    response.set_cookie(VISITOR_COOKIE, token, COOKIE_SECONDS, path="/", secure=secure, httponly=True, samesite="lax")


def forget_visitor(request: Request, response: Response) -> None:
    """Deletes the cookie, and with it the consent to being remembered: the notice asks anew."""
    response.delete_cookie(VISITOR_COOKIE, path="/")
    if allows_all(request):
        response.delete_cookie(CHOICE_COOKIE, path="/")
