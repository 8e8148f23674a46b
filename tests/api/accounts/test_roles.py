"""Roles, and administrators acting as users."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import text

from domain.accounts.impersonation import list_impersonations
from domain.accounts.roles import AccountRole, Grant
from domain.applications.streams import ApplicationStreams
from domain.kernel.process.platform import Platform
from tests.api.accounts.people import PASSWORD, Browser, People, new_email, open_people
from tests.api.accounts.test_registering import code_of
from tests.api.site_client import Site, open_site


@dataclass
class Town:
    """People with accounts, and an application that was sent to employer 12."""

    people: People
    site: Site
    application: str

    def member(self, employer_id: int, role: AccountRole = AccountRole.EMPLOYER_RECRUITER) -> Browser:
        browser, email = self.people.somebody()
        self.people.accounts.roles.grant(self.people.account_of(email), Grant(role, employer_id))
        return browser

    def official(self, role: AccountRole) -> tuple[Browser, str]:
        return self.people.staff(Grant(role))


@pytest.fixture(scope="module")
def town(platform: Platform) -> Iterator[Town]:
    with open_site(platform) as site, open_people(platform, site.app) as people:
        application, _ = site.sent(site.jobs.publish(employer_id=12).number, email=new_email())
        assert site.waiting.shows("activity", "applications", platform.logs["applications"].last_position())
        yield Town(people, site, application)


def test_members_have_access_to_the_inbox_of_their_employer_only(town: Town) -> None:
    ours, theirs = town.member(12), town.member(13)
    inbox = ours.call("GET", "/inbox").json()
    assert (inbox["employerId"], [each["id"] for each in inbox["items"]]) == (12, [town.application])
    assert ours.call("GET", f"/inbox/applications/{town.application}").status_code == 200
    assert theirs.call("GET", "/inbox").json()["items"] == []
    assert theirs.call("GET", f"/inbox/applications/{town.application}").status_code == 404
    chosen = theirs.call("GET", "/inbox", headers={"Employer-Id": "12"})
    assert (chosen.status_code, code_of(chosen)) == (403, "FORBIDDEN")


def test_a_member_of_two_employers_chooses_one(town: Town) -> None:
    browser, email = town.people.somebody()
    for employer_id in (13, 12):
        grant = Grant(AccountRole.EMPLOYER_ADMIN, employer_id)
        town.people.accounts.roles.grant(town.people.account_of(email), grant)
    assert browser.call("GET", "/inbox").json()["employerId"] == 12
    assert browser.call("GET", "/inbox", headers={"Employer-Id": "13"}).json()["employerId"] == 13
    assert browser.me().json()["employers"] == [
        {"employerId": 12, "role": "admin"},
        {"employerId": 13, "role": "admin"},
    ]


def test_what_a_member_does_is_recorded_under_their_account(town: Town) -> None:
    browser, email = town.people.somebody()
    town.people.accounts.roles.grant(town.people.account_of(email), Grant(AccountRole.EMPLOYER_RECRUITER, 12))
    assert browser.post(f"/inbox/applications/{town.application}/seen").status_code == 200
    [*_, seen] = town.site.services[ApplicationStreams].history(UUID(town.application))
    assert (seen.context.actor.role, seen.context.actor.id) == ("employer", str(town.people.account_of(email)))
    assert seen.context.channel == "web"


def test_members_read_the_files_of_an_application(town: Town) -> None:
    detail = town.member(12).call("GET", f"/inbox/applications/{town.application}").json()
    cv = detail["cv"]["id"]
    asked = {"application": town.application}
    assert town.member(12).call("GET", f"/documents/{cv}", params=asked).status_code == 200
    assert town.member(13).call("GET", f"/documents/{cv}", params=asked).status_code == 404


def test_only_auditors_read_the_audit(town: Town) -> None:
    auditor, _ = town.official(AccountRole.AUDITOR)
    paths = ("/audit/applications", f"/audit/applications/{town.application}", "/audit/events")
    assert [auditor.call("GET", path).status_code for path in paths] == [200, 200, 200]
    for browser in (town.member(12), town.people.somebody()[0], town.official(AccountRole.ADMINISTRATOR)[0]):
        assert [browser.call("GET", path).status_code for path in paths] == [403, 403, 403]
    assert [code_of(town.people.browser().call("GET", path)) for path in paths] == ["LINK_REQUIRED"] * 3


def test_a_revoked_role_ends_at_once(town: Town) -> None:
    auditor, email = town.official(AccountRole.AUDITOR)
    assert auditor.me().json()["roles"] == ["auditor"]
    town.people.accounts.roles.revoke(town.people.account_of(email), Grant(AccountRole.AUDITOR))
    assert auditor.call("GET", "/audit/events").status_code == 403
    assert auditor.me().json()["roles"] == []


def act(administrator: Browser, email: str) -> Any:
    return administrator.post("/auth/login-as", email=email, reason="Ne vidi svoje prijave")


def test_an_administrator_acts_as_a_user_and_returns(town: Town) -> None:
    administrator, own = town.official(AccountRole.ADMINISTRATOR)
    person, email = town.people.somebody()
    me = act(administrator, email).json()
    assert (me["email"], me["acting"]["administratorEmail"]) == (email, own)
    assert administrator.me().json()["acting"]["originalToken"] == me["acting"]["originalToken"]
    back = administrator.post("/auth/login-with-token", token=me["acting"]["originalToken"])
    assert (back.json()["email"], back.json()["acting"]) == (own, None)
    assert administrator.me().json()["email"] == own
    again = administrator.post("/auth/login-with-token", token=me["acting"]["originalToken"])
    assert (again.status_code, code_of(again)) == (404, "WRONG_OR_EXPIRED_LINK")
    assert person.is_in


def test_the_token_returns_from_that_browser_only(town: Town) -> None:
    administrator, _ = town.official(AccountRole.ADMINISTRATOR)
    person, email = town.people.somebody()
    token = act(administrator, email).json()["acting"]["originalToken"]
    for stranger in (person, town.people.browser(), town.official(AccountRole.ADMINISTRATOR)[0]):
        assert code_of(stranger.post("/auth/login-with-token", token=token)) == "WRONG_OR_EXPIRED_LINK"


def test_acting_and_its_return_token_expire_after_ten_minutes(town: Town) -> None:
    administrator, _ = town.official(AccountRole.ADMINISTRATOR)
    _, email = town.people.somebody()
    token = act(administrator, email).json()["acting"]["originalToken"]
    town.people.wind("account_session", "11 minutes", "started_at")
    town.people.wind("one_time_link", "11 minutes", "requested_at")
    assert not administrator.is_in
    assert code_of(administrator.post("/auth/login-with-token", token=token)) == "WRONG_OR_EXPIRED_LINK"


def test_a_former_administrator_cannot_return(town: Town) -> None:
    administrator, own = town.official(AccountRole.ADMINISTRATOR)
    _, email = town.people.somebody()
    token = act(administrator, email).json()["acting"]["originalToken"]
    town.people.accounts.roles.revoke(town.people.account_of(own), Grant(AccountRole.ADMINISTRATOR))
    assert code_of(administrator.post("/auth/login-with-token", token=token)) == "WRONG_OR_EXPIRED_LINK"


def test_requests_reserved_for_the_user_are_forbidden_while_acting(town: Town) -> None:
    administrator, _ = town.official(AccountRole.ADMINISTRATOR)
    person, email = town.people.somebody()
    [session] = person.call("GET", "/me/sessions").json()["items"]
    asked = person.post("/me/export", password=PASSWORD).json()["id"]
    act(administrator, email)
    forbidden = [
        ("POST", "/me/export", {"password": PASSWORD}),
        ("GET", "/me/exports", None),
        ("GET", f"/me/exports/{asked}", None),
        ("POST", "/me/erase", {"password": PASSWORD}),
        ("PUT", "/me/password", {"currentPassword": PASSWORD, "newPassword": "Plavo-nebo 43"}),
        ("POST", "/me/change-email", {"email": new_email(), "password": PASSWORD}),
        ("POST", "/me/deactivate", {"password": PASSWORD}),
        ("DELETE", "/me/sessions", None),
        ("DELETE", f"/me/sessions/{session['id']}", None),
        ("POST", "/auth/login-as", {"email": email, "reason": "Još jednom"}),
    ]
    for method, path, said in forbidden:
        answer = administrator.call(method, path, json=said)
        assert (answer.status_code, code_of(answer)) == (403, "FORBIDDEN_WHILE_ACTING"), path
    assert administrator.call("PATCH", "/me", json={"address": "Ilica 2"}).status_code == 200
    assert person.is_in


def test_an_acting_session_is_not_listed_among_the_users_sessions(town: Town) -> None:
    administrator, _ = town.official(AccountRole.ADMINISTRATOR)
    person, email = town.people.somebody()
    act(administrator, email)
    assert len(person.call("GET", "/me/sessions").json()["items"]) == 1
    person.call("DELETE", "/me/sessions")
    assert not administrator.is_in


def test_acting_is_recorded_with_its_reason_and_end(town: Town) -> None:
    administrator, _ = town.official(AccountRole.ADMINISTRATOR)
    _, email = town.people.somebody()
    act(administrator, email)
    administrator.post("/auth/logout")
    account_id = town.people.account_of(email)
    with town.people.engine.connect() as connection:
        [visit] = list_impersonations(connection, town.people.accounts.repository, account_id)
    assert visit.reason == "Ne vidi svoje prijave"
    assert visit.ended_at is not None


@pytest.mark.parametrize("role", [AccountRole.AUDITOR, AccountRole.EDITOR, None])
def test_only_administrators_act_as_users(town: Town, role: AccountRole | None) -> None:
    browser = town.official(role)[0] if role else town.people.somebody()[0]
    _, email = town.people.somebody()
    answer = act(browser, email)
    assert (answer.status_code, code_of(answer)) == (403, "FORBIDDEN")


@pytest.mark.parametrize("role", [AccountRole.AUDITOR, AccountRole.EDITOR, AccountRole.ADMINISTRATOR])
def test_nobody_acts_as_auditors_or_administrators(town: Town, role: AccountRole) -> None:
    administrator, own = town.official(AccountRole.ADMINISTRATOR)
    _, email = town.official(role)
    assert code_of(act(administrator, email)) == "FORBIDDEN"
    assert code_of(act(administrator, own)) == "FORBIDDEN"
    assert code_of(act(administrator, new_email())) == "ACCOUNT_NOT_FOUND"


def test_acting_gives_no_access_to_an_inbox(town: Town) -> None:
    administrator, _ = town.official(AccountRole.ADMINISTRATOR)
    _, email = town.people.somebody()
    town.people.accounts.roles.grant(town.people.account_of(email), Grant(AccountRole.EMPLOYER_ADMIN, 12))
    act(administrator, email)
    assert code_of(administrator.call("GET", "/inbox")) == "FORBIDDEN"


def test_events_record_the_actor_and_the_subject(town: Town) -> None:
    administrator, own = town.official(AccountRole.ADMINISTRATOR)
    _, email = town.people.somebody()
    act(administrator, email)
    job = town.site.jobs.publish(employer_id=12).number
    uploaded = administrator.call(
        "POST", "/documents", files={"file": ("cv.pdf", b"%PDF-1.7\n%%EOF\n")}, data={"source": "cv"}
    )
    form = town.site.form(email=email, cvDocumentId=uploaded.json()["id"], uploadToken=None)
    started = administrator.call("POST", f"/applications/{job}/application", json=form)
    assert started.status_code == 201, started.text
    with town.people.engine.connect() as connection:
        row = connection.execute(text("SELECT state FROM events.applications ORDER BY notification_id DESC LIMIT 1"))
        state = bytes(row.scalar_one()).decode()
    assert str(town.people.account_of(own)) in state
    assert UUID(started.json()["applicationId"]).hex in state, "the subject, whose key protects it"
