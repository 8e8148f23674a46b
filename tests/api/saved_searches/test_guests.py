"""Guests: whoever asks learns nothing about an address; its owner confirms, manages and takes along by links."""

from dataclasses import replace
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest

from api.main import create_app
from domain.saved_searches.removal_cleanup import RemovalCleanup
from domain.saved_searches.tasks import SEND_CONFIRMATION
from domain.verification.signed_links import (
    AlertConfirmationLink,
    AlertsLink,
    ApplicantLink,
    LinkSigner,
)
from tests.api.accounts.people import PASSWORD, People, new_email
from tests.api.saved_searches.searcher import WAITER, Searcher, ask, guest, newest_link
from tests.api.saved_searches.test_accounts import problem


@pytest.fixture
def email() -> str:
    return new_email()


def confirm(people: People, token: str) -> Any:
    return people.browser().post("/saved-search-confirmations", token=token)


def test_a_guest_asks_confirms_and_manages(people: People, email: str) -> None:
    asked = ask(people, email, frequency="weekly", weekday=7, locale="sl")
    assert (asked.status_code, asked.content) == (202, b"null")
    confirmed = confirm(people, newest_link(people))
    assert confirmed.status_code == 200, confirmed.text
    saved = confirmed.json()
    visitor = Searcher(people.browser(), email, saved.pop("access"))
    assert (saved["isConfirmed"], saved["frequency"], saved["weekday"], saved["locale"]) == (True, "weekly", 7, "sl")
    assert visitor.listed() == [saved]
    changed = visitor.call("PATCH", f"/{saved['id']}", json={"frequency": "daily", "hour": 20}).json()
    assert visitor.listed() == [changed]
    assert visitor.call("DELETE", f"/{saved['id']}").status_code == 204
    assert problem(visitor.call("GET")) == (401, "LINK_INVALID"), "with the last search the address is forgotten"


def test_the_link_works_in_the_address_too(people: People, email: str) -> None:
    visitor = guest(people, email)
    shown = people.browser().call("GET", "/saved-searches", params={"access": visitor.link})
    assert shown.json()["total"] == 1


def test_every_address_gets_the_same_answer(people: People) -> None:
    """One that has an account, a confirmed search, an unconfirmed one, the same one again, or nothing."""
    _, of_account = people.somebody()
    confirmed, waiting = new_email(), new_email()
    guest(people, confirmed)
    ask(people, waiting)
    answers = [ask(people, email) for email in (of_account, confirmed, waiting, new_email())]
    assert {(answer.status_code, answer.content) for answer in answers} == {(202, b"null")}
    assert {tuple(sorted(answer.headers.keys())) for answer in answers} == {tuple(sorted(answers[0].headers.keys()))}


def test_whoever_asks_for_somebody_elses_address_opens_nothing(people: People, email: str) -> None:
    mine = guest(people, email)
    ask(people, email, {"query": ["kuhar"]})
    [waiting, confirmed] = mine.listed()
    assert (waiting["isConfirmed"], confirmed["isConfirmed"]) == (False, True)
    for link in ("", "made-up", newest_link(people), mine.link + "x"):
        answer = people.browser().call("GET", "/saved-searches", headers={"Access-Link": link} if link else {})
        assert answer.status_code == 401
    other_kind = people.services[LinkSigner].sign(ApplicantLink(application_id=UUID(confirmed["id"])))
    assert problem(people.browser().call("GET", "/saved-searches", headers={"Access-Link": other_kind}))[0] == 401


def test_a_link_opens_no_search_of_another_guest(people: People, email: str) -> None:
    mine, other = guest(people, email), guest(people, new_email())
    path = f"/{mine.listed()[0]['id']}"
    assert problem(other.call("DELETE", path)) == (404, "SAVED_SEARCH_NOT_FOUND")
    assert problem(other.call("PATCH", path, json={"name": "Tuđe"})) == (404, "SAVED_SEARCH_NOT_FOUND")
    assert mine.listed()[0]["name"] == ""


def test_a_confirmation_link_lasts_a_week_and_confirms_only_once_it_is_pressed(people: People, email: str) -> None:
    ask(people, email)
    search_id = people.tasks(SEND_CONFIRMATION)[-1]
    key, clock = people.platform.settings.link_key.get_secret_value(), people.platform.clock
    for days, status in ((8, 401), (6, 200)):
        past = LinkSigner(key, lambda days=days: clock() - timedelta(days=days))
        assert confirm(people, past.sign(AlertConfirmationLink(search_id=search_id))).status_code == status
    again = confirm(people, newest_link(people, search_id))
    assert (again.status_code, again.json()["isConfirmed"]) == (200, True)


def test_a_link_to_what_is_gone_says_so(people: People, email: str) -> None:
    ask(people, email)
    search_id = people.tasks(SEND_CONFIRMATION)[-1]
    assert people.services[RemovalCleanup].remove_unconfirmed([search_id]) == 1
    assert problem(confirm(people, newest_link(people, search_id))) == (404, "SAVED_SEARCH_NOT_FOUND")
    unknown = people.services[LinkSigner].sign(AlertsLink(subscriber_id=search_id))
    refused = people.browser().call("GET", "/saved-searches", headers={"Access-Link": unknown})
    assert problem(refused) == (401, "LINK_INVALID")


def test_registering_and_signing_in_take_searches_along(people: People, email: str) -> None:
    as_guest = guest(people, email)
    [saved] = as_guest.listed()
    browser = people.browser()
    assert browser.register(email).status_code == 201
    assert as_guest.listed() == [saved], "the address is not verified yet"
    browser.verify(email)
    ana = Searcher(browser, email)
    assert ana.listed() == [saved]
    assert problem(as_guest.call("GET")) == (401, "LINK_INVALID")
    later = guest(people, email, {"query": ["kuhar"]})
    assert [each["id"] for each in ana.listed()] == [saved["id"]]
    assert people.browser().login(email).is_success
    assert {each["key"] for each in ana.listed()} == {"query=konobar", "query=kuhar"}
    assert later.call("GET").status_code == 401


def test_mails_to_one_address_come_to_an_end(people: People, email: str) -> None:
    """Whether or not anything is saved for it."""
    settings = people.platform.settings.model_copy(update={"rate_limit_scale": 1})
    platform = replace(people.platform, settings=settings)
    strict = People(create_app(platform), platform)
    answers = [ask(strict, email, {"query": [f"riječ{number}"]}).status_code for number in range(4)]
    assert answers == [202, 202, 202, 429]
    assert ask(strict, new_email()).status_code == 202


@pytest.mark.parametrize(
    "wrong", [{"email": "ana"}, {"email": ""}, {"locale": None}, {"name": "Ana"}, {"hour": 25}], ids=repr
)
def test_bad_input_is_refused(people: People, wrong: dict[str, Any]) -> None:
    refused = ask(people, new_email(), **wrong) if "email" not in wrong else ask(people, wrong["email"])
    assert refused.status_code == 422
    unfiltered = people.browser().post("/saved-searches", search={}, email=new_email(), locale="hr")
    assert problem(unfiltered) == (422, "UNFILTERED_SEARCH")


def test_an_account_that_is_erased_leaves_no_search(people: People) -> None:
    ana = Searcher(*people.somebody())
    ana.save(WAITER)
    assert ana.browser.post("/me/erase", password=PASSWORD).status_code == 202
    assert ana.call("GET").status_code == 401
