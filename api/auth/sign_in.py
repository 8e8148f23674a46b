"""Completes a login for every login method: sets cookies, merges visitor data, adopts what guests have made."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated
from uuid import UUID

from fastapi import Depends, Header, Request, Response, status

from api.applications.views import ApplicationViews
from api.http.caller import CorrelationId, request_route
from api.http.client_address import truncated_network
from api.http.cookies.session import device_token, session_token, set_sign_in_cookies
from api.http.cookies.visitor import find_visitor
from api.http.request_locale import RequestLocale
from api.me.schemas import Me
from api.me.serializers import AccountSerializer
from api.saved_searches.views import SavedSearchViews
from api.services import Use
from domain.accounts.access_records import Access, AccessKind, AccessRecords
from domain.accounts.account import Account, AccountRepository
from domain.accounts.errors import InvalidCredentials, InvalidSecondFactor, SecondFactorPending
from domain.accounts.session_start import Browser, PendingSession, SignInOutcome
from domain.accounts.sign_in import WrongPassword
from domain.applications.guest_adoption import GuestAdoption
from domain.kernel.errors import Refused
from domain.kernel.log.event import Actor, Context
from domain.kernel.process.settings import Settings
from domain.kernel.values.locales import Locale
from domain.saved_searches.guest_adoption import SearchAdoption
from domain.tracking import owner
from domain.tracking.visitor_merge import VisitorMerge

_NO_ATTEMPTS = {status.HTTP_422_UNPROCESSABLE_CONTENT, status.HTTP_429_TOO_MANY_REQUESTS, 503}


def request_browser(
    request: Request,
    correlation: CorrelationId,
    records: Use[AccessRecords],
    user_agent: Annotated[str, Header(max_length=1000)] = "",
) -> Iterator[Browser]:
    """The browser's tokens and user agent, as the request has them. A refused sign-in is recorded; one that comes too
    often leaves no more records."""
    route, network = request_route(request), truncated_network(request)
    try:
        yield Browser(
            correlation, device_token(request), user_agent, session_token(request), route=route, network=network
        )
    except SecondFactorPending:
        raise
    except Refused as refused:
        if refused.status not in _NO_ATTEMPTS:
            account_id = refused.account_id if isinstance(refused, WrongPassword | InvalidSecondFactor) else None
            failed = Access(
                AccessKind.SIGN_IN_FAILED,
                route,
                "guest",
                account_id=account_id,
                object_id=refused.code,
                correlation_id=correlation,
            )
            records.record(failed, network)
        raise


RequestBrowser = Annotated[Browser, Depends(request_browser)]


@dataclass(frozen=True, slots=True)
class SignIn:
    """Completes the login of an authenticated user."""

    request: Request
    response: Response
    locale: Locale
    correlation_id: UUID
    settings: Settings
    accounts: AccountRepository
    serializer: AccountSerializer
    visitor_merge: VisitorMerge
    guest_adoption: GuestAdoption
    views: ApplicationViews
    search_adoption: SearchAdoption
    search_views: SavedSearchViews

    def complete(self, account_id: UUID, outcome: SignInOutcome) -> Me:
        """Sets the session cookies. The browser's visitor data, and a guest's applications and saved searches that were
        verified with the account's address, become the account's. Raises SecondFactorPending when that has to be shown
        first."""
        if isinstance(outcome, PendingSession):
            raise SecondFactorPending(outcome.challenge_id, outcome.methods)
        account = self.accounts.find(account_id)
        if account is None:
            raise InvalidCredentials
        set_sign_in_cookies(self.response, outcome, self.settings)
        self._adopt(account)
        return self.serializer.me(account, self.locale, outcome.new_session)

    def _adopt(self, account: Account) -> None:
        guest = find_visitor(self.request)
        if guest:
            self.visitor_merge.merge(guest, owner.account(account.id))
        context = Context(Actor("jobseeker", str(account.id)), "web", correlation_id=self.correlation_id)
        index = self.accounts.email_index(account.email)
        if position := self.guest_adoption.adopt(index, account.id, context):
            self.views.wait_for(position)
        if position := self.search_adoption.adopt(account.id, index, context):
            self.search_views.wait_for(position)


def sign_in(
    request: Request,
    response: Response,
    locale: RequestLocale,
    correlation: CorrelationId,
    settings: Use[Settings],
    accounts: Use[AccountRepository],
    serializer: Use[AccountSerializer],
    visitor_merge: Use[VisitorMerge],
    guest_adoption: Use[GuestAdoption],
    views: Use[ApplicationViews],
    search_adoption: Use[SearchAdoption],
    search_views: Use[SavedSearchViews],
) -> SignIn:
    """The completion of a login by this request."""
    return SignIn(
        request,
        response,
        locale,
        correlation,
        settings,
        accounts,
        serializer,
        visitor_merge,
        guest_adoption,
        views,
        search_adoption,
        search_views,
    )


CurrentSignIn = Annotated[SignIn, Depends(sign_in)]
