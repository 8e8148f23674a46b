"""Registration: by code and link, repeated, for another person's address, with bad passwords."""

from typing import Any

import pytest
from sqlalchemy import text

from tests.api.accounts.people import OWN_DETAILS, PASSWORD, People, new_email
from tests.sample_consent import CONSENT, REFUSALS


def code_of(answer: Any) -> str:
    return answer.json()["code"]


def faults(answer: Any) -> dict[str, str]:
    return {each["field"]: each["code"] for each in answer.json()["errors"]}


def test_registration_is_verified_by_the_code_and_signs_in(people: People, email: str) -> None:
    browser = people.browser()
    registered = browser.register(email, address="Ilica 1", educationLevel={"id": 6, "name": "?"}, locale="sl")
    assert registered.status_code == 201
    assert registered.json()["status"] == "verification-required"
    assert registered.json()["verification"]["codeLength"] == 5
    assert not browser.is_in
    verified = browser.verify(email)
    assert verified.status_code == 200
    assert browser.is_in
    me = browser.me().json()
    assert (me["email"], me["firstName"], me["address"], me["locale"]) == (email, "Ana", "Ilica 1", "sl")
    assert me["educationLevel"]["id"] == 6
    assert me["hasPassword"]
    assert me["roles"] == []


def test_the_session_cookie_is_as_specified(people: People, email: str) -> None:
    browser = people.browser()
    browser.register(email)
    cookies = browser.verify(email).headers.get_list("set-cookie")
    [token] = [each for each in cookies if each.startswith("token=")]
    assert "Max-Age=31536000" in token
    assert "Path=/;" in token + ";"
    assert "HttpOnly" in token
    assert "SameSite=strict" in token
    with people.engine.connect() as connection:
        everything = connection.execute(text("SELECT s::text FROM public.account_session s")).scalars().all()
    assert not any(browser.token in row for row in everything)


def test_the_mailed_link_works_in_any_browser_and_once(people: People, email: str) -> None:
    people.browser().register(email)
    link, other = people.link_for(email), people.browser()
    assert other.post("/auth/verify", **link, details=OWN_DETAILS).status_code == 200
    assert other.is_in
    again = people.browser().post("/auth/verify", **link)
    assert (again.status_code, code_of(again)) == (409, "CODE_USED")


def test_the_code_works_only_in_the_browser_that_registered(people: People, email: str) -> None:
    people.browser().register(email)
    stranger = people.browser().post("/auth/verify", email=email, verificationCode=people.code_for(email))
    assert (stranger.status_code, code_of(stranger)) == (400, "INVALID_VERIFICATION_CODE")


def test_a_code_verifies_its_own_address_only(people: People, email: str) -> None:
    browser = people.browser()
    browser.register(email)
    answer = browser.post("/auth/verify", email=new_email(), verificationCode=people.code_for(email))
    assert code_of(answer) == "INVALID_VERIFICATION_CODE"
    assert browser.verify(email).status_code == 200


def test_an_address_has_one_account(people: People) -> None:
    _, email = people.somebody()
    answer = people.browser().register(email.upper().replace("EXAMPLE.COM", "example.com"))
    assert (answer.status_code, code_of(answer), faults(answer)) == (409, "USER_EXISTS", {"email": "USER_EXISTS"})


def test_of_two_registrations_for_an_address_the_verified_one_wins(people: People, email: str) -> None:
    owner, rival = people.browser(), people.browser()
    owner.register(email, password="Moja-lozinka 1x")
    code = people.code_for(email)
    rival.register(email, password="Tudja-lozinka 1x")
    assert owner.post("/auth/verify", email=email, verificationCode=code).status_code == 200
    assert owner.login(email, "Moja-lozinka 1x").status_code == 200
    assert code_of(people.browser().login(email, "Tudja-lozinka 1x")) == "INVALID_CREDENTIALS"
    late = rival.post("/auth/verify", email=email, verificationCode="12345")
    assert code_of(late) in {"INVALID_VERIFICATION_CODE", "CODE_USED"}


def test_a_link_to_anothers_registration_does_not_set_their_password(people: People, email: str) -> None:
    people.browser().register(email, password="Moja-lozinka 1x")
    people.browser().register(email, password="Tudja-lozinka 1x")
    owner = people.browser()
    mine = OWN_DETAILS | {"password": "Treca-lozinka 1x"}
    assert owner.post("/auth/verify", **people.link_for(email), details=mine).status_code == 200
    assert people.browser().login(email, "Treca-lozinka 1x").status_code == 200
    assert code_of(people.browser().login(email, "Moja-lozinka 1x")) == "INVALID_CREDENTIALS"
    assert code_of(people.browser().login(email, "Tudja-lozinka 1x")) == "INVALID_CREDENTIALS"


def test_wrong_codes_are_counted_and_limited(people: People, email: str) -> None:
    browser = people.browser()
    browser.register(email)
    answers = [
        browser.post("/auth/verify", email=email, verificationCode=people.wrong_code_for(email, number))
        for number in range(1, 5)
    ]
    assert [code_of(each) for each in answers] == ["INVALID_VERIFICATION_CODE"] * 3 + ["TOO_MANY_TRIES"]
    assert [each.json()["details"]["triesLeft"] for each in answers[:3]] == [2, 1, 0]
    assert code_of(browser.verify(email)) == "TOO_MANY_TRIES"
    assert browser.post("/auth/verify", **people.link_for(email)).status_code == 200


def test_a_code_expires_after_ten_minutes_and_another_is_mailed(people: People, email: str) -> None:
    browser = people.browser()
    browser.register(email)
    people.code_for(email)
    people.wind("verification_code", "11 minutes", "requested_at", "sent_at", "expires_at")
    assert code_of(browser.verify(email)) == "CODE_EXPIRED"
    assert browser.post("/me/resend-verification", email=email).status_code == 202
    assert code_of(browser.post("/me/resend-verification", email=email)) == "RESEND_TOO_SOON"
    assert browser.verify(email).status_code == 200


def test_resending_from_another_browser_is_the_same_for_every_address(people: People, email: str) -> None:
    people.browser().register(email)
    _, known = people.somebody()
    answers = [people.browser().post("/me/resend-verification", email=each) for each in (email, known, new_email())]
    assert {each.status_code for each in answers} == {202}
    assert len({each.text for each in answers}) == 1


@pytest.mark.parametrize(
    ("password", "fault"),
    [
        ("Kratka1", "TOO_SHORT"),
        ("A1" + "x" * 127, "TOO_LONG"),
        ("SVEVELIKO1", "PASSWORD_NEEDS_LOWERCASE"),
        ("svemalo11", "PASSWORD_NEEDS_UPPERCASE"),
        ("SamoSlova", "PASSWORD_NEEDS_DIGIT_OR_SYMBOL"),
        ("Password1!", "PASSWORD_TOO_COMMON"),
        ("Karijera2026", "PASSWORD_TOO_COMMON"),
        ("K4rijer@-1!", "PASSWORD_TOO_COMMON"),
        ("Кариера-1", "PASSWORD_TOO_COMMON"),
        ("Qwertyuiop123", "PASSWORD_TOO_COMMON"),
    ],
)
def test_a_new_password_must_follow_the_rules(people: People, email: str, password: str, fault: str) -> None:
    answer = people.browser().register(email, password=password)
    assert answer.status_code == 422
    assert faults(answer) == {"password": fault}


def test_an_email_address_is_refused_as_password(people: People) -> None:
    email = new_email("Ana")
    answer = people.browser().register(email, password=email.capitalize())
    assert faults(answer) == {"password": "PASSWORD_TOO_COMMON"}


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("email", "", "REQUIRED_INPUT"),
        ("email", "ana@", "INVALID_EMAIL_FORMAT"),
        ("firstName", " ", "REQUIRED_INPUT"),
        ("lastName", "x" * 256, "TOO_LONG"),
        ("address", "x" * 256, "TOO_LONG"),
        ("firstName", "A\u0000na", "INVALID_TEXT"),
        *(("consent", CONSENT | changes, fault) for changes, _, fault in REFUSALS),
        ("educationLevel", {"id": 2, "name": ""}, "INVALID_CHOICE"),
        ("educationLevel", {"id": 2**63}, "INVALID_ID"),
        ("role", "administrator", "UNKNOWN_FIELD"),
    ],
)
def test_invalid_fields_are_named(people: People, email: str, field: str, value: Any, fault: str) -> None:
    answer = people.browser().register(email, **{field: value})
    assert answer.status_code == 422
    assert next(iter(faults(answer).values())) == fault


def test_a_password_is_not_trimmed(people: People, email: str) -> None:
    people.somebody(email, password="  Dva razmaka 1 ")
    assert people.browser().login(email, "Dva razmaka 1").status_code == 400
    assert people.browser().login(email, "  Dva razmaka 1 ").status_code == 200


def test_unverified_registrations_are_deleted_after_a_day(people: People, email: str) -> None:
    browser = people.browser()
    browser.register(email)
    registration_id = people.registration_of(email)
    people.wind("registration", "25 hours", "requested_at")
    assert people.accounts.registrations.remove_unverified() >= 1
    assert people.platform.keys.cipher(registration_id) is None
    assert code_of(browser.login(email, PASSWORD)) == "INVALID_CREDENTIALS"


def test_a_link_in_the_request_opens_no_account(people: People, email: str) -> None:
    form = {"firstName": "Ana", "lastName": "Horvat", "email": email, "password": PASSWORD, "consent": CONSENT}
    answer = people.browser().call("POST", "/auth/register", json=form, headers={"Access-Link": "made-up"})
    assert (answer.status_code, answer.json()["status"]) == (201, "verification-required")
