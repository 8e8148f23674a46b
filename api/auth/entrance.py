"""What routes that let somebody in have in common: the browser that asks, and its welcome once its person is in."""

from dataclasses import dataclass
from typing import Annotated
from uuid import UUID

from fastapi import Depends, Header, Request, Response

from api.dependencies import CorrelationId, RequestLocale, Use
from api.me.presenting import me
from api.me.schemas import Me
from api.owner import visitor_of
from api.session_cookie import keep_session, mark_of, session_of
from domain.accounts.account import Account
from domain.accounts.entering import Admitted, Browser
from domain.accounts.errors import InvalidCredentials
from domain.kernel.facts import Actor, Context
from domain.kernel.locales import Locale
from domain.tracking import owner


def asking_browser(
    request: Request, correlation: CorrelationId, user_agent: Annotated[str, Header(max_length=1000)] = ""
) -> Browser:
    """What is known of the browser before anybody is in."""
    return Browser(correlation, mark_of(request), user_agent, session_of(request))


AskingBrowser = Annotated[Browser, Depends(asking_browser)]


@dataclass(frozen=True, slots=True)
class Entrance:
    """Welcomes whoever has shown who they are."""

    request: Request
    response: Response
    use: Use
    locale: Locale
    correlation_id: UUID

    def welcome(self, account_id: UUID, admitted: Admitted) -> Me:
        """Gives the browser its session. What its person did as a guest becomes theirs: what this browser remembered,
        and applications whose address was verified and is the account's."""
        account = self.use.accounts.book.find(account_id)
        if account is None:
            raise InvalidCredentials
        keep_session(self.response, admitted, self.use.settings)
        self._adopt(account)
        return me(account, self.locale, self.use.accounts)

    def _adopt(self, account: Account) -> None:
        guest = visitor_of(self.request)
        if guest:
            self.use.remembered.adopt(guest, owner.account(account.id))
        context = Context(Actor("jobseeker", str(account.id)), "web", correlation_id=self.correlation_id)
        index = self.use.accounts.book.email_index(account.email)
        if position := self.use.adopting.adopt(index, account.id, context):
            self.use.waiting.shows("applications", "applications", position)


def entrance(
    request: Request, response: Response, use: Use, locale: RequestLocale, correlation: CorrelationId
) -> Entrance:
    """Where this request comes in."""
    return Entrance(request, response, use, locale, correlation)


CurrentEntrance = Annotated[Entrance, Depends(entrance)]
