"""The user's account: profile, preferences, password, e-mail address, sessions, deactivation."""

from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import update

from domain.accounts.one_time_links import Purpose
from domain.accounts.tables import account, account_consent
from domain.accounts.tasks import (
    NOTIFY_DEACTIVATED,
    NOTIFY_EMAIL_CHANGED,
    NOTIFY_PASSWORD_CHANGED,
    SEND_EMAIL_LINK,
    SEND_PASSWORD_LINK,
)
from tests.api.accounts.people import PASSWORD, Browser, People, new_email
from tests.api.accounts.test_registering import code_of, faults

NEW = "Plavo-nebo 43"


def newest_link(people: People, purpose: Purpose, task: str) -> str:
    return people.accounts.links.token(purpose, people.tasks(task)[-1])


def password_link(people: People, email: str) -> str:
    assert people.browser().post("/auth/password", email=email).status_code == 204
    return newest_link(people, Purpose.PASSWORD, SEND_PASSWORD_LINK)


def email_link(people: People, browser: Browser, email: str) -> str:
    assert browser.post("/me/change-email", email=email, password=PASSWORD).status_code == 204
    return newest_link(people, Purpose.EMAIL, SEND_EMAIL_LINK)


def put_password(browser: Browser, present: str, new: str) -> Any:
    return browser.call("PUT", "/me/password", json={"currentPassword": present, "newPassword": new})


def test_only_sent_fields_change(people: People) -> None:
    browser, _ = people.somebody(address="Ilica 1")
    changed = browser.call("PATCH", "/me", json={"lastName": "Kovač", "educationLevel": {"id": 7}, "locale": "mk"})
    assert changed.status_code == 200
    me = browser.me().json()
    assert me == changed.json()
    assert (me["firstName"], me["lastName"], me["address"], me["locale"]) == ("Ana", "Kovač", "Ilica 1", "mk")
    assert me["educationLevel"]["id"] == 7
    browser.call("PATCH", "/me", json={"educationLevel": None, "address": ""})
    me = browser.me().json()
    assert (me["educationLevel"], me["address"], me["locale"]) == (None, "", "mk")


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ({"firstName": ""}, "REQUIRED_INPUT"),
        ({"firstName": None}, "REQUIRED_INPUT"),
        ({"lastName": "x" * 256}, "TOO_LONG"),
        ({"locale": "de"}, "INVALID_CHOICE"),
        ({"email": "nova@example.com"}, "UNKNOWN_FIELD"),
        ({"roles": ["administrator"]}, "UNKNOWN_FIELD"),
    ],
)
def test_a_profile_refuses_other_fields(people: People, said: dict[str, Any], fault: str) -> None:
    browser, _ = people.somebody()
    answer = browser.call("PATCH", "/me", json=said)
    assert (answer.status_code, next(iter(faults(answer).values()))) == (422, fault)


def test_preferences_are_merged_field_by_field(people: People) -> None:
    browser, _ = people.somebody()
    browser.post("/me/meta", theme="dark")
    browser.post("/me/meta", dismissedHints=["save-search"], locale="bs")
    me = browser.me().json()
    assert me["preferences"] == {"theme": "dark", "dismissedHints": ["save-search"]}
    assert me["locale"] == "bs"
    assert browser.post("/me/meta", theme="pink").status_code == 422


def test_a_new_password_ends_every_other_session(people: People) -> None:
    browser, email = people.somebody()
    other = people.browser()
    other.login(email)
    assert put_password(browser, PASSWORD, NEW).status_code == 204
    assert browser.is_in
    assert not other.is_in
    assert code_of(people.browser().login(email, PASSWORD)) == "INVALID_CREDENTIALS"
    assert people.browser().login(email, NEW).status_code == 200
    assert people.tasks(NOTIFY_PASSWORD_CHANGED)[-1] == people.account_of(email)


def test_a_new_password_requires_the_current_one_and_must_follow_the_rules(people: People) -> None:
    browser, _ = people.somebody()
    wrong = put_password(browser, "Nije-to 123", NEW)
    assert (wrong.status_code, faults(wrong)) == (400, {"currentPassword": "WRONG_PASSWORD"})
    weak = put_password(browser, PASSWORD, "kratka")
    assert (weak.status_code, faults(weak)) == (422, {"newPassword": "TOO_SHORT"})


def test_a_forgotten_password_is_reset_by_the_mailed_link(people: People) -> None:
    browser, email = people.somebody()
    first, link = password_link(people, email), password_link(people, email)
    assert people.browser().call("GET", f"/auth/password/{link}").status_code == 204
    assert browser.post(f"/auth/password/{link}", password=NEW).status_code == 204
    assert not browser.is_in
    assert browser.token is None
    assert people.browser().login(email, NEW).status_code == 200
    for used in (first, link):
        checked = people.browser().call("GET", f"/auth/password/{used}")
        assert (checked.status_code, code_of(checked)) == (404, "WRONG_OR_EXPIRED_LINK")
        assert code_of(people.browser().post(f"/auth/password/{used}", password=NEW)) == "WRONG_OR_EXPIRED_LINK"


def test_an_invalid_new_password_does_not_use_up_the_link(people: People) -> None:
    _, email = people.somebody()
    link = password_link(people, email)
    assert people.browser().post(f"/auth/password/{link}", password="kratka").status_code == 422
    assert people.browser().post(f"/auth/password/{link}", password=NEW).status_code == 204


def test_the_link_expires_after_an_hour(people: People) -> None:
    _, email = people.somebody()
    link = password_link(people, email)
    people.wind("one_time_link", "61 minutes", "requested_at")
    assert code_of(people.browser().call("GET", f"/auth/password/{link}")) == "WRONG_OR_EXPIRED_LINK"


def test_a_password_reset_reveals_nothing_about_an_address(people: People) -> None:
    _, email = people.somebody()
    answers = [people.browser().post("/auth/password", email=each) for each in (email, new_email())]
    assert {(each.status_code, each.text) for each in answers} == {(204, "")}


@pytest.mark.parametrize("made_up", ["x", "A" * 43, "ž" * 20, "A" * 200])
def test_forged_links_are_refused(people: People, made_up: str) -> None:
    assert code_of(people.browser().call("GET", f"/auth/password/{made_up}")) == "WRONG_OR_EXPIRED_LINK"
    assert code_of(people.browser().post("/auth/verify-email", token=made_up)) == "WRONG_OR_EXPIRED_LINK"


def test_a_link_for_one_purpose_is_invalid_for_another(people: People) -> None:
    browser, email = people.somebody()
    link = email_link(people, browser, new_email())
    assert code_of(people.browser().post(f"/auth/password/{link}", password=NEW)) == "WRONG_OR_EXPIRED_LINK"
    assert code_of(people.browser().post("/auth", code=link)) == "WRONG_OR_EXPIRED_LINK"
    other = password_link(people, email)
    assert code_of(people.browser().post("/auth/verify-email", token=other)) == "WRONG_OR_EXPIRED_LINK"


def test_a_new_address_takes_effect_once_its_link_is_confirmed(people: People) -> None:
    browser, old = people.somebody()
    other, new = people.browser(), new_email()
    other.login(old)
    link = email_link(people, browser, new)
    assert browser.me().json()["email"] == old
    answer = browser.post("/auth/verify-email", token=link)
    assert answer.json()["email"] == new
    assert browser.is_in
    assert not other.is_in
    assert people.browser().login(new).status_code == 200
    assert code_of(people.browser().login(old)) == "INVALID_CREDENTIALS"
    assert people.tasks(NOTIFY_EMAIL_CHANGED)
    assert code_of(browser.post("/auth/verify-email", token=link)) == "WRONG_OR_EXPIRED_LINK"


def test_the_link_for_a_new_address_signs_nobody_in(people: People) -> None:
    browser, old = people.somebody()
    stranger, new = people.browser(), new_email()
    answer = stranger.post("/auth/verify-email", token=email_link(people, browser, new))
    assert (answer.status_code, code_of(answer)) == (401, "LOGIN_REQUIRED")
    assert not stranger.is_in
    assert browser.me().json()["email"] == old


def test_a_new_address_must_differ_and_requires_the_password(people: People) -> None:
    browser, email = people.somebody()
    same = browser.post("/me/change-email", email=email, password=PASSWORD)
    assert (same.status_code, faults(same)) == (422, {"email": "EMAIL_UNCHANGED"})
    wrong = browser.post("/me/change-email", email=new_email(), password="Nije-to 123")
    assert code_of(wrong) == "WRONG_PASSWORD"


def test_an_address_of_another_account_is_refused(people: People) -> None:
    browser, _ = people.somebody()
    _, taken = people.somebody()
    link = email_link(people, browser, taken)
    assert code_of(browser.post("/auth/verify-email", token=link)) == "USER_EXISTS"
    assert people.browser().login(taken).json()["email"] == taken


def test_only_the_last_link_for_a_new_address_works(people: People) -> None:
    browser, _ = people.somebody()
    first = email_link(people, browser, new_email())
    email_link(people, browser, new_email())
    assert code_of(browser.post("/auth/verify-email", token=first)) == "WRONG_OR_EXPIRED_LINK"


def test_sessions_are_listed_and_ended(people: People) -> None:
    browser, email = people.somebody()
    others = [people.browser(), people.browser()]
    for other in others:
        other.login(email)
    items = browser.call("GET", "/me/sessions").json()["items"]
    assert [each["device"] for each in items] == ["Firefox, Linux"] * 3
    assert [each["isCurrent"] for each in items].count(True) == 1
    one = next(each["id"] for each in others[0].call("GET", "/me/sessions").json()["items"] if each["isCurrent"])
    assert browser.call("DELETE", f"/me/sessions/{one}").status_code == 204
    assert [each.is_in for each in others] == [False, True]
    assert browser.call("DELETE", "/me/sessions").status_code == 204
    assert [browser.is_in, others[1].is_in] == [True, False]


def test_sessions_of_others_cannot_be_ended(people: People) -> None:
    browser, _ = people.somebody()
    other, _ = people.somebody()
    [theirs] = other.call("GET", "/me/sessions").json()["items"]
    for session_id in (theirs["id"], str(uuid4())):
        answer = browser.call("DELETE", f"/me/sessions/{session_id}")
        assert (answer.status_code, code_of(answer)) == (404, "SESSION_NOT_FOUND")
    assert other.is_in


def test_a_deactivated_account_is_closed_until_it_is_reactivated(people: People) -> None:
    browser, email = people.somebody()
    other = people.browser()
    other.login(email)
    assert code_of(browser.post("/me/deactivate", password="Nije-to 123")) == "WRONG_PASSWORD"
    answer = browser.post("/me/deactivate", password=PASSWORD)
    assert answer.status_code == 200
    assert not browser.is_in
    assert not other.is_in
    assert people.tasks(NOTIFY_DEACTIVATED)[-1] == people.account_of(email)
    closed = other.login(email)
    assert (closed.status_code, code_of(closed)) == (403, "ACCOUNT_DEACTIVATED")
    assert closed.json()["details"]["until"][:16] == answer.json()["returnsUntil"][:16]
    assert code_of(other.login(email, "Nije-to 123")) == "INVALID_CREDENTIALS"
    assert not other.is_in
    assert other.login(email, comeBack=True).status_code == 200
    assert other.is_in


def test_an_account_without_a_password_requires_a_recent_login(people: People, email: str) -> None:
    browser, _ = people.somebody(email)
    with people.engine.begin() as connection:
        mine = account.c.id == people.account_of(email)
        connection.execute(update(account).where(mine).values(password_hash=None))
    assert browser.me().json()["hasPassword"] is False
    people.wind("account_session", "16 minutes", "started_at")
    assert code_of(put_password(browser, "", NEW)) == "RECENT_LOGIN_REQUIRED"
    people.wind("account_session", "-10 minutes", "started_at")
    assert put_password(browser, "", NEW).status_code == 204
    assert people.browser().login(email, NEW).status_code == 200


def test_consents_are_listed_with_version_language_and_source(people: People) -> None:
    browser, _ = people.somebody()
    [given] = browser.call("GET", "/me/consents").json()["items"]
    assert (given["privacyVersion"], given["termsVersion"], given["language"], given["channel"]) == (1, 1, "hr", "web")
    assert given["textVersion"] is None


def test_a_consent_to_the_former_single_text_stays_readable(people: People) -> None:
    browser, _ = people.somebody()
    former = {"text_version": "account-2026-11", "privacy_version": None, "terms_version": None}
    with people.engine.begin() as connection:
        connection.execute(update(account_consent).values(former))
    [given] = browser.call("GET", "/me/consents").json()["items"]
    assert (given["textVersion"], given["privacyVersion"], given["termsVersion"]) == ("account-2026-11", None, None)


@pytest.mark.parametrize(
    ("method", "path", "said"),
    [
        ("GET", "/me", None),
        ("PATCH", "/me", {}),
        ("POST", "/me/meta", {}),
        ("PUT", "/me/password", {"newPassword": NEW}),
        ("POST", "/me/change-email", {"email": "ana@example.com"}),
        ("POST", "/me/deactivate", {}),
        ("GET", "/me/sessions", None),
        ("DELETE", "/me/sessions", None),
        ("GET", "/me/consents", None),
    ],
)
def test_guests_must_sign_in(people: People, method: str, path: str, said: Any) -> None:
    answer = people.browser().call(method, path, json=said)
    assert (answer.status_code, code_of(answer)) == (401, "LOGIN_REQUIRED")
