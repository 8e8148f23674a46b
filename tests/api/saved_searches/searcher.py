"""Somebody who saves searches: signed in, or as a guest by links from mails."""

from typing import Any
from uuid import UUID

from domain.saved_searches.tasks import SEND_CONFIRMATION
from domain.verification.signed_links import AlertConfirmationLink, LinkSigner
from tests.api.accounts.people import Browser, People

WAITER = {"query": ["konobar"]}
Response = Any


class Searcher:
    """A browser; `link` is what a guest was mailed."""

    def __init__(self, browser: Browser, email: str, link: str = "") -> None:
        self.browser = browser
        self.email = email
        self.link = link

    def call(self, method: str, path: str = "", **said: Any) -> Response:
        """Calls the guest's addresses by the link, else the account's."""
        if self.link:
            return self.browser.call(method, f"/saved-searches{path}", headers={"Access-Link": self.link}, **said)
        return self.browser.call(method, f"/me/saved-searches{path}", **said)

    def save(self, search: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
        saved = self.call("POST", json={"search": search or WAITER, **more})
        assert saved.status_code == 201, saved.text
        return saved.json()

    def listed(self) -> list[dict[str, Any]]:
        found = self.call("GET")
        assert found.status_code == 200, found.text
        assert found.json()["total"] == len(found.json()["items"])
        return found.json()["items"]

    def found(self, **parameters: Any) -> dict[str, Any]:
        """The `userInfo` of a search."""
        return self.browser.call("GET", "/jobs/search", params=parameters).json()["userInfo"]


def ask(people: People, email: str, search: dict[str, Any] | None = None, **more: Any) -> Response:
    """A guest asks for mails."""
    body = {"search": search or WAITER, "email": email, "locale": "hr", **more}
    return people.browser().post("/saved-searches", **body)


def newest_link(people: People, search_id: UUID | None = None) -> str:
    """The token in the newest mail that asks for confirmation."""
    newest = search_id or people.tasks(SEND_CONFIRMATION)[-1]
    return people.services[LinkSigner].sign(AlertConfirmationLink(search_id=newest))


def guest(people: People, email: str, search: dict[str, Any] | None = None) -> Searcher:
    """A guest who has confirmed a search."""
    assert ask(people, email, search).status_code == 202
    browser = people.browser()
    confirmed = browser.post("/saved-search-confirmations", token=newest_link(people))
    assert confirmed.status_code == 200, confirmed.text
    return Searcher(browser, email, confirmed.json()["access"])
