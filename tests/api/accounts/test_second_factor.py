"""Sign-in in two steps: by the code of an app or a recovery code, after every first step; and whose rights need it."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from domain.accounts.access_records import Access, AccessKind, list_accesses
from domain.accounts.one_time_links import Purpose
from domain.accounts.roles import AccountRole, Grant
from domain.accounts.second_factor.tables import recovery_code, second_factor, second_factor_challenge
from domain.accounts.subject_data import AccountSubjectData
from domain.accounts.tasks import (
    NOTIFY_RECOVERY_CODE_USED,
    NOTIFY_RECOVERY_CODES_MADE,
    NOTIFY_SECOND_FACTOR_ADDED,
    NOTIFY_SECOND_FACTOR_REMOVED,
    SEND_SIGN_IN_CODE,
)
from domain.kernel.persons.subject_data import DataSubject
from domain.kernel.process.platform import Platform
from tests.api.accounts.people import PASSWORD, Browser, People, new_email, open_people
from tests.api.accounts.test_own_account import NEW, email_link, password_link, put_password
from tests.api.accounts.test_registering import code_of

WRONG = "Nije-to 123"


def somebody_careful(people: People) -> tuple[Browser, str, list[str]]:
    """Somebody with an authenticator app, and the recovery codes."""
    browser, email = people.somebody()
    codes = browser.add_app(email)
    people.forget_app_codes(email)
    return browser, email, codes


def accesses(people: People, email: str) -> list[Access]:
    """Lists the access records of the account with this address, the oldest first."""
    with people.engine.connect() as connection:
        return [each.access for each in list_accesses(connection, people.account_of(email))][::-1]


def by_password(browser: Browser, email: str) -> Any:
    return browser.login(email)


def by_code(browser: Browser, email: str) -> Any:
    assert browser.post("/auth/code", email=email).status_code == 202
    issued = browser.people.accounts.codes.issue(browser.people.tasks(SEND_SIGN_IN_CODE)[-1])
    assert issued
    return browser.post("/auth", code=issued.code)


def by_link(browser: Browser, email: str) -> Any:
    assert browser.people.browser().post("/auth/code", email=email).status_code == 202
    asked = browser.people.tasks(SEND_SIGN_IN_CODE)[-1]
    return browser.post("/auth", code=browser.people.accounts.links.token(Purpose.SIGN_IN, asked))


@pytest.mark.parametrize("first_step", [by_password, by_code, by_link], ids=lambda step: step.__name__)
def test_every_first_step_gives_a_challenge_and_no_session(
    people: People, first_step: Callable[[Browser, str], Any]
) -> None:
    _, email, _ = somebody_careful(people)
    browser = people.browser()
    answer = first_step(browser, email)
    assert (answer.status_code, code_of(answer)) == (403, "SECOND_FACTOR_PENDING")
    assert answer.json()["details"] == {"methods": ["app", "recovery-code"]}
    assert "token" not in browser.client.cookies
    assert not browser.is_in
    assert browser.call("GET", "/auth/second-factor").json() == {"methods": ["app", "recovery-code"]}
    signed_in = browser.post("/auth/second-factor", code=people.app_code(email))
    assert (signed_in.status_code, signed_in.json()["email"]) == (200, email)
    assert browser.is_in


def test_an_app_counts_only_once_a_code_has_confirmed_it(people: People) -> None:
    browser, email = people.somebody()
    begun = browser.post("/me/second-factors/app", password=PASSWORD).json()
    assert begun["qrCode"].startswith("data:image/svg+xml")
    assert begun["secret"] in begun["address"]
    said = {"enrolmentId": begun["enrolmentId"], "name": "Mobitel"}
    assert code_of(browser.post("/me/second-factors/app/confirm", code="000000", **said)) == "INVALID_SECOND_FACTOR"
    assert people.browser().login(email).status_code == 200
    people.secrets[email] = begun["secret"]
    added = browser.post("/me/second-factors/app/confirm", code=people.app_code(email), **said)
    assert (added.status_code, len(set(added.json()["codes"]))) == (201, 10)
    listed = browser.call("GET", "/me/second-factors").json()
    assert [(each["kind"], each["name"]) for each in listed["items"]] == [("app", "Mobitel")]
    assert (listed["recoveryCodesLeft"], listed["isRequired"]) == (10, False)
    again = browser.post("/me/second-factors/app/confirm", code=people.app_code(email), **said)
    assert code_of(again) == "ENROLMENT_EXPIRED"


def test_an_enrolment_is_for_one_account_and_five_minutes(people: People) -> None:
    browser, email = people.somebody()
    other, _ = people.somebody()
    begun = browser.post("/me/second-factors/app", password=PASSWORD).json()
    people.secrets[email] = begun["secret"]
    said = {"enrolmentId": begun["enrolmentId"], "name": "Mobitel", "code": people.app_code(email)}
    assert code_of(other.post("/me/second-factors/app/confirm", **said)) == "ENROLMENT_EXPIRED"
    people.wind("second_factor_challenge", "6 minutes", "begun_at")
    assert code_of(browser.post("/me/second-factors/app/confirm", **said)) == "ENROLMENT_EXPIRED"
    assert people.accounts.second_step.delete_expired()


@pytest.mark.parametrize(("steps_off", "status"), [(-2, 400), (-1, 200), (1, 200), (2, 400)])
def test_the_clock_of_an_app_may_be_off_by_one_step(people: People, steps_off: int, status: int) -> None:
    _, email, _ = somebody_careful(people)
    browser = people.browser()
    browser.login(email)
    now = people.platform.clock()
    step = people.accounts.second_step
    step._clock, clock = (lambda: now), step._clock
    try:
        # One moment for both: otherwise a new step could begin between them.
        code = people.app_code_at(email, now, steps_off)
        assert browser.post("/auth/second-factor", code=code).status_code == status
    finally:
        step._clock = clock


def test_a_code_of_an_app_works_once(people: People) -> None:
    browser, email = people.somebody()
    browser.add_app(email)
    _, code = people.forget_app_codes(email), people.app_code(email)
    first, second = people.browser(), people.browser()
    for each in (first, second):
        each.login(email)
    assert first.post("/auth/second-factor", code=code).status_code == 200
    assert code_of(second.post("/auth/second-factor", code=code)) == "INVALID_SECOND_FACTOR"


def test_the_code_that_confirmed_the_app_signs_nobody_in(people: People) -> None:
    browser, email = people.somebody()
    browser.add_app(email)
    with people.engine.connect() as connection:
        mine = second_factor.c.account_id == people.account_of(email)
        step = connection.execute(select(second_factor.c.last_step).where(mine)).scalar_one()
    elsewhere = people.browser()
    elsewhere.login(email)
    code = people.code_of_step(email, step)
    assert code_of(elsewhere.post("/auth/second-factor", code=code)) == "INVALID_SECOND_FACTOR"


def test_a_recovery_code_works_once_however_it_is_typed(people: People) -> None:
    _, email, codes = somebody_careful(people)
    typed = codes[3].upper().replace("-", " ")
    for status in (200, 400):
        browser = people.browser()
        browser.login(email)
        assert browser.post("/auth/second-factor", recoveryCode=typed).status_code == status
    assert people.tasks(NOTIFY_RECOVERY_CODE_USED).count(people.account_of(email)) == 1
    browser.post("/auth/second-factor", recoveryCode=codes[4])
    assert browser.call("GET", "/me/second-factors").json()["recoveryCodesLeft"] == 8


def test_new_recovery_codes_replace_the_old_ones(people: People) -> None:
    browser, email, codes = somebody_careful(people)
    made = browser.post("/me/recovery-codes", password=PASSWORD)
    assert made.status_code == 201
    assert not set(made.json()["codes"]) & set(codes)
    assert people.tasks(NOTIFY_RECOVERY_CODES_MADE).count(people.account_of(email)) == 1
    elsewhere = people.browser()
    elsewhere.login(email)
    assert elsewhere.post("/auth/second-factor", recoveryCode=codes[0]).status_code == 400
    assert elsewhere.post("/auth/second-factor", recoveryCode=made.json()["codes"][0]).status_code == 200
    without, _ = people.somebody()
    assert code_of(without.post("/me/recovery-codes", password=PASSWORD)) == "SECOND_FACTOR_NOT_FOUND"


def test_a_challenge_has_five_tries(people: People) -> None:
    _, email, codes = somebody_careful(people)
    browser = people.browser()
    browser.login(email)
    left = [browser.post("/auth/second-factor", code="000000").json()["details"] for _ in range(5)]
    assert left == [{"triesLeft": number} for number in (4, 3, 2, 1, 0)]
    for right in ({"code": people.app_code(email)}, {"recoveryCode": codes[0]}):
        assert code_of(browser.post("/auth/second-factor", **right)) == "SECOND_FACTOR_EXPIRED"


def test_a_challenge_lasts_five_minutes(people: People) -> None:
    _, email, _ = somebody_careful(people)
    browser = people.browser()
    browser.login(email)
    people.wind("second_factor_challenge", "6 minutes", "begun_at")
    assert code_of(browser.post("/auth/second-factor", code=people.app_code(email))) == "SECOND_FACTOR_EXPIRED"
    assert code_of(browser.call("GET", "/auth/second-factor")) == "SECOND_FACTOR_EXPIRED"


def test_a_challenge_is_for_the_browser_that_took_the_first_step(people: People) -> None:
    _, email, _ = somebody_careful(people)
    people.browser().login(email)
    answer = people.browser().post("/auth/second-factor", code=people.app_code(email))
    assert code_of(answer) == "SECOND_FACTOR_EXPIRED"


def test_a_challenge_gives_one_session(people: People) -> None:
    _, email, codes = somebody_careful(people)
    browser = people.browser()
    browser.login(email)
    cookie = browser.client.cookies["second-factor"]
    assert browser.post("/auth/second-factor", recoveryCode=codes[0]).status_code == 200
    copy = people.browser()
    copy.client.cookies.set("second-factor", cookie)
    assert code_of(copy.post("/auth/second-factor", recoveryCode=codes[1])) == "SECOND_FACTOR_EXPIRED"


def test_a_wrong_password_says_nothing_about_the_second_factor(people: People) -> None:
    _, email, _ = somebody_careful(people)
    answers = [people.browser().login(each, WRONG) for each in (email, people.somebody()[1], new_email())]
    bodies = [{name: each.json()[name] for name in ("code", "details", "errors")} for each in answers]
    assert bodies[0] == bodies[1] == bodies[2]
    assert [each.headers.get_list("set-cookie") for each in answers] == [[], [], []]


def end_by_changing_the_password(browser: Browser, _: str) -> None:
    assert put_password(browser, PASSWORD, NEW).status_code == 204


def end_by_resetting_the_password(browser: Browser, email: str) -> None:
    link = password_link(browser.people, email)
    assert browser.people.browser().post(f"/auth/password/{link}", password=NEW).status_code == 204


def end_by_signing_out_everywhere_else(browser: Browser, _: str) -> None:
    assert browser.call("DELETE", "/me/sessions").status_code == 204


@pytest.mark.parametrize(
    "end",
    [end_by_changing_the_password, end_by_resetting_the_password, end_by_signing_out_everywhere_else],
    ids=lambda end: end.__name__,
)
def test_what_ends_sessions_ends_sign_ins_at_their_second_step(
    people: People, end: Callable[[Browser, str], None]
) -> None:
    browser, email, _ = somebody_careful(people)
    thief = people.browser()
    thief.login(email)
    end(browser, email)
    assert code_of(thief.post("/auth/second-factor", code=people.app_code(email))) == "SECOND_FACTOR_EXPIRED"


def test_a_password_reset_leaves_the_second_factor(people: People) -> None:
    browser, email, _ = somebody_careful(people)
    end_by_resetting_the_password(browser, email)
    assert code_of(people.browser().login(email, NEW)) == "SECOND_FACTOR_PENDING"
    assert people.browser().login_in_two_steps(email, NEW).status_code == 200


def test_a_new_address_needs_no_second_step_again(people: People) -> None:
    browser, _, _ = somebody_careful(people)
    assert browser.post("/auth/verify-email", token=email_link(people, browser, new_email())).status_code == 200
    assert browser.is_in
    assert browser.me().json()["secondFactorMissing"] is False


def test_a_deactivated_account_comes_back_after_the_second_step_only(people: People) -> None:
    browser, email, _ = somebody_careful(people)
    assert browser.post("/me/deactivate", password=PASSWORD).status_code == 200
    again = people.browser()
    assert code_of(again.login(email)) == "ACCOUNT_DEACTIVATED"
    assert code_of(again.login(email, comeBack=True)) == "SECOND_FACTOR_PENDING"
    found = people.accounts.repository.find_by_email(email)
    assert found
    assert found.deactivated_at
    assert again.post("/auth/second-factor", code=people.app_code(email)).status_code == 200
    assert again.is_in


def test_adding_and_removing_need_the_password_end_other_sessions_and_are_mailed(people: People) -> None:
    browser, email = people.somebody()
    account_id = people.account_of(email)
    elsewhere = people.browser()
    elsewhere.login(email)
    assert code_of(browser.post("/me/second-factors/app", password=WRONG)) == "WRONG_PASSWORD"
    browser.add_app(email)
    assert (browser.is_in, elsewhere.is_in) == (True, False)
    assert people.tasks(NOTIFY_SECOND_FACTOR_ADDED).count(account_id) == 1
    elsewhere.login_in_two_steps(email)
    [factor] = browser.call("GET", "/me/second-factors").json()["items"]
    path = f"/me/second-factors/{factor['id']}/remove"
    assert code_of(browser.post(path, password=WRONG)) == "WRONG_PASSWORD"
    assert browser.post(path, password=PASSWORD).status_code == 204
    assert (browser.is_in, elsewhere.is_in) == (True, False)
    assert people.tasks(NOTIFY_SECOND_FACTOR_REMOVED).count(account_id) == 1
    assert browser.call("GET", "/me/second-factors").json() == {
        "items": [],
        "recoveryCodesLeft": 0,
        "isRequired": False,
    }
    assert people.browser().login(email).status_code == 200


def test_the_second_step_is_recorded_as_sign_ins_are(people: People) -> None:
    _, email, codes = somebody_careful(people)
    browser = people.browser()
    browser.login(email)
    browser.post("/auth/second-factor", code="000000")
    browser.post("/auth/second-factor", recoveryCode=codes[0])
    recorded = [(each.kind, each.about) for each in accesses(people, email)]
    assert recorded[1:] == [
        (AccessKind.SECOND_FACTOR_ADDED, "app"),
        (AccessKind.SECOND_FACTOR_ASKED, "POST /auth/login"),
        (AccessKind.SIGN_IN_FAILED, "POST /auth/second-factor"),
        (AccessKind.SIGNED_IN, "POST /auth/second-factor"),
    ]
    assert accesses(people, email)[3].object_id == "INVALID_SECOND_FACTOR"


@pytest.mark.parametrize(
    ("role", "method", "path"),
    [(AccountRole.AUDITOR, "GET", "/audit/events"), (AccountRole.ADMINISTRATOR, "POST", "/auth/login-as")],
)
def test_auditors_and_administrators_have_no_rights_without_a_second_factor(
    people: People, role: AccountRole, method: str, path: str
) -> None:
    _, person = people.somebody()
    browser, email = people.somebody()
    people.accounts.roles.grant(people.account_of(email), Grant(role))
    said = {"json": {"email": person, "reason": "Ne vidi svoje prijave"}} if method == "POST" else {}
    refused = browser.call(method, path, **said)
    assert (refused.status_code, code_of(refused)) == (403, "SECOND_FACTOR_REQUIRED")
    assert browser.me().json()["secondFactorMissing"] is True
    assert browser.call("GET", "/me/second-factors").json()["isRequired"] is True
    browser.add_app(email)
    assert browser.me().json()["secondFactorMissing"] is False
    assert browser.call(method, path, **said).status_code == 200


def test_removing_the_last_factor_takes_the_rights(people: People) -> None:
    browser, _ = people.staff(Grant(AccountRole.AUDITOR))
    [factor] = browser.call("GET", "/me/second-factors").json()["items"]
    assert browser.call("GET", "/audit/events").status_code == 200
    assert browser.post(f"/me/second-factors/{factor['id']}/remove", password=PASSWORD).status_code == 204
    assert code_of(browser.call("GET", "/audit/events")) == "SECOND_FACTOR_REQUIRED"


def test_a_site_for_development_may_do_without(platform: Platform) -> None:
    settings = platform.settings.model_copy(update={"require_second_factor": False})
    with open_people(replace(platform, settings=settings)) as people:
        browser, email = people.somebody()
        people.accounts.roles.grant(people.account_of(email), Grant(AccountRole.AUDITOR))
        assert browser.call("GET", "/audit/events").status_code == 200
        assert browser.me().json()["secondFactorMissing"] is False


def test_nobody_changes_the_factors_of_a_person_whom_they_act_as(people: People) -> None:
    administrator, _ = people.staff(Grant(AccountRole.ADMINISTRATOR))
    person, email, _ = somebody_careful(people)
    [factor] = person.call("GET", "/me/second-factors").json()["items"]
    assert administrator.post("/auth/login-as", email=email, reason="Ne vidi svoje prijave").status_code == 200
    for path in ("/me/second-factors/app", "/me/second-factors/passkey", "/me/recovery-codes"):
        assert code_of(administrator.post(path, password=PASSWORD)) == "FORBIDDEN_WHILE_ACTING"
    removed = administrator.post(f"/me/second-factors/{factor['id']}/remove", password=PASSWORD)
    assert code_of(removed) == "FORBIDDEN_WHILE_ACTING"


def test_returning_from_acting_keeps_the_rights(people: People) -> None:
    administrator, _ = people.staff(Grant(AccountRole.ADMINISTRATOR))
    _, email = people.somebody()
    for _ in range(2):
        said = {"email": email, "reason": "Ne vidi svoje prijave"}
        token = administrator.post("/auth/login-as", **said).json()["acting"]["originalToken"]
        back = administrator.post("/auth/login-with-token", token=token)
        assert (back.status_code, back.json()["secondFactorMissing"]) == (200, False)


def test_resetting_removes_every_factor_and_ends_every_session(people: People) -> None:
    browser, email, codes = somebody_careful(people)
    account_id = people.account_of(email)
    pending = people.browser()
    pending.login(email)
    factors = people.accounts.second_factors
    assert factors.reset(account_id, account_id)
    assert not factors.reset(account_id, account_id)
    assert not browser.is_in
    assert pending.post("/auth/second-factor", recoveryCode=codes[0]).status_code == 400
    assert people.browser().login(email).status_code == 200
    assert accesses(people, email)[-2].kind == AccessKind.SECOND_FACTOR_RESET
    assert people.tasks(NOTIFY_SECOND_FACTOR_REMOVED).count(account_id) == 1


def test_only_so_many_factors(people: People) -> None:
    browser, email = people.somebody()
    for _ in range(10):
        browser.add_app(email)
    assert code_of(browser.post("/me/second-factors/app", password=PASSWORD)) == "TOO_MANY_SECOND_FACTORS"


def test_the_export_names_the_factors_and_no_secret(people: People) -> None:
    _, email, codes = somebody_careful(people)
    subject = DataSubject(people.account_of(email))
    [(_, content)] = people.services[AccountSubjectData].export(subject)
    exported = json.loads(content)
    assert [(each["kind"], each["name"]) for each in exported["second_factors"]] == [("app", "Mobitel")]
    assert exported["recovery_codes_left"] == 10
    assert people.secrets[email] not in json.dumps(exported)
    assert codes[0] not in json.dumps(exported)


def test_erasing_takes_the_factors(people: People) -> None:
    _, email, _ = somebody_careful(people)
    account_id = people.account_of(email)
    people.browser().login(email)
    people.accounts.erasure.finish(account_id, lambda: ())
    with people.engine.connect() as connection:
        for table in (second_factor, recovery_code, second_factor_challenge):
            assert connection.execute(table.select().where(table.c.account_id == account_id)).all() == []


def test_what_is_stored_shows_neither_secret_nor_name_nor_code(people: People) -> None:
    browser, email = people.somebody()
    codes = browser.add_app(email, name="Canaryphone")
    with people.engine.connect() as connection:
        rows = [connection.execute(table.select()).all() for table in (second_factor, recovery_code)]
    for secret in (people.secrets[email], "Canaryphone", *codes):
        assert secret not in repr(rows)
