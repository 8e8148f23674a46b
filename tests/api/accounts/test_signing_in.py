"""Login by password and by code, session lifetime, logout."""

import pytest
from sqlalchemy import text

from domain.accounts.one_time_links import Purpose
from domain.accounts.tasks import NOTIFY_NEW_DEVICE, SEND_SIGN_IN_CODE
from tests.api.accounts.people import PASSWORD, People, new_email
from tests.api.accounts.test_registering import code_of


def test_the_right_password_signs_in_from_any_browser(people: People) -> None:
    _, email = people.somebody()
    browser = people.browser()
    answer = browser.login(email.upper().replace("EXAMPLE.COM", "Example.com"))
    assert answer.status_code == 200
    assert answer.json()["email"] == email
    assert browser.is_in


def test_a_wrong_password_and_an_unknown_address_have_the_same_response(people: People) -> None:
    _, email = people.somebody()
    wrong, unknown = people.browser().login(email, "Nije-to 123"), people.browser().login(new_email())
    assert wrong.status_code == unknown.status_code == 400
    assert wrong.text == unknown.text
    assert code_of(wrong) == "INVALID_CREDENTIALS"
    assert "token" not in people.browser().client.cookies


def test_the_right_password_of_an_unverified_address_requires_the_code(people: People, email: str) -> None:
    people.browser().register(email)
    elsewhere = people.browser()
    answer = elsewhere.login(email)
    assert (answer.status_code, code_of(answer)) == (403, "EMAIL_NOT_VERIFIED")
    assert elsewhere.verify(email).status_code == 200
    assert code_of(people.browser().login(email, "Nije-to 123")) == "INVALID_CREDENTIALS"


def test_each_login_has_a_new_token_and_ends_the_one_before(people: People) -> None:
    browser, email = people.somebody()
    first = browser.token
    browser.login(email)
    assert browser.token != first
    old = people.browser()
    old.client.cookies.set("token", first or "")
    assert not old.is_in


def test_logout_ends_the_session_on_the_server(people: People) -> None:
    browser, _ = people.somebody()
    token = browser.token
    assert browser.post("/auth/logout").status_code == 204
    assert browser.token is None
    browser.client.cookies.set("token", token or "")
    assert not browser.is_in
    assert people.browser().post("/auth/logout").status_code == 204


@pytest.mark.parametrize("token", ["", "x", "x" * 100, "x" * 5000, "ž", "../../etc/passwd"])
def test_forged_tokens_are_refused(people: People, token: str) -> None:
    answer = people.browser().client.get("/api/me", headers={b"Cookie": f"token={token}".encode()})
    assert (answer.status_code, answer.json()["code"]) == (401, "LOGIN_REQUIRED")


@pytest.mark.parametrize(
    ("remember", "idle", "lives"),
    [(False, "11 hours", True), (False, "13 hours", False), (True, "29 days", True), (True, "31 days", False)],
)
def test_an_idle_session_expires(people: People, remember: bool, idle: str, lives: bool) -> None:
    browser, email = people.somebody()
    browser.login(email, rememberMe=remember)
    people.wind("account_session", idle, "seen_at")
    assert browser.is_in is lives


def test_a_session_expires_after_a_year_at_most(people: People) -> None:
    browser, email = people.somebody()
    browser.login(email, rememberMe=True)
    people.wind("account_session", "364 days", "started_at")
    assert browser.is_in
    people.wind("account_session", "2 days", "started_at")
    assert not browser.is_in
    assert people.accounts.sessions.delete_ended() >= 1


def test_using_a_session_extends_it(people: People) -> None:
    browser, _ = people.somebody()
    for _ in range(3):
        people.wind("account_session", "11 hours", "seen_at")
        assert browser.is_in


def test_a_login_from_a_new_browser_is_notified(people: People) -> None:
    browser, email = people.somebody()
    before = len(people.tasks(NOTIFY_NEW_DEVICE))
    browser.login(email)
    assert len(people.tasks(NOTIFY_NEW_DEVICE)) == before
    people.browser().login(email)
    assert len(people.tasks(NOTIFY_NEW_DEVICE)) == before + 1


def sign_in_code(people: People) -> str:
    issued = people.accounts.codes.issue(people.tasks(SEND_SIGN_IN_CODE)[-1])
    assert issued is not None
    assert issued.code is not None
    return issued.code


def sign_in_link(people: People) -> str:
    return people.accounts.links.token(Purpose.SIGN_IN, people.tasks(SEND_SIGN_IN_CODE)[-1])


def test_a_mailed_code_signs_in_in_the_browser_that_requested_it(people: People) -> None:
    _, email = people.somebody()
    browser = people.browser()
    assert browser.post("/auth/code", email=email).status_code == 202
    code = sign_in_code(people)
    assert code_of(people.browser().post("/auth", code=code)) == "INVALID_VERIFICATION_CODE"
    assert browser.post("/auth", code=code).json()["email"] == email
    assert browser.is_in
    assert code_of(browser.post("/auth", code=code)) == "INVALID_VERIFICATION_CODE"


def test_the_link_of_the_code_mail_works_in_any_browser_and_once(people: People) -> None:
    _, email = people.somebody()
    people.browser().post("/auth/code", email=email)
    link, browser = sign_in_link(people), people.browser()
    assert browser.post("/auth", code=link, rememberMe=True).status_code == 200
    assert browser.is_in
    assert code_of(people.browser().post("/auth", code=link)) == "WRONG_OR_EXPIRED_LINK"


def test_the_link_expires_after_half_an_hour(people: People) -> None:
    _, email = people.somebody()
    people.browser().post("/auth/code", email=email)
    people.wind("one_time_link", "31 minutes", "requested_at")
    assert code_of(people.browser().post("/auth", code=sign_in_link(people))) == "WRONG_OR_EXPIRED_LINK"


def test_requesting_a_code_reveals_nothing_about_an_address(people: People) -> None:
    _, known = people.somebody()
    browsers = {email: people.browser() for email in (known, new_email())}
    asked = [browser.post("/auth/code", email=email) for email, browser in browsers.items()]
    assert [each.status_code for each in asked] == [202, 202]
    assert asked[0].text == asked[1].text
    wrong = [browser.post("/auth", code="00000") for browser in browsers.values()]
    assert wrong[0].text == wrong[1].text


def test_login_codes_and_other_codes_share_one_limit(people: People) -> None:
    _, email = people.somebody()
    index = people.accounts.repository.email_index(email)
    with people.engine.begin() as connection:
        statement = text("UPDATE public.verification_contact SET wrong_guesses = 9 WHERE contact_index = :index")
        connection.execute(statement, {"index": index})
    browser = people.browser()
    browser.post("/auth/code", email=email)
    issued = people.accounts.codes.issue(people.tasks(SEND_SIGN_IN_CODE)[-1])
    assert issued is not None
    assert issued.code is None
    answer = browser.post("/auth", code="12345")
    assert (code_of(answer), answer.json()["details"]) == ("TOO_MANY_TRIES", {"onlyLink": True})
    assert browser.post("/auth", code=sign_in_link(people)).status_code == 200


def test_older_passwords_of_six_characters_still_work(people: People) -> None:
    _, email = people.somebody()
    short = people.accounts.hashing.hash("abc123")
    with people.engine.begin() as connection:
        statement = text("UPDATE public.account SET password_hash = :hash WHERE id = :id")
        connection.execute(statement, {"hash": short, "id": people.account_of(email)})
    assert people.browser().login(email, "abc123").status_code == 200
    assert people.browser().login(email, PASSWORD).status_code == 400
