"""Errors name the field of the request as the API's schema spells it, and all that are invalid at once."""

from typing import Any

import pytest

from tests.api.accounts.people import CONSENT, OWN_DETAILS, PASSWORD, Browser, People, new_email
from tests.sample_consent import REFUSED


def errors_of(answer: Any) -> dict[str, str]:
    return {each["field"]: each["code"] for each in answer.json()["errors"]}


def registered(people: People) -> tuple[Browser, str]:
    browser, email = people.browser(), new_email()
    assert browser.register(email).status_code == 201
    return browser, email


@pytest.mark.parametrize("code", ["00000", "12", "abcde"])
def test_a_wrong_code_is_the_verification_code(people: People, code: str) -> None:
    browser, email = registered(people)
    answer = browser.post("/auth/verify", email=email, verificationCode=code)
    assert errors_of(answer) == {"verificationCode": "INVALID_VERIFICATION_CODE"}


@pytest.mark.parametrize(
    ("said", "errors"),
    [
        ({}, {"email": "REQUIRED_INPUT", "verificationCode": "REQUIRED_INPUT"}),
        ({"email": "ana@example.com"}, {"verificationCode": "REQUIRED_INPUT"}),
        ({"verificationCode": "12345"}, {"email": "REQUIRED_INPUT"}),
        ({"registrationId": ""}, {"registrationId": "REQUIRED_INPUT"}),
        ({"registrationId": "7"}, {"registrationId": "INVALID_ID"}),
    ],
)
def test_what_a_verification_lacks_is_named(people: People, said: dict[str, str], errors: dict[str, str]) -> None:
    assert errors_of(people.browser().post("/auth/verify", **said)) == errors


def test_invalid_details_of_a_verification_are_named_at_once(people: People) -> None:
    browser, _ = registered(people)
    details = OWN_DETAILS | {"firstName": "", "password": "kratka", "consent": CONSENT | {"terms": REFUSED}}
    answer = browser.post("/auth/verify", registrationId="7", linkToken="x", details=details)
    assert errors_of(answer) == {
        "registrationId": "INVALID_ID",
        "details.firstName": "REQUIRED_INPUT",
        "details.password": "TOO_SHORT",
        "details.consent.terms.accepted": "TERMS_NOT_ACCEPTED",
    }


def test_a_password_that_is_the_address_is_named_within_the_details(people: People) -> None:
    _, email = registered(people)
    details = OWN_DETAILS | {"password": email.upper().replace("ANA", "ana", 1)}
    answer = people.browser().post("/auth/verify", **people.link_for(email), details=details)
    assert errors_of(answer) == {"details.password": "PASSWORD_TOO_COMMON"}


def test_a_registration_names_all_invalid_fields(people: People) -> None:
    answer = people.browser().post(
        "/auth/register",
        firstName=" ",
        lastName="x" * 256,
        email="ana@",
        password="sve-malo-1",
        consent=CONSENT | {"terms": REFUSED},
        educationLevel={"id": 77},
    )
    assert errors_of(answer) == {
        "firstName": "REQUIRED_INPUT",
        "lastName": "TOO_LONG",
        "email": "INVALID_EMAIL_FORMAT",
        "password": "PASSWORD_NEEDS_UPPERCASE",
        "consent.terms.accepted": "TERMS_NOT_ACCEPTED",
        "educationLevel.id": "INVALID_CHOICE",
    }


@pytest.mark.parametrize(
    ("level", "code"), [("", "REQUIRED_INPUT"), ("high", "INVALID_ID"), (0, "INVALID_ID"), (9, "INVALID_CHOICE")]
)
def test_an_education_level_is_an_id(people: People, level: Any, code: str) -> None:
    browser, _ = people.somebody()
    answer = browser.call("PATCH", "/me", json={"educationLevel": {"id": level}, "firstName": ""})
    assert errors_of(answer) == {"educationLevel.id": code, "firstName": "REQUIRED_INPUT"}


def test_a_wrong_recovery_code_is_the_recovery_code(people: People) -> None:
    browser, email = people.somebody()
    browser.add_app(email)
    other = people.browser()
    other.login(email)
    answer = other.post("/auth/second-factor", recoveryCode="wrong-wrong")
    assert errors_of(answer) == {"recoveryCode": "INVALID_SECOND_FACTOR"}
    assert errors_of(other.post("/auth/second-factor", code="000000")) == {"code": "INVALID_SECOND_FACTOR"}


def test_a_new_password_is_named_as_in_the_request(people: People) -> None:
    browser, _ = people.somebody()
    answer = browser.call("PUT", "/me/password", json={"currentPassword": PASSWORD, "newPassword": "Kratka"})
    assert errors_of(answer) == {"newPassword": "TOO_SHORT"}
