"""Social login by Google, Facebook and Apple: accepted and refused credentials."""

import time
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import rsa

from domain.kernel.process.settings import Settings
from tests.api.accounts.people import OWN_DETAILS, Browser, People, new_email
from tests.api.accounts.test_registering import code_of, faults
from tests.api.accounts.town import Town, by_google, gmail
from tests.sample_consent import CONSENT, REFUSED

pytestmark = pytest.mark.usefixtures("mended")


def by_facebook(browser: Browser, person: tuple[str, str], **more: Any) -> Any:
    token, user_id = person
    said = {"accessToken": token, "userId": user_id, "consent": CONSENT} | more
    return browser.post("/auth/facebook/redirect", **said)


def by_apple(browser: Browser, token: str, **more: Any) -> Any:
    said = {"identityToken": token, "consent": CONSENT, "firstName": "Ana", "lastName": "Horvat"} | more
    return browser.post("/auth/apple/redirect", **said)


def test_an_account_with_an_address_verified_by_google_signs_in_at_once(town: Town) -> None:
    email, browser = gmail(), town.people.browser()
    token = town.at_google(email)
    answer = by_google(browser, token)
    assert (answer.status_code, answer.json()["status"]) == (200, "verified")
    me = browser.me().json()
    assert (me["email"], me["firstName"], me["hasPassword"]) == (email, "Ana", False)
    again = town.people.browser()
    assert by_google(again, token, consent=None).json()["user"]["id"] == me["id"]
    assert again.is_in


def test_a_new_account_needs_consent(town: Town) -> None:
    browser, token = town.people.browser(), town.at_google(gmail())
    answer = by_google(browser, token, consent=None)
    assert (answer.status_code, code_of(answer)) == (409, "CONSENT_REQUIRED")
    refused = by_google(browser, token, consent=CONSENT | {"terms": REFUSED, "processing": REFUSED})
    assert faults(refused) == {
        "consent.processing.accepted": "CONSENT_NOT_GIVEN",
        "consent.terms.accepted": "TERMS_NOT_ACCEPTED",
    }
    assert not browser.is_in


def test_google_signs_in_to_the_account_of_an_address_that_it_verified(town: Town) -> None:
    _, email = town.people.somebody(gmail())
    browser = town.people.browser()
    assert by_google(browser, town.at_google(email), consent=None).json()["user"]["email"] == email


@pytest.mark.parametrize("more", [{}, {"email_verified": False}, {"hd": "example.com", "email_verified": False}])
def test_an_address_that_google_has_not_verified_requires_a_code(town: Town, more: dict[str, Any]) -> None:
    _, email = town.people.somebody()
    browser, token = town.people.browser(), town.at_google(email, **more)
    answer = by_google(browser, token)
    assert answer.json()["status"] == "verification-required"
    assert answer.json()["email"] == email
    assert not browser.is_in
    assert browser.verify(email).status_code == 200
    assert browser.me().json()["email"] == email
    assert by_google(town.people.browser(), token).json()["status"] == "verified"


def test_a_workspace_address_counts_as_verified_by_google(town: Town) -> None:
    answer = by_google(town.people.browser(), town.at_google(new_email(), hd="example.com"))
    assert answer.json()["status"] == "verified"


def test_facebook_requires_a_code_the_first_time_only(town: Town, email: str) -> None:
    person, browser = town.at_facebook(email), town.people.browser()
    answer = by_facebook(browser, person)
    assert (answer.json()["status"], answer.json()["email"]) == ("verification-required", email)
    assert browser.verify(email).status_code == 200
    me = browser.me().json()
    assert (me["lastName"], me["hasPassword"]) == ("Horvat", False)
    again = town.people.browser()
    assert by_facebook(again, person, consent=None).json()["user"]["id"] == me["id"]


def test_an_attacker_with_anothers_address_at_facebook_gets_no_access(town: Town) -> None:
    """The link in the mail works without the stranger's browser, but does not let the stranger in by Facebook."""
    owner, email = town.people.somebody()
    stranger, person = town.people.browser(), town.at_facebook(email)
    by_facebook(stranger, person)
    answer = owner.post("/auth/verify", **town.people.link_for(email))
    assert code_of(answer) == "USER_EXISTS"
    assert by_facebook(stranger, person).json()["status"] == "verification-required"
    assert not stranger.is_in


def test_an_owner_who_opens_an_attackers_link_gives_them_no_access(town: Town, email: str) -> None:
    stranger, person, owner = town.people.browser(), town.at_facebook(email), town.people.browser()
    by_facebook(stranger, person)
    assert owner.post("/auth/verify", **town.people.link_for(email), details=OWN_DETAILS).status_code == 200
    assert by_facebook(stranger, person).json()["status"] == "verification-required"


def test_a_facebook_user_without_an_address_cannot_register(town: Town) -> None:
    answer = by_facebook(town.people.browser(), town.at_facebook(None))
    assert (answer.status_code, code_of(answer)) == (400, "LOGIN_ERROR")
    assert answer.json()["details"] == {"reason": "NO_EMAIL"}


def test_tokens_of_other_applications_are_refused(town: Town) -> None:
    google, facebook = town.at_google(gmail()), town.at_facebook(new_email())
    town.providers.apps |= {google: "somebody-elses-app", facebook[0]: "somebody-elses-app"}
    foreign = town.providers.apple_token(sub="1", aud="somebody-elses-app", email=gmail(), email_verified=True)
    browser = town.people.browser()
    answers = [by_google(browser, google), by_facebook(browser, facebook), by_apple(browser, foreign)]
    assert [(each.status_code, code_of(each)) for each in answers] == [(400, "LOGIN_ERROR")] * 3
    assert not browser.is_in


@pytest.mark.parametrize("token", ["made-up", "x" * 4096, "a.b.c", "..", "%00"])
def test_forged_provider_tokens_are_refused(town: Town, token: str) -> None:
    browser = town.people.browser()
    answers = [by_google(browser, token), by_facebook(browser, (token, "1")), by_apple(browser, token)]
    assert [(each.status_code, code_of(each)) for each in answers] == [(400, "LOGIN_ERROR")] * 3


def test_a_facebook_token_signs_in_its_own_user_only(town: Town) -> None:
    token, _ = town.at_facebook(new_email())
    answer = by_facebook(town.people.browser(), (token, "4711"))
    assert code_of(answer) == "LOGIN_ERROR"


def test_an_expired_google_token_is_refused(town: Town) -> None:
    assert code_of(by_google(town.people.browser(), town.at_google(gmail(), lives="0"))) == "LOGIN_ERROR"


def test_apple_proves_address_and_identity_by_its_signature(town: Town, email: str) -> None:
    token = town.providers.apple_token(sub="001.ana", email=email, email_verified="true")
    browser = town.people.browser()
    assert by_apple(browser, token).json()["status"] == "verified"
    assert browser.me().json()["firstName"] == "Ana"


@pytest.mark.parametrize(
    "claims",
    [{"exp": 1}, {"iss": "https://example.com"}, {"aud": "other"}, {"sub": None}],
    ids=["expired", "of another site", "for another site", "of nobody"],
)
def test_incomplete_apple_tokens_are_refused(town: Town, email: str, claims: dict[str, Any]) -> None:
    said = {"sub": "1", "email": email, "email_verified": True, "iat": int(time.time())} | claims
    token = town.providers.apple_token(**{name: value for name, value in said.items() if value is not None})
    assert code_of(by_apple(town.people.browser(), token)) == "LOGIN_ERROR"


def test_a_token_with_another_signature_is_refused(town: Town, email: str) -> None:
    key = rsa.generate_private_key(65537, 2048)
    token = town.providers.apple_token(key=key, sub="1", email=email, email_verified=True)
    assert code_of(by_apple(town.people.browser(), token)) == "LOGIN_ERROR"


@pytest.mark.parametrize("status", [500, 503, 429])
def test_an_unavailable_provider_is_reported(town: Town, status: int) -> None:
    token = town.at_google(gmail())
    town.providers.broken = status
    answer = by_google(town.people.browser(), token)
    assert (answer.status_code, code_of(answer)) == (503, "SERVICE_UNAVAILABLE")


def test_secrets_and_tokens_are_not_logged(town: Town, capsys: pytest.CaptureFixture[str]) -> None:
    person = town.at_facebook(new_email())
    by_facebook(town.people.browser(), person)
    said = capsys.readouterr()
    assert person[0] not in said.out + said.err
    assert "karijera-secret" not in said.out + said.err


def test_a_deactivated_account_is_reactivated_only_on_request(town: Town) -> None:
    browser, token = town.people.browser(), town.at_google(gmail())
    by_google(browser, token)
    assert browser.post("/me/deactivate", password="").status_code == 200
    assert code_of(by_google(browser, token)) == "ACCOUNT_DEACTIVATED"
    assert by_google(browser, token, comeBack=True).status_code == 200


def test_only_configured_providers_are_offered(people: People, settings: Settings, town: Town) -> None:
    offered = town.people.browser().call("GET", "/site").json()["socialProviders"]
    assert [each["name"] for each in offered] == ["google", "facebook", "apple"]
    assert people.browser().call("GET", "/site").json()["socialProviders"] == []
    for answer in (
        by_google(people.browser(), "x"),
        by_facebook(people.browser(), ("x", "1")),
        by_apple(people.browser(), "x"),
    ):
        assert (answer.status_code, code_of(answer)) == (404, "PROVIDER_OFF")


def test_an_account_with_a_second_factor_asks_for_it_whichever_site_vouches(town: Town) -> None:
    email = gmail()
    owner, _ = town.people.somebody(email)
    codes = owner.add_app(email)
    ways = (
        lambda browser: by_google(browser, town.at_google(email)),
        lambda browser: by_apple(browser, town.providers.apple_token(sub="002.ana", email=email, email_verified=True)),
    )
    for code, way in zip(codes, ways, strict=False):
        browser = town.people.browser()
        answer = way(browser)
        assert (answer.status_code, code_of(answer)) == (403, "SECOND_FACTOR_PENDING")
        assert not browser.is_in
        assert browser.post("/auth/second-factor", recoveryCode=code).status_code == 200
        assert browser.is_in


def test_a_code_that_links_facebook_to_an_account_is_a_first_step_only(town: Town) -> None:
    owner, email = town.people.somebody()
    owner.add_app(email)
    browser = town.people.browser()
    assert by_facebook(browser, town.at_facebook(email)).json()["status"] == "verification-required"
    answer = browser.verify(email)
    assert (answer.status_code, code_of(answer)) == (403, "SECOND_FACTOR_PENDING")
    assert not browser.is_in
