"""Completes a login for every login method: sets cookies, merges visitor data, adopts guest applications."""

from dataclasses import dataclass
from typing import Annotated
from uuid import UUID

from fastapi import Depends, Header, Request, Response

from api.dependencies import CorrelationId, RequestLocale, Use
from api.http.cookies.session import device_token, session_token, set_sign_in_cookies
from api.http.cookies.visitor import find_visitor
from api.me.schemas import Me
from api.me.serializers import me
from domain.accounts.account import Account
from domain.accounts.errors import InvalidCredentials
from domain.accounts.session_start import Browser, StartedSession
from domain.kernel.event import Actor, Context
from domain.kernel.locales import Locale
from domain.tracking import owner


def request_browser(
    request: Request, correlation: CorrelationId, user_agent: Annotated[str, Header(max_length=1000)] = ""
) -> Browser:
    """The browser's tokens and user agent, as the request has them."""
    return Browser(correlation, device_token(request), user_agent, session_token(request))


RequestBrowser = Annotated[Browser, Depends(request_browser)]


@dataclass(frozen=True, slots=True)
class SignIn:
    """Completes the login of an authenticated user."""

    request: Request
    response: Response
    use: Use
    locale: Locale
    correlation_id: UUID

    def complete(self, account_id: UUID, started_session: StartedSession) -> Me:
        """Sets the session cookies. The browser's visitor data, and guest applications verified with the account's
        address, become the account's."""
        account = self.use.accounts.repository.find(account_id)
        if account is None:
            raise InvalidCredentials
        set_sign_in_cookies(self.response, started_session, self.use.settings)
        self._adopt(account)
        return me(account, self.locale, self.use.accounts)

    def _adopt(self, account: Account) -> None:
        guest = find_visitor(self.request)
        if guest:
            self.use.visitor_merge.merge(guest, owner.account(account.id))
        context = Context(Actor("jobseeker", str(account.id)), "web", correlation_id=self.correlation_id)
        index = self.use.accounts.repository.email_index(account.email)
        if position := self.use.guest_adoption.adopt(index, account.id, context):
            self.use.waiting.shows("applications", "applications", position)


def sign_in(
    request: Request, response: Response, use: Use, locale: RequestLocale, correlation: CorrelationId
) -> SignIn:
    """The completion of a login by this request."""
    return SignIn(request, response, use, locale, correlation)


CurrentSignIn = Annotated[SignIn, Depends(sign_in)]
