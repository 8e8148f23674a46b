"""What routes that let somebody in have in common: the browser that asks, and the answer once they are in."""

from typing import Annotated
from uuid import UUID

from fastapi import Depends, Header, Request, Response

from api.bootstrap import UseCases
from api.dependencies import CorrelationId
from api.me.presenting import me
from api.me.schemas import Me
from api.session_cookie import keep_session, mark_of, session_of
from domain.accounts.entering import Admitted, Browser
from domain.accounts.errors import InvalidCredentials
from domain.kernel.locales import Locale


def asking_browser(
    request: Request, correlation: CorrelationId, user_agent: Annotated[str, Header(max_length=1000)] = ""
) -> Browser:
    """What is known of the browser before anybody is in."""
    return Browser(correlation, mark_of(request), user_agent, session_of(request))


AskingBrowser = Annotated[Browser, Depends(asking_browser)]


def entered(use: UseCases, response: Response, account_id: UUID, admitted: Admitted, locale: Locale) -> Me:
    """Gives the browser its session; answers with the account."""
    account = use.accounts.book.find(account_id)
    if account is None:
        raise InvalidCredentials
    keep_session(response, admitted, use.settings)
    return me(account, locale, use.accounts)
