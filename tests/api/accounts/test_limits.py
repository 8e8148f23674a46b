"""Login rate limits: hold without Redis, do not lock out known browsers, keep other routes responsive."""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest
import redis
from fastapi.testclient import TestClient

from api.main import create_app
from domain.accounts.passwords import MAX_CONCURRENT, MAX_WAITING
from domain.kernel.process.platform import Platform
from tests.api.accounts.people import PASSWORD, SITE, People, new_email
from tests.api.accounts.test_registering import code_of
from tests.quicker_site import QuickHasher
from tests.sample_consent import CONSENT
from tests.settings_factory import NO_REDIS

WRONG = "Nije-to 123"
PER_MINUTE = 10
"""Requests a minute of `LOGIN` and `LOGIN_TO_ADDRESS`; a process that counts alone allows a quarter."""

From = Callable[[str], TestClient]


def real_limits(platform: Platform, **changes: Any) -> From:
    """The site with production limits; returns browsers by IP address."""
    settings = platform.settings.model_copy(update={"rate_limit_scale": 1.0, **changes})
    app = create_app(replace(platform, settings=settings))
    return lambda address: TestClient(app, base_url=SITE, client=(address, 5000))


def login(client: TestClient, email: str, password: str = WRONG) -> Any:
    return client.post("/api/auth/login", json={"email": email, "password": password})


@pytest.fixture
def at(people: People, platform: Platform) -> From:
    return real_limits(platform)


@pytest.fixture
def alone(people: People, platform: Platform) -> From:
    return real_limits(platform, redis_url=NO_REDIS)


def test_guessing_from_one_address_is_limited(people: People, at: From) -> None:
    _, email = people.somebody()
    answers = [login(at("198.51.100.10"), new_email()).status_code for _ in range(PER_MINUTE + 1)]
    assert answers == [400] * PER_MINUTE + [429]
    refused = login(at("198.51.100.10"), email, PASSWORD)
    assert (refused.status_code, code_of(refused)) == (429, "TOO_MANY_REQUESTS")
    assert int(refused.headers["retry-after"]) > 0
    assert login(at("198.51.100.11"), email, PASSWORD).status_code == 200


def test_guessing_one_password_from_many_addresses_is_limited_and_does_not_lock_out_its_owner(
    people: People, at: From
) -> None:
    _, email = people.somebody()
    own = at("203.0.113.1")
    assert login(own, email, PASSWORD).status_code == 200
    strangers = [login(at(f"198.51.100.{number}"), email) for number in range(20, 20 + PER_MINUTE)]
    assert {each.status_code for each in strangers[:-1]} == {400}
    assert strangers[-1].status_code == 429
    assert login(at("198.51.100.99"), email, PASSWORD).status_code == 429
    own.cookies.delete("token")
    assert login(own, email, PASSWORD).status_code == 200


def test_an_unknown_email_address_is_limited_like_a_known_one(people: People, at: From) -> None:
    email = new_email()
    answers = [login(at(f"198.51.101.{number}"), email).status_code for number in range(PER_MINUTE + 1)]
    assert answers == [400] * PER_MINUTE + [429]


def test_without_redis_limits_are_stricter_and_never_absent(people: People, alone: From) -> None:
    _, email = people.somebody()
    answers = [login(alone("198.51.100.10"), new_email()).status_code for _ in range(6)]
    assert answers == [400] * (PER_MINUTE // 4) + [429] * 4
    assert login(alone("198.51.100.10"), email, PASSWORD).status_code == 429
    assert login(alone("198.51.100.11"), email, PASSWORD).status_code == 200


@pytest.mark.parametrize(
    ("number", "path", "said", "most"),
    [
        (1, "/auth/register", {}, 5),
        (2, "/auth/code", {"email": new_email}, 5),
        (3, "/auth/password", {"email": new_email}, 5),
        (4, "/me/resend-verification", {"email": new_email}, 5),
        (5, "/auth", {"code": "00000"}, 10),
        (6, "/auth/verify", {"email": new_email, "verificationCode": "00000"}, 10),
        (7, "/auth/verify-email", {"token": "x"}, 10),
        (8, "/auth/password/x", {"password": "Zeleno-more 42"}, 10),
        (9, "/auth/login-with-token", {"token": "x"}, 10),
        (10, "/auth/google/redirect", {"accessToken": "x"}, 10),
    ],
)
def test_every_login_method_is_limited_with_redis_and_more_strictly_without(
    at: From, alone: From, number: int, path: str, said: dict[str, Any], most: int
) -> None:
    for site, allowed in ((at, most), (alone, most // 4)):
        client = site(f"192.0.2.{number}")
        forms = [{name: value() if callable(value) else value for name, value in said.items()} for _ in range(most + 1)]
        answers = [client.post(f"/api{path}", json=form).status_code for form in forms]
        assert [each == 429 for each in answers] == [False] * allowed + [True] * (most + 1 - allowed)


def test_400_addresses_do_not_close_registration_to_a_newcomer(
    people: People, platform: Platform, redis_url: str
) -> None:
    """Addresses use up what all together may register in an hour, here a fifth of it; then they alone give way."""
    addresses = [f"10.1.1.{number}" for number in range(200)] + [f"2001:db8:{number:x}::1" for number in range(200)]
    with redis.Redis.from_url(redis_url) as counts:
        counts.flushdb()
    at = real_limits(platform, rate_limit_scale=0.2)
    assert {register(at(address), new_email()).status_code for address in addresses} == {201}
    for used_up in (addresses[0], addresses[-1]):
        assert register(at(used_up), new_email()).status_code == 429
    newcomer, email = at("203.0.113.7"), new_email()
    assert register(newcomer, email).status_code == 201
    verified = newcomer.post("/api/auth/verify", json={"email": email, "verificationCode": people.code_for(email)})
    assert verified.status_code == 200
    assert register(at("2001:db8:ffff::1"), new_email()).status_code == 201
    assert register(at("2001:db8:ffff:1::1"), new_email()).status_code == 429, "a /48 is one newcomer"


def register(client: TestClient, email: str) -> Any:
    form = {"firstName": "Ana", "lastName": "Horvat", "email": email, "password": PASSWORD, "consent": CONSENT}
    return client.post("/api/auth/register", json=form)


class Held(QuickHasher):
    """Blocks until it is released."""

    released = threading.Event()
    begun = threading.Semaphore(0)

    def verify(self, *arguments: Any, **more: Any) -> Any:
        self.begun.release()
        self.released.wait()
        return super().verify(*arguments, **more)


def test_a_flood_of_logins_does_not_starve_the_site(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """All password checks are blocked meanwhile, and other routes respond."""
    browser, email = people.somebody()
    held = Held()
    monkeypatch.setattr(people.accounts.hashing, "_hasher", held)
    monkeypatch.setattr(people.accounts.hashing, "_timeout", 120)
    cookie = {"Cookie": f"token={browser.token}"}

    async def flood() -> tuple[list[int], list[int], list[int]]:
        transport = httpx.ASGITransport(people.app)
        async with httpx.AsyncClient(transport=transport, base_url=SITE) as client:
            said = {"email": email, "password": PASSWORD}

            async def try_it() -> int:
                return (await client.post("/api/auth/login", json=said)).status_code

            logins = [asyncio.create_task(try_it()) for _ in range(200)]
            places = MAX_CONCURRENT + MAX_WAITING
            waiting, refused = set(logins), list[int]()
            while len(waiting) > places:
                done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                refused += [each.result() for each in done]
            others = [
                (await client.get("/api/site")).status_code,
                (await client.get("/api/me", headers=cookie)).status_code,
                (await client.get("/api/jobs/search-history")).status_code,
            ]
            held.released.set()
            return refused, others, sorted([await each for each in logins])

    refused, others, every = asyncio.run(flood())
    assert set(refused) == {503}
    assert others == [200, 200, 200]
    assert every.count(200) == MAX_CONCURRENT + MAX_WAITING
    assert every.count(503) == 200 - MAX_CONCURRENT - MAX_WAITING


def test_guessing_second_factors_of_one_account_is_limited_whatever_the_address(people: People, at: From) -> None:
    _, email = people.staff()
    people.forget_app_codes(email)
    codes: list[str] = []
    for number in range(3):
        client = at(f"198.51.100.{60 + number}")
        assert code_of(login(client, email, PASSWORD)) == "SECOND_FACTOR_PENDING"
        codes += [code_of(client.post("/api/auth/second-factor", json={"code": "000000"})) for _ in range(4)]
    assert codes == ["INVALID_SECOND_FACTOR"] * 10 + ["TOO_MANY_REQUESTS"] * 2
