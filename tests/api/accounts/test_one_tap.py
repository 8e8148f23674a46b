"""Sign-in by Google's one-tap prompt: accepted and refused ID tokens, and the nonce that binds them to a browser."""

import base64
import hmac
import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from hashlib import sha256
from typing import Any
from uuid import uuid4

import pytest
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from domain.kernel.process.platform import Platform
from domain.verification.signed_links import OneTapLink
from tests.api.accounts.people import Browser, open_people
from tests.api.accounts.social_providers import APP, GOOGLE_KEY_ID
from tests.api.accounts.test_pre_hijacking import ATTACKERS, signs_in
from tests.api.accounts.test_registering import code_of
from tests.api.accounts.town import Town, by_google, gmail
from tests.sample_consent import CONSENT

pytestmark = pytest.mark.usefixtures("mended")


@pytest.fixture
def browser(town: Town) -> Browser:
    return town.people.browser()


def nonce_for(browser: Browser) -> str:
    answer = browser.post("/auth/google/one-tap/nonce")
    assert answer.status_code == 200, answer.text
    return answer.json()["nonce"]


def token_for(town: Town, nonce: str | None, /, *, key: rsa.RSAPrivateKey | None = None, **claims: Any) -> str:
    person: dict[str, Any] = {
        "sub": uuid4().hex,
        "email": gmail(),
        "email_verified": True,
        "given_name": "Ana",
        "family_name": "H",
    }
    return town.providers.google_id_token(key=key, **(person | {"nonce": nonce} | claims))


def by_one_tap(browser: Browser, token: str, **more: Any) -> Any:
    return browser.post("/auth/google/one-tap", idToken=token, **({"consent": CONSENT} | more))


def is_refused(answer: Any) -> bool:
    return (answer.status_code, code_of(answer)) == (400, "LOGIN_ERROR")


def test_a_person_known_to_google_signs_in_at_once(town: Town, browser: Browser) -> None:
    email, subject = gmail(), uuid4().hex
    answer = by_one_tap(browser, token_for(town, nonce_for(browser), email=email, sub=subject))
    assert (answer.status_code, answer.json()["status"]) == (200, "verified")
    me = browser.me().json()
    assert (me["email"], me["firstName"], me["hasPassword"]) == (email, "Ana", False)
    again = town.people.browser()
    token = token_for(town, nonce_for(again), email=email, sub=subject)
    assert by_one_tap(again, token, consent=None).json()["user"]["id"] == me["id"]


def test_prompt_and_button_lead_to_the_same_account(town: Town, browser: Browser) -> None:
    subject, other = uuid4().hex, town.people.browser()
    by_google(browser, town.at_google(gmail(), sub=subject))
    token = token_for(town, nonce_for(other), sub=subject, email=None)
    assert by_one_tap(other, token, consent=None).json()["user"]["id"] == browser.me().json()["id"]


def test_both_spellings_of_the_issuer_are_googles(town: Town, browser: Browser) -> None:
    answer = by_one_tap(browser, token_for(town, nonce_for(browser), iss="accounts.google.com"))
    assert answer.status_code == 200


def test_a_new_account_needs_consent_and_the_token_is_sent_again_with_it(town: Town, browser: Browser) -> None:
    token = token_for(town, nonce_for(browser))
    answer = by_one_tap(browser, token, consent=None)
    assert (answer.status_code, code_of(answer)) == (409, "CONSENT_REQUIRED")
    assert not browser.is_in
    assert by_one_tap(browser, token).json()["status"] == "verified"


@pytest.mark.parametrize(
    "claims",
    [
        {"exp": 1},
        {"exp": None},
        {"iat": None},
        {"iat": 4_000_000_000},
        {"iss": "https://appleid.apple.com"},
        {"iss": None},
        {"aud": "somebody-elses-app"},
        {"aud": None},
        {"sub": None},
        {"nonce": None},
        {"nonce": ""},
        {"nonce": "0" * 32},
        {"nonce": 7},
    ],
    ids=str,
)
def test_tokens_with_other_claims_are_refused(town: Town, browser: Browser, claims: dict[str, Any]) -> None:
    token = token_for(town, nonce_for(browser), **claims)
    assert is_refused(by_one_tap(browser, token))
    assert not browser.is_in


def test_tokens_that_google_did_not_sign_are_refused(town: Town, browser: Browser) -> None:
    nonce = nonce_for(browser)
    foreign = rsa.generate_private_key(65537, 2048)
    forged = [token_for(town, nonce, key=key) for key in (foreign, town.providers.key)]
    said = forged[0].split(".")[1]
    public = town.providers.google_key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    by_nobody = f"{_part({'alg': 'none', 'kid': GOOGLE_KEY_ID})}.{said}."
    head = f"{_part({'alg': 'HS256', 'kid': GOOGLE_KEY_ID})}.{said}"
    by_public_key = f"{head}.{_encoded(hmac.digest(public, head.encode(), sha256))}"
    for token in (*forged, by_nobody, by_public_key, "a.b.c", "x", "." * 2):
        assert is_refused(by_one_tap(browser, token)), token
    assert not browser.is_in


def test_an_access_token_is_no_id_token(town: Town, browser: Browser) -> None:
    nonce_for(browser)
    assert is_refused(by_one_tap(browser, town.at_google(gmail())))


def test_a_token_of_another_browser_signs_nobody_in(town: Town, browser: Browser) -> None:
    """A stranger could else sign somebody in to the stranger's account."""
    stranger, without = town.people.browser(), town.people.browser()
    token = token_for(town, nonce_for(stranger))
    nonce_for(browser)
    for each in (browser, without):
        assert is_refused(by_one_tap(each, token))
        assert not each.is_in
    assert by_one_tap(stranger, token).status_code == 200


def test_the_nonce_holds_for_all_tabs_until_it_was_used(town: Town, browser: Browser) -> None:
    first = nonce_for(browser)
    assert nonce_for(browser) == first
    token = token_for(town, first)
    assert by_one_tap(browser, token).status_code == 200
    browser.post("/auth/logout")
    assert is_refused(by_one_tap(browser, token))
    assert nonce_for(browser) != first


def test_the_nonce_is_used_up_as_well_where_a_code_is_mailed(town: Town, browser: Browser, email: str) -> None:
    token = token_for(town, nonce_for(browser), email=email)
    assert by_one_tap(browser, token).json()["status"] == "verification-required"
    assert is_refused(by_one_tap(browser, token))
    assert browser.verify(email).status_code == 200


def test_the_nonce_is_kept_where_no_script_reads_it_and_not_for_long(town: Town, browser: Browser) -> None:
    answer = browser.post("/auth/google/one-tap/nonce")
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("one-tap=")
    for attribute in ("httponly", "samesite=strict", "path=/api", "max-age=3600"):
        assert attribute in cookie
    assert answer.headers["cache-control"] == "no-store"


def test_a_nonce_that_has_expired_is_refused(town: Town, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    nonce = nonce_for(browser)
    monkeypatch.setattr(OneTapLink, "lifetime", timedelta(seconds=-1))
    assert is_refused(by_one_tap(browser, token_for(town, nonce)))


@pytest.mark.parametrize("changes", [{"email_verified": False}, {"email": f"ana.{uuid4().hex}@example.com"}])
def test_an_address_that_google_does_not_vouch_for_requires_a_code(
    town: Town,
    browser: Browser,
    changes: dict[str, Any],
) -> None:
    _, email = town.people.somebody(changes.get("email", gmail()))
    claims: dict[str, Any] = {"email": email} | changes
    answer = by_one_tap(browser, token_for(town, nonce_for(browser), **claims))
    assert (answer.json()["status"], answer.json()["email"]) == ("verification-required", email)
    assert not browser.is_in


def test_a_workspace_address_counts_as_verified(town: Town, browser: Browser, email: str) -> None:
    answer = by_one_tap(browser, token_for(town, nonce_for(browser), email=email, hd="example.com"))
    assert answer.json()["status"] == "verified"


def test_a_token_without_an_address_opens_no_account(town: Town, browser: Browser) -> None:
    answer = by_one_tap(browser, token_for(town, nonce_for(browser), email=None))
    assert is_refused(answer)
    assert answer.json()["details"] == {"reason": "NO_EMAIL"}


def test_the_password_of_a_pending_registration_is_not_taken_over(town: Town, browser: Browser) -> None:
    email, attacker = gmail(), town.people.browser()
    attacker.register(email, password=ATTACKERS)
    code = town.people.code_for(email)
    assert by_one_tap(browser, token_for(town, nonce_for(browser), email=email)).json()["status"] == "verified"
    assert not signs_in(town.people, email, ATTACKERS)
    assert attacker.post("/auth/verify", email=email, verificationCode=code).status_code >= 400
    assert browser.me().json()["hasPassword"] is False


def test_an_account_with_a_second_factor_asks_for_it(town: Town, browser: Browser) -> None:
    email = gmail()
    owner, _ = town.people.somebody(email)
    code = owner.add_app(email)[0]
    answer = by_one_tap(browser, token_for(town, nonce_for(browser), email=email), consent=None)
    assert (answer.status_code, code_of(answer)) == (403, "SECOND_FACTOR_PENDING")
    assert not browser.is_in
    assert browser.post("/auth/second-factor", recoveryCode=code).status_code == 200


def test_unavailable_keys_are_reported(town: Town, platform: Platform) -> None:
    """A site of its own: another one may hold the keys already."""
    settings = platform.settings.model_copy(update=town.providers.settings())
    with open_people(replace(platform, settings=settings)) as people:
        browser = people.browser()
        token = token_for(town, nonce_for(browser))
        town.providers.broken = 503
        answer = by_one_tap(browser, token)
    assert (answer.status_code, code_of(answer)) == (503, "SERVICE_UNAVAILABLE")


def test_tokens_are_not_logged(town: Town, browser: Browser, capsys: pytest.CaptureFixture[str]) -> None:
    nonce = nonce_for(browser)
    token = token_for(town, nonce)
    by_one_tap(browser, token)
    said = capsys.readouterr()
    assert token not in said.out + said.err
    assert nonce not in said.out + said.err


@pytest.fixture(params=[{"google_one_tap": False}, {"google_client_id": ""}, {}], ids=["off", "without Google", "on"])
def site(request: pytest.FixtureRequest, town: Town, platform: Platform) -> Iterator[tuple[Browser, bool]]:
    changes = town.providers.settings() | request.param
    with open_people(replace(platform, settings=platform.settings.model_copy(update=changes))) as people:
        yield people.browser(), not request.param


def test_only_a_site_that_is_set_so_has_the_prompt(town: Town, site: tuple[Browser, bool]) -> None:
    browser, has_prompt = site
    assert browser.call("GET", "/site").json()["oneTapClientId"] == (APP if has_prompt else None)
    asked = browser.post("/auth/google/one-tap/nonce")
    answer = by_one_tap(browser, token_for(town, uuid4().hex))
    if has_prompt:
        assert asked.status_code == 200
        return
    assert [(each.status_code, code_of(each)) for each in (asked, answer)] == [(404, "PROVIDER_OFF")] * 2
    assert "set-cookie" not in asked.headers
    assert "google" not in [each["name"] for each in browser.call("GET", "/site").json()["socialProviders"]] or (
        by_google(browser, town.at_google(gmail())).status_code == 200
    )


def _part(value: dict[str, str]) -> str:
    return _encoded(json.dumps(value).encode())


def _encoded(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()
