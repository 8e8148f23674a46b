"""Attacks on an account before its owner has it: the five classes of Sudhodanan and Paverd, "Pre-hijacked accounts"
(USENIX Security 2022), and which password counts when several people register one address."""

from typing import Any

import pytest
from sqlalchemy import select

from domain.accounts.one_time_links import Purpose
from domain.accounts.tables import account_consent, one_time_link
from domain.accounts.tasks import NOTIFY_EMAIL_CHANGED, SEND_PASSWORD_LINK, SEND_SIGN_IN_CODE
from tests.api.accounts.people import OWN_DETAILS, PASSWORD, Browser, People, new_email
from tests.api.accounts.test_own_account import email_link, newest_link, password_link, put_password
from tests.api.accounts.test_registering import code_of, faults
from tests.api.accounts.test_social import by_facebook
from tests.api.accounts.town import Town, by_google, gmail
from tests.sample_consent import CONSENT, REFUSALS

ATTACKERS = "Napadac-zna 11"
OWNERS = "Vlasnica-zna 22"


def details(**changes: Any) -> dict[str, Any]:
    return {"details": OWN_DETAILS | {"password": OWNERS} | changes}


def confirm_elsewhere(people: People, email: str, **changes: Any) -> Browser:
    """The owner of the address opens the mailed link in their own browser and gives their own details."""
    owner = people.browser()
    answer = owner.post("/auth/verify", **people.link_for(email), **details(**changes))
    assert answer.status_code == 200, answer.text
    return owner


def reset(people: People, email: str) -> None:
    answer = people.browser().post(f"/auth/password/{password_link(people, email)}", password=OWNERS)
    assert answer.status_code == 204, answer.text


def signs_in(people: People, email: str, password: str) -> bool:
    return people.browser().login(email, password).status_code == 200


# What a confirmation proves


def test_a_password_set_by_somebody_else_does_not_survive_the_confirmation(people: People, email: str) -> None:
    attacker = people.browser()
    attacker.register(email, password=ATTACKERS, firstName="Mallory", address="Tuđa 1", educationLevel={"id": 6})
    owner = confirm_elsewhere(people, email)
    assert not signs_in(people, email, ATTACKERS)
    assert signs_in(people, email, OWNERS)
    me = owner.me().json()
    assert (me["firstName"], me["lastName"], me["address"], me["educationLevel"]) == ("Iva", "Kovač", "", None)
    assert not attacker.is_in


def test_a_link_elsewhere_changes_nothing_without_own_details(people: People, email: str) -> None:
    attacker, owner = people.browser(), people.browser()
    attacker.register(email, password=ATTACKERS)
    answer = owner.post("/auth/verify", **people.link_for(email))
    assert (answer.status_code, code_of(answer)) == (409, "OWN_DETAILS_REQUIRED")
    assert not owner.is_in
    assert not signs_in(people, email, ATTACKERS)
    assert owner.post("/auth/verify", **people.link_for(email), **details()).status_code == 200


def test_clicking_the_link_confirms_nothing_in_the_browser_that_registered(people: People, email: str) -> None:
    attacker = people.browser()
    attacker.register(email, password=ATTACKERS)
    code = people.code_for(email)
    confirm_elsewhere(people, email)
    late = attacker.post("/auth/verify", email=email, verificationCode=code)
    assert code_of(late) in {"INVALID_VERIFICATION_CODE", "CODE_USED"}
    assert not attacker.is_in


def test_the_password_stays_where_it_was_set_and_confirmed(people: People, email: str) -> None:
    browser = people.browser()
    browser.register(email, password=OWNERS, address="Ilica 1")
    assert browser.post("/auth/verify", **people.link_for(email)).status_code == 200
    assert browser.me().json()["address"] == "Ilica 1"
    assert signs_in(people, email, OWNERS)


def test_own_details_count_also_in_the_browser_that_registered(people: People, email: str) -> None:
    browser = people.browser()
    browser.register(email, password=ATTACKERS)
    assert browser.post("/auth/verify", **people.link_for(email), **details()).status_code == 200
    assert [signs_in(people, email, each) for each in (ATTACKERS, OWNERS)] == [False, True]


def test_whoever_knows_the_password_may_enter_the_code_in_another_browser(people: People, email: str) -> None:
    people.browser().register(email, password=OWNERS)
    other = people.browser()
    assert code_of(other.login(email, OWNERS)) == "EMAIL_NOT_VERIFIED"
    assert other.verify(email).status_code == 200
    assert signs_in(people, email, OWNERS)


def test_the_consent_is_that_of_whoever_confirmed(people: People, email: str) -> None:
    people.browser().register(email, consent=CONSENT | {"language": "mk"})
    confirm_elsewhere(people, email)
    query = select(account_consent).where(account_consent.c.account_id == people.account_of(email))
    with people.engine.connect() as connection:
        [given] = connection.execute(query).all()
    assert (given.privacy_version, given.terms_version, given.language, given.channel) == (1, 1, "hr", "link")


@pytest.mark.parametrize(
    ("changes", "field", "fault"),
    [
        ({"password": "kratka"}, "details.password", "TOO_SHORT"),
        ({"firstName": " "}, "details.firstName", "REQUIRED_INPUT"),
        *(({"consent": CONSENT | changes}, f"details.consent.{field}", fault) for changes, field, fault in REFUSALS),
    ],
)
def test_own_details_are_checked_and_the_link_stays(
    people: People, email: str, changes: dict[str, Any], field: str, fault: str
) -> None:
    people.browser().register(email, password=ATTACKERS)
    answer = people.browser().post("/auth/verify", **people.link_for(email), **details(**changes))
    assert (answer.status_code, faults(answer)) == (422, {field: fault})
    confirm_elsewhere(people, email)


def test_own_details_may_not_repeat_the_address_as_password(people: People) -> None:
    email = new_email("Ana")
    people.browser().register(email)
    answer = people.browser().post("/auth/verify", **people.link_for(email), **details(password=email.capitalize()))
    assert faults(answer) == {"details.password": "PASSWORD_TOO_COMMON"}


# Several registrations of one address


def test_a_later_registration_does_not_replace_an_earlier_one(people: People, email: str) -> None:
    owner, attacker = people.browser(), people.browser()
    owner.register(email, password=OWNERS)
    code = people.code_for(email)
    attacker.register(email, password=ATTACKERS)
    assert owner.post("/auth/verify", email=email, verificationCode=code).status_code == 200
    assert [signs_in(people, email, each) for each in (ATTACKERS, OWNERS)] == [False, True]


def test_the_code_of_a_later_registration_confirms_nothing_in_an_earlier_browser(people: People, email: str) -> None:
    owner, attacker = people.browser(), people.browser()
    owner.register(email, password=OWNERS)
    attacker.register(email, password=ATTACKERS)
    assert code_of(owner.verify(email)) == "INVALID_VERIFICATION_CODE"
    confirm_elsewhere(people, email)
    assert not signs_in(people, email, ATTACKERS)


def test_signing_in_before_confirming_opens_only_the_registration_of_that_password(people: People, email: str) -> None:
    owner, attacker = people.browser(), people.browser()
    attacker.register(email, password=ATTACKERS)
    owner.register(email, password=OWNERS)
    assert code_of(attacker.login(email, ATTACKERS)) == "INVALID_CREDENTIALS"
    assert owner.verify(email).status_code == 200
    assert not signs_in(people, email, ATTACKERS)


# Class 1: classic-federated merge


def test_a_federated_sign_in_does_not_take_over_the_password_of_a_pending_registration(town: Town) -> None:
    email, attacker, owner = gmail(), town.people.browser(), town.people.browser()
    attacker.register(email, password=ATTACKERS)
    code = town.people.code_for(email)
    assert by_google(owner, town.at_google(email)).json()["status"] == "verified"
    assert not signs_in(town.people, email, ATTACKERS)
    late = attacker.post("/auth/verify", email=email, verificationCode=code)
    assert code_of(late) in {"INVALID_VERIFICATION_CODE", "CODE_USED"}
    assert owner.me().json()["hasPassword"] is False


def test_a_registration_by_password_does_not_take_over_a_pending_identity(town: Town, email: str) -> None:
    attacker, person = town.people.browser(), town.at_facebook(email)
    by_facebook(attacker, person)
    owner = town.people.browser()
    owner.register(email, password=OWNERS)
    assert owner.verify(email).status_code == 200
    assert by_facebook(attacker, person).json()["status"] == "verification-required"
    assert not attacker.is_in


# Class 2: unexpired session


def test_no_session_survives_a_password_reset(people: People) -> None:
    attacker, email = people.somebody(password=ATTACKERS)
    elsewhere = people.browser()
    elsewhere.login(email, ATTACKERS, rememberMe=True)
    reset(people, email)
    assert [each.is_in for each in (attacker, elsewhere)] == [False, False]


def test_a_sign_in_that_was_begun_before_a_password_reset_is_void(people: People) -> None:
    attacker, email = people.somebody(password=ATTACKERS)
    attacker.post("/auth/logout")
    attacker.post("/auth/code", email=email)
    link_id = people.tasks(SEND_SIGN_IN_CODE)[-1]
    issued = people.accounts.codes.issue(link_id)
    assert issued
    link = people.accounts.links.token(Purpose.SIGN_IN, link_id)
    reset(people, email)
    answers = [attacker.post("/auth", code=each) for each in (issued.code, link)]
    assert [each.status_code for each in answers] == [400, 404]
    assert not attacker.is_in


def test_a_browser_known_before_a_password_reset_is_a_stranger_after_it(people: People) -> None:
    attacker, email = people.somebody(password=ATTACKERS)
    device = attacker.client.cookies.get("device")
    index = people.accounts.repository.email_index(email)
    assert people.accounts.sign_in.attempt_key(email, device) != index
    reset(people, email)
    assert people.accounts.sign_in.attempt_key(email, device) == index


# Class 3: trojan identifier


def test_a_linked_identity_does_not_survive_a_password_reset(town: Town) -> None:
    attacker, email = town.people.somebody(password=ATTACKERS)
    person = town.at_facebook(email)
    by_facebook(attacker, person)
    assert attacker.verify(email).status_code == 200
    assert by_facebook(town.people.browser(), person).json()["status"] == "verified"
    reset(town.people, email)
    again = town.people.browser()
    assert by_facebook(again, person).json()["status"] == "verification-required"
    assert not again.is_in


def test_an_identity_whose_provider_vouches_for_the_address_is_linked_again(town: Town) -> None:
    email, token = gmail(), town.at_google
    mine = token(email)
    by_google(town.people.browser(), mine)
    reset(town.people, email)
    assert by_google(town.people.browser(), mine, consent=None).json()["status"] == "verified"


def test_linking_an_identity_that_was_begun_before_a_password_reset_is_void(town: Town) -> None:
    attacker, email = town.people.somebody(password=ATTACKERS)
    person = town.at_facebook(email)
    by_facebook(attacker, person)
    code = town.people.code_for(email)
    reset(town.people, email)
    assert attacker.post("/auth/verify", email=email, verificationCode=code).status_code >= 400
    assert by_facebook(attacker, person).json()["status"] == "verification-required"


# Class 4: unexpired change of address


@pytest.mark.parametrize("by", ["reset", "change", "deactivation"])
def test_a_pending_change_of_address_is_void_after_a_new_password(people: People, by: str) -> None:
    attacker, email = people.somebody()
    link = email_link(people, attacker, new_email("mallory"))
    match by:
        case "reset":
            reset(people, email)
        case "change":
            owner = people.browser()
            owner.login(email)
            assert put_password(owner, PASSWORD, OWNERS).status_code == 204
        case _:
            assert attacker.post("/me/deactivate", password=PASSWORD).status_code == 200
    attacker.login(email, PASSWORD if by == "deactivation" else OWNERS, comeBack=True)
    assert attacker.is_in
    assert code_of(attacker.post("/auth/verify-email", token=link)) == "WRONG_OR_EXPIRED_LINK"
    assert attacker.me().json()["email"] == email


def test_the_notice_to_the_old_address_survives_a_new_password(people: People) -> None:
    browser, _ = people.somebody()
    link = email_link(people, browser, new_email())
    assert browser.post("/auth/verify-email", token=link).status_code == 200
    assert put_password(browser, PASSWORD, OWNERS).status_code == 204
    email_link_again = browser.post("/me/change-email", email=new_email(), password=OWNERS)
    assert email_link_again.status_code == 204
    used = select(one_time_link.c.used_at).where(one_time_link.c.id == people.tasks(NOTIFY_EMAIL_CHANGED)[-1])
    with people.engine.connect() as connection:
        assert connection.execute(used).scalar_one() is not None


def test_a_stranger_cannot_move_an_account_to_their_address(people: People) -> None:
    """The owner mistyped the new address: whoever reads mail there is not the owner of the account."""
    owner, email = people.somebody()
    typo = new_email()
    link = email_link(people, owner, typo)
    stranger, other = people.browser(), people.somebody()[0]
    refused = [each.post("/auth/verify-email", token=link) for each in (stranger, other)]
    assert [(each.status_code, code_of(each)) for each in refused] == [
        (401, "LOGIN_REQUIRED"),
        (403, "LINK_OF_ANOTHER_ACCOUNT"),
    ]
    assert owner.me().json()["email"] == email
    assert stranger.post("/auth/password", email=typo).status_code == 204
    token = newest_link(people, Purpose.PASSWORD, SEND_PASSWORD_LINK)
    assert code_of(people.browser().post(f"/auth/password/{token}", password=OWNERS)) == "WRONG_OR_EXPIRED_LINK"


def test_an_attackers_account_does_not_get_an_address_by_its_owners_click(people: People) -> None:
    attacker, _ = people.somebody(password=PASSWORD)
    victims = new_email()
    link = email_link(people, attacker, victims)
    assert code_of(people.browser().post("/auth/verify-email", token=link)) == "LOGIN_REQUIRED"
    assert code_of(people.browser().login(victims, PASSWORD)) == "INVALID_CREDENTIALS"


# Class 5: provider that does not verify addresses


def test_an_address_that_a_provider_only_claims_opens_nothing(town: Town) -> None:
    _, email = town.people.somebody()
    attacker, person = town.people.browser(), town.at_facebook(email)
    assert by_facebook(attacker, person).json()["status"] == "verification-required"
    link = town.people.link_for(email)
    owner = town.people.browser()
    assert code_of(owner.post("/auth/verify", **link)) == "USER_EXISTS"
    assert code_of(owner.post("/auth/verify", **link, **details())) == "USER_EXISTS"
    assert by_facebook(attacker, person).json()["status"] == "verification-required"


def test_an_unverified_claim_before_the_owner_registers_gets_nothing(town: Town, email: str) -> None:
    attacker, person = town.people.browser(), town.at_facebook(email, first_name="Mallory")
    by_facebook(attacker, person)
    owner = confirm_elsewhere(town.people, email)
    assert owner.me().json()["firstName"] == "Iva"
    assert by_facebook(attacker, person).json()["status"] == "verification-required"
    assert not attacker.is_in
    assert signs_in(town.people, email, OWNERS)
