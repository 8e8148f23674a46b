"""Passkeys: added, as the second step of a sign-in, and alone."""

from typing import Any

import pytest

from domain.accounts.access_records import AccessKind, list_accesses
from tests.api.accounts.people import PASSWORD, Browser, People
from tests.api.accounts.software_passkey import SoftwarePasskey
from tests.api.accounts.test_registering import code_of


def add(browser: Browser, passkey: SoftwarePasskey, name: str = "Prijenosnik") -> Any:
    begun = browser.post("/me/second-factors/passkey", password=PASSWORD).json()
    credential = passkey.create(begun["options"])
    said = {"enrolmentId": begun["enrolmentId"], "credential": credential, "name": name}
    return browser.post("/me/second-factors/passkey/confirm", **said)


def somebody_with_passkey(people: People) -> tuple[Browser, str, SoftwarePasskey]:
    browser, email = people.somebody()
    passkey = SoftwarePasskey()
    added = add(browser, passkey)
    assert added.status_code == 201, added.text
    assert len(added.json()["codes"]) == 10
    return browser, email, passkey


def sign_in_alone(browser: Browser, passkey: SoftwarePasskey, **more: Any) -> Any:
    options = browser.post("/auth/passkey/options").json()["options"]
    return browser.post("/auth/passkey", passkey=passkey.sign(options), **more)


def test_a_passkey_is_added_under_its_name_and_once(people: People) -> None:
    browser, _, passkey = somebody_with_passkey(people)
    listed = browser.call("GET", "/me/second-factors").json()["items"]
    assert [(each["kind"], each["name"], each["usedAt"]) for each in listed] == [("passkey", "Prijenosnik", None)]
    begun = browser.post("/me/second-factors/passkey", password=PASSWORD).json()["options"]
    assert len(begun["excludeCredentials"]) == 1
    assert begun["authenticatorSelection"]["userVerification"] == "required"
    assert (begun["rp"]["name"], begun["rp"]["id"]) == ("Karijera", "localhost")
    assert code_of(add(browser, passkey)) == "PASSKEY_REJECTED"


@pytest.mark.parametrize("fault", ["origin", "verification", "challenge"])
def test_a_passkey_that_does_not_hold_is_not_added(people: People, fault: str) -> None:
    browser, _ = people.somebody()
    passkey = SoftwarePasskey(verifies=fault != "verification")
    if fault == "origin":
        passkey.origin = "https://elsewhere.example"
    begun = browser.post("/me/second-factors/passkey", password=PASSWORD).json()
    if fault == "challenge":
        begun["options"]["challenge"] = "AAAA"
    said = {"enrolmentId": begun["enrolmentId"], "credential": passkey.create(begun["options"]), "name": "Ključ"}
    assert code_of(browser.post("/me/second-factors/passkey/confirm", **said)) == "PASSKEY_REJECTED"
    assert browser.call("GET", "/me/second-factors").json()["items"] == []


def test_a_passkey_takes_the_second_step(people: People) -> None:
    _, email, passkey = somebody_with_passkey(people)
    browser = people.browser()
    assert browser.login(email).json()["details"]["methods"] == ["passkey", "recovery-code"]
    options = browser.post("/auth/second-factor/passkey-options").json()["options"]
    assert [each["type"] for each in options["allowCredentials"]] == ["public-key"]
    assert browser.post("/auth/second-factor", passkey=passkey.sign(options)).status_code == 200
    assert browser.is_in


def test_a_passkey_of_somebody_else_does_not(people: People) -> None:
    _, email, _ = somebody_with_passkey(people)
    _, _, foreign = somebody_with_passkey(people)
    browser = people.browser()
    browser.login(email)
    options = browser.post("/auth/second-factor/passkey-options").json()["options"]
    answer = browser.post("/auth/second-factor", passkey=foreign.sign(options))
    assert (code_of(answer), answer.json()["details"]) == ("INVALID_SECOND_FACTOR", {"triesLeft": 4})


def test_a_passkey_signs_in_alone_and_counts_as_both_factors(people: People) -> None:
    _, email, passkey = somebody_with_passkey(people)
    browser = people.browser()
    answer = sign_in_alone(browser, passkey, rememberMe=True)
    assert (answer.status_code, answer.json()["email"]) == (200, email)
    assert browser.is_in
    with people.engine.connect() as connection:
        newest = list_accesses(connection, people.account_of(email))[0].access
    assert (newest.kind, newest.about) == (AccessKind.SIGNED_IN, "POST /auth/passkey")


def unknown(passkey: SoftwarePasskey) -> SoftwarePasskey:
    return SoftwarePasskey(user_handle=passkey.user_handle)


def of_another_key(passkey: SoftwarePasskey) -> SoftwarePasskey:
    return SoftwarePasskey(id=passkey.id, user_handle=passkey.user_handle, sign_count=5)


def of_another_site(passkey: SoftwarePasskey) -> SoftwarePasskey:
    passkey.origin = "https://elsewhere.example"
    return passkey


def without_verification(passkey: SoftwarePasskey) -> SoftwarePasskey:
    passkey.verifies = False
    return passkey


def of_another_person(passkey: SoftwarePasskey) -> SoftwarePasskey:
    passkey.user_handle = "AAAA"
    return passkey


def copied(passkey: SoftwarePasskey) -> SoftwarePasskey:
    passkey.sign_count = 0
    return passkey


FAULTS = [unknown, of_another_key, of_another_site, without_verification, of_another_person, copied]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_passkey_that_does_not_hold_signs_nobody_in(people: People, fault: Any) -> None:
    _, _, passkey = somebody_with_passkey(people)
    browser = people.browser()
    answer = sign_in_alone(browser, fault(passkey))
    assert (answer.status_code, code_of(answer)) == (400, "PASSKEY_REJECTED")
    assert not browser.is_in


def test_a_signature_is_for_one_sign_in_in_one_browser(people: People) -> None:
    _, _, passkey = somebody_with_passkey(people)
    browser = people.browser()
    options = browser.post("/auth/passkey/options").json()["options"]
    cookie = browser.client.cookies["passkey"]
    signed = passkey.sign(options)
    assert code_of(people.browser().post("/auth/passkey", passkey=signed)) == "SECOND_FACTOR_EXPIRED"
    assert browser.post("/auth/passkey", passkey=signed).status_code == 200
    copy = people.browser()
    copy.client.cookies.set("passkey", cookie)
    assert code_of(copy.post("/auth/passkey", passkey=signed)) == "SECOND_FACTOR_EXPIRED"


def test_a_deactivated_account_comes_back_by_passkey_when_asked(people: People) -> None:
    browser, _, passkey = somebody_with_passkey(people)
    assert browser.post("/me/deactivate", password=PASSWORD).status_code == 200
    again = people.browser()
    options = again.post("/auth/passkey/options").json()["options"]
    signed = passkey.sign(options)
    assert code_of(again.post("/auth/passkey", passkey=signed)) == "ACCOUNT_DEACTIVATED"
    assert again.post("/auth/passkey", passkey=signed, comeBack=True).status_code == 200


@pytest.mark.parametrize("value", ["", "A", "AAAAA", "nije base64", "ž" * 8])
def test_what_is_no_passkey_is_refused(people: People, value: str) -> None:
    browser = people.browser()
    browser.post("/auth/passkey/options")
    response = {"clientDataJSON": value, "authenticatorData": "AAAA", "signature": "AAAA"}
    said = {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": response}
    assert browser.post("/auth/passkey", passkey=said).status_code == 422
