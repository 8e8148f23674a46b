"""An administrator's acting session ends with everything that it rests on: grant, password, account, own session."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import event, select, text, update

from domain.accounts.errors import LoginRequired
from domain.accounts.roles import AccountRole, Grant
from domain.accounts.session_start import Browser as BrowserTokens
from domain.accounts.tables import account, account_session
from domain.kernel.values.ids import new_id
from tests.api.accounts.people import PASSWORD, Browser, People
from tests.api.accounts.test_own_account import NEW, email_link, password_link, put_password
from tests.api.accounts.test_registering import code_of

ADMINISTRATOR = Grant(AccountRole.ADMINISTRATOR)


@dataclass
class Acting:
    """An administrator who acts as somebody, and the same one in a second browser."""

    people: People
    browser: Browser
    elsewhere: Browser
    email: str
    person_email: str
    token: str

    def returns(self) -> Any:
        return self.browser.post("/auth/login-with-token", token=self.token)


def administrator(people: People) -> tuple[Browser, str]:
    return people.staff(ADMINISTRATOR)


def act(browser: Browser, email: str) -> str:
    answer = browser.post("/auth/login-as", email=email, reason="Ne vidi svoje prijave")
    assert answer.status_code == 200, answer.text
    return answer.json()["acting"]["originalToken"]


@pytest.fixture
def acting(people: People) -> Acting:
    browser, email = administrator(people)
    elsewhere = people.browser()
    assert elsewhere.login_in_two_steps(email).status_code == 200
    _, person_email = people.somebody()
    return Acting(people, browser, elsewhere, email, person_email, act(browser, person_email))


def revoke_grant(acting: Acting) -> None:
    acting.people.accounts.roles.revoke(acting.people.account_of(acting.email), ADMINISTRATOR)


def revoke_grant_and_restore(acting: Acting) -> None:
    revoke_grant(acting)
    acting.people.accounts.roles.grant(acting.people.account_of(acting.email), ADMINISTRATOR)


def delete_grant_row(acting: Acting) -> None:
    with acting.people.engine.begin() as connection:
        mine = {"id": acting.people.account_of(acting.email)}
        connection.execute(text("DELETE FROM public.account_role WHERE account_id = :id"), mine)


def change_password(acting: Acting) -> None:
    assert put_password(acting.elsewhere, PASSWORD, NEW).status_code == 204


def reset_password(acting: Acting) -> None:
    link = password_link(acting.people, acting.email)
    assert acting.people.browser().post(f"/auth/password/{link}", password=NEW).status_code == 204


def change_address(acting: Acting) -> None:
    link = email_link(acting.people, acting.elsewhere, f"nova.{acting.email}")
    assert acting.elsewhere.post("/auth/verify-email", token=link).status_code == 200


def deactivate(acting: Acting) -> None:
    assert acting.elsewhere.post("/me/deactivate", password=PASSWORD).status_code == 200


def erase(acting: Acting) -> None:
    assert acting.elsewhere.post("/me/erase", password=PASSWORD).status_code == 202


def end_that_session(acting: Acting) -> None:
    items = acting.elsewhere.call("GET", "/me/sessions").json()["items"]
    [other] = [each["id"] for each in items if not each["isCurrent"]]
    assert acting.elsewhere.call("DELETE", f"/me/sessions/{other}").status_code == 204


def end_other_sessions(acting: Acting) -> None:
    assert acting.elsewhere.call("DELETE", "/me/sessions").status_code == 204


def let_the_own_session_expire(acting: Acting) -> None:
    own = account_session.c.account_id == acting.people.account_of(acting.email)
    old = text("clock_timestamp() - interval '13 hours'")
    with acting.people.engine.begin() as connection:
        connection.execute(update(account_session).where(own).values(seen_at=old))


@pytest.mark.parametrize(
    "end",
    [
        revoke_grant,
        revoke_grant_and_restore,
        delete_grant_row,
        change_password,
        reset_password,
        change_address,
        deactivate,
        erase,
        end_that_session,
        end_other_sessions,
        let_the_own_session_expire,
    ],
    ids=lambda end: end.__name__,
)
def test_acting_and_its_return_token_end(acting: Acting, end: Callable[[Acting], None]) -> None:
    assert acting.browser.me().json()["email"] == acting.person_email
    end(acting)
    assert not acting.browser.is_in
    assert code_of(acting.returns()) == "WRONG_OR_EXPIRED_LINK"
    assert not acting.browser.is_in


def test_returning_continues_the_own_session_and_makes_it_no_younger(acting: Acting) -> None:
    own = account_session.c.account_id == acting.people.account_of(acting.email)
    mine = select(account_session.c.id, account_session.c.started_at, account_session.c.remembered).where(own)
    with acting.people.engine.connect() as connection:
        before = {tuple(row) for row in connection.execute(mine)}
    assert acting.returns().json()["email"] == acting.email
    with acting.people.engine.connect() as connection:
        assert {tuple(row) for row in connection.execute(mine)} == before


def test_acting_and_returning_is_no_recent_sign_in(acting: Acting) -> None:
    with acting.people.engine.begin() as connection:
        mine = account.c.id == acting.people.account_of(acting.email)
        connection.execute(update(account).where(mine).values(password_hash=None))
    acting.people.wind("account_session", "9 minutes", "started_at")
    acting.returns()
    acting.people.wind("account_session", "7 minutes", "started_at")
    assert code_of(acting.browser.post("/me/export", password="")) == "RECENT_LOGIN_REQUIRED"


def test_a_copy_of_the_administrators_cookie_is_worthless_from_then_on(people: People) -> None:
    browser, _ = administrator(people)
    _, email = people.somebody()
    thief = people.browser()
    thief.client.cookies.set("token", browser.token or "")
    assert thief.is_in
    token = act(browser, email)
    assert not thief.is_in
    acting_cookie = browser.token
    assert browser.post("/auth/login-with-token", token=token).status_code == 200
    thief.client.cookies.set("token", acting_cookie or "")
    assert not thief.is_in
    assert browser.is_in


@pytest.mark.parametrize("first", ["acts", "ends"])
def test_a_session_that_was_just_used_up_does_not_act(people: People, first: str) -> None:
    """Two requests were authenticated by one cookie, and the other one came first."""
    browser, _ = administrator(people)
    _, email = people.somebody()
    found = people.accounts.sessions.authenticate(browser.token)
    assert found
    if first == "acts":
        act(browser, email)
    else:
        browser.post("/auth/logout")
    with pytest.raises(LoginRequired):
        people.accounts.impersonation.begin(*found, email, "Ne vidi svoje prijave", BrowserTokens(new_id()))


@pytest.mark.parametrize("how", ["logout", "login"])
def test_signing_out_or_in_while_acting_ends_the_own_session_too(acting: Acting, how: str) -> None:
    assert len(acting.elsewhere.call("GET", "/me/sessions").json()["items"]) == 2
    if how == "logout":
        acting.browser.post("/auth/logout")
    else:
        assert acting.browser.login(acting.person_email).status_code == 200
    assert len(acting.elsewhere.call("GET", "/me/sessions").json()["items"]) == 1
    assert acting.elsewhere.is_in


def test_a_session_to_which_nobody_can_return_is_neither_listed_nor_kept(acting: Acting) -> None:
    acting.people.wind("account_session", "11 minutes", "started_at")
    assert len(acting.elsewhere.call("GET", "/me/sessions").json()["items"]) == 1
    assert acting.people.accounts.sessions.delete_ended() >= 2
    own = select(account_session.c.id).where(account_session.c.account_id == acting.people.account_of(acting.email))
    with acting.people.engine.connect() as connection:
        assert len(connection.execute(own).all()) == 1


def test_scheduled_deletion_leaves_acting_alone(acting: Acting) -> None:
    acting.people.accounts.sessions.delete_ended()
    assert acting.browser.is_in
    assert acting.returns().status_code == 200


@contextmanager
def statements(people: People) -> Iterator[list[str]]:
    found: list[str] = []

    def count(_: Any, __: Any, statement: str, *___: Any) -> None:
        found.append(statement)

    event.listen(people.engine, "before_cursor_execute", count)
    try:
        yield found
    finally:
        event.remove(people.engine, "before_cursor_execute", count)


def test_the_check_takes_no_further_query(acting: Acting) -> None:
    counts: list[int] = []
    for browser in (acting.elsewhere, acting.browser):
        with statements(acting.people) as found:
            assert acting.people.accounts.sessions.authenticate(browser.token)
        counts.append(len(found))
    assert counts == [2, 2]
