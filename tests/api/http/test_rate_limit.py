"""Rate limits: counted in Redis, or more strictly per process while Redis is down."""

import os
import secrets
import signal
import time
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest
import redis
from fastapi import FastAPI, Request
from fastapi.testclient import TestClient
from structlog.testing import capture_logs

from api.http.errors.problems import TooManyRequests
from api.http.rate_limit import RateLimit
from api.http.rate_limiter import RateLimiter
from api.http.rate_limiting import rate_limited
from api.http.rendered_visitor import VisitorAddresses
from api.main import create_app
from domain.kernel.errors import Unavailable
from domain.kernel.process.platform import Platform
from local.valkey import Valkey
from tests.settings_factory import NO_REDIS

KEY = bytes(32)
SEARCH = RateLimit("search", "8/hour", "20/hour")


def limiter(url: str, scale: float = 1.0, patience: float = 60) -> RateLimiter:
    pool = redis.ConnectionPool.from_url(url, socket_timeout=patience, socket_connect_timeout=patience)
    return RateLimiter(pool, KEY, scale)


def allowed(limits: RateLimiter, limit: RateLimit, client: str, tries: int = 50, network: str = "") -> int:
    for number in range(tries):
        try:
            limits.require(limit, client, network)
        except TooManyRequests:
            return number
        limits.count_overall(limit)
    return tries


@pytest.fixture
def limit() -> RateLimit:
    """An unused limit."""
    return RateLimit(secrets.token_hex(8), "8/hour", "20/hour", reserve="2/hour")


def test_beyond_the_overall_rate_each_client_has_a_reserve(redis_url: str, limit: RateLimit) -> None:
    limits = limiter(redis_url)
    with capture_logs() as lines:
        assert [allowed(limits, limit, client) for client in ("a", "b", "c", "d", "e")] == [8, 8, 4, 2, 2]
        assert allowed(limits, limit, "a") == 0
    assert [(line["event"], line["limit"]) for line in lines] == [("overall_limit_reached", limit.name)]


def test_what_is_not_valid_does_not_count_for_others(redis_url: str, limit: RateLimit) -> None:
    limits = limiter(redis_url)
    for client in range(100):
        limits.require(limit, str(client))
    assert allowed(limits, limit, "a") == 8


def test_a_network_has_the_rate_of_four_clients_and_the_reserve_of_one(redis_url: str, limit: RateLimit) -> None:
    limits = limiter(redis_url)
    ample = RateLimit(limit.name, limit.per_client)
    clients = [allowed(limits, ample, f"2001:db8:1:{number}::", network="2001:db8:1::/48") for number in range(6)]
    assert clients == [8, 8, 8, 8, 0, 0]
    exhausted = RateLimit(secrets.token_hex(8), "8/hour", "1/hour", reserve="2/hour")
    allowed(limits, exhausted, "a")
    clients = [allowed(limits, exhausted, f"2001:db8:2:{number}::", network="2001:db8:2::/48") for number in range(3)]
    assert clients == [2, 0, 0]


def test_an_amount_a_day_is_spent_by_client(redis_url: str) -> None:
    limits, name = limiter(redis_url), secrets.token_hex(8)
    limits.spend(name, "a", 600, most=1000)
    with pytest.raises(TooManyRequests) as refused:
        limits.spend(name, "a", 600, most=1000)
    assert 86_000 < refused.value.details["retryAfter"] <= 86_400
    limits.spend(name, "a", 400, most=1000)
    limits.spend(name, "b", 1000, most=1000)


def test_processes_share_one_count(redis_url: str, limit: RateLimit) -> None:
    assert allowed(limiter(redis_url), limit, "a", tries=5) == 5
    assert allowed(limiter(redis_url), limit, "a") == 3


def test_the_error_says_when_to_retry(redis_url: str, limit: RateLimit) -> None:
    limits = limiter(redis_url)
    allowed(limits, limit, "a")
    with pytest.raises(TooManyRequests) as refused:
        limits.require(limit, "a")
    assert 3500 < refused.value.details["retryAfter"] <= 3600


def test_a_limit_may_have_several_rates(redis_url: str) -> None:
    limit = RateLimit(secrets.token_hex(8), "3/minute;8/hour", "100/hour")
    assert allowed(limiter(redis_url), limit, "a") == 3


def test_limits_can_be_scaled(redis_url: str, limit: RateLimit) -> None:
    assert allowed(limiter(redis_url, scale=2), limit, "a") == 16


def test_redis_stores_no_ip_address(redis_url: str, limit: RateLimit) -> None:
    limiter(redis_url).require(limit, "203.0.113.9")
    with redis.Redis.from_url(redis_url) as server:
        keys = [str(key) for key in server.keys("*") if limit.name in str(key)]
    assert len(keys) == 2, "the client's own, and its reserve"
    assert not any("203.0.113.9" in key for key in keys)


def test_without_redis_the_limits_are_stricter_and_never_absent(limit: RateLimit) -> None:
    limits = limiter(NO_REDIS)
    with capture_logs() as lines:
        assert [allowed(limits, limit, client) for client in ("a", "b", "c", "d")] == [2, 2, 1, 1]
    assert [line["event"] for line in lines] == ["rate_limits_counted_locally", "overall_limit_reached"]


def test_an_outage_of_redis_lifts_no_limit(tmp_path: Path, limit: RateLimit) -> None:
    with Valkey(tmp_path) as server:
        limits = limiter(server.url)
        assert allowed(limits, limit, "a", tries=1) == 1
        server.kill()
        assert allowed(limits, limit, "a") == 2


def test_a_redis_that_hangs_lifts_no_limit(tmp_path: Path, limit: RateLimit) -> None:
    with Valkey(tmp_path) as server:
        limits = limiter(server.url, patience=0.25)
        os.kill(server.pid, signal.SIGSTOP)
        try:
            assert allowed(limits, limit, "a") == 2
        finally:
            os.kill(server.pid, signal.SIGCONT)


def app_with_limit(platform: Platform, limit: RateLimit, **changes: object) -> FastAPI:
    settings = platform.settings.model_copy(update={"rate_limit_scale": 1.0, **changes})
    app = create_app(replace(platform, settings=settings))

    @app.get("/api/trial", dependencies=[rate_limited(limit)])
    def trial(number: int = 1) -> bool:
        if number == 0:
            raise Unavailable
        return True

    return app


@pytest.fixture
def small() -> RateLimit:
    return RateLimit(secrets.token_hex(8), "2/hour", "100/hour")


@pytest.fixture
def limited_app(platform: Platform, small: RateLimit) -> FastAPI:
    return app_with_limit(platform, small)


def status_of(app: object, address: str, headers: dict[str, str] | None = None, query: str = "") -> int:
    client = TestClient(app, client=(address, 5000))  # pyright: ignore[reportArgumentType]
    return client.get(f"/api/trial{query}", headers=headers).status_code


def test_a_route_counts_by_client_address(limited_app: FastAPI) -> None:
    assert [status_of(limited_app, "198.51.100.1") for _ in range(3)] == [200, 200, 429]
    assert status_of(limited_app, "198.51.100.2") == 200
    answer = TestClient(limited_app, client=("198.51.100.1", 5000)).get("/api/trial")
    assert answer.json()["code"] == "TOO_MANY_REQUESTS"
    assert int(answer.headers["retry-after"]) > 3000


RENDERER = "127.0.0.1"


def signed_for(platform: Platform, address: str) -> dict[str, str]:
    """The header by which the page renderer asks for a visitor."""
    addresses = VisitorAddresses(platform.settings.link_key.get_secret_value())
    visit = Request({"type": "http", "client": (address, 5000), "headers": []})
    return {"karijera-visitor": addresses.sign(visit) or ""}


def test_the_page_renderer_counts_as_the_visitor_it_asks_for(platform: Platform, limited_app: FastAPI) -> None:
    eager, other = (signed_for(platform, address) for address in ("198.51.100.4", "198.51.100.5"))
    assert [status_of(limited_app, RENDERER, eager) for _ in range(3)] == [200, 200, 429]
    assert status_of(limited_app, RENDERER, other) == 200, "one visitor shows no other a limit"
    assert status_of(limited_app, "198.51.100.4") == 429, "pages and calls of a browser are counted together"


@pytest.mark.parametrize("forged", ["198.51.100.9", "198.51.100.9.aaaa.bbbb", "", "x" * 300, "198.51.100.9\x00"])
def test_nobody_else_chooses_the_address_that_counts(limited_app: FastAPI, forged: str) -> None:
    headers = {"karijera-visitor": forged}
    assert [status_of(limited_app, "198.51.100.6", headers) for _ in range(3)] == [200, 200, 429]


def test_a_signed_address_is_old_after_a_minute(platform: Platform, limited_app: FastAPI) -> None:
    with patch("itsdangerous.timed.time.time", return_value=time.time() - 62):
        old = signed_for(platform, "198.51.100.7")
    assert [status_of(limited_app, "198.51.100.8", old) for _ in range(3)] == [200, 200, 429]
    assert status_of(limited_app, "198.51.100.7") == 200


def test_an_ipv6_prefix_is_one_client(limited_app: FastAPI) -> None:
    assert [status_of(limited_app, f"2001:db8:1:2::{number}") for number in (1, 2, 3)] == [200, 200, 429]
    assert status_of(limited_app, "2001:db8:1:3::1") == 200
    mapped = ("::ffff:192.0.2.7", "192.0.2.7", "192.0.2.7")
    assert [status_of(limited_app, address) for address in mapped] == [200, 200, 429]


def test_a_48_is_one_client_beyond_the_overall_rate(platform: Platform) -> None:
    app = app_with_limit(platform, RateLimit(secrets.token_hex(8), "5/hour", "1/hour", reserve="1/hour"))
    assert [status_of(app, f"2001:db8:{number}::1") for number in (5, 6, 6)] == [200, 200, 429]
    assert [status_of(app, f"2001:db8:{number}:7::1") for number in (5, 6, 7)] == [429, 429, 200]


def test_only_requests_that_pass_validation_count_for_all(platform: Platform) -> None:
    app = app_with_limit(platform, RateLimit(secrets.token_hex(8), "5/hour", "2/hour", reserve="1/hour"))
    invalid = [status_of(app, f"198.51.100.{number}", query="?number=x") for number in range(10, 20)]
    assert set(invalid) == {422}
    assert [status_of(app, "198.51.100.1", query=query) for query in ("", "?number=0", "")] == [200, 503, 429]


def test_forwarded_headers_of_unknown_proxies_are_ignored(limited_app: FastAPI) -> None:
    answers = [status_of(limited_app, "198.51.100.3", {"x-forwarded-for": f"203.0.113.{n}"}) for n in range(3)]
    assert answers == [200, 200, 429]


def test_a_configured_proxy_is_trusted_for_its_own_client_only(platform: Platform, small: RateLimit) -> None:
    proxied = app_with_limit(platform, small, trusted_proxies="10.0.0.0/8")
    said = [status_of(proxied, "10.0.0.1", {"x-forwarded-for": f"203.0.113.{n}, 198.51.100.9"}) for n in range(3)]
    assert said == [200, 200, 429]
    assert status_of(proxied, "10.0.0.1", {"x-forwarded-for": "198.51.100.9, 203.0.113.77"}) == 200
    assert status_of(proxied, "198.51.100.20", {"x-forwarded-for": "203.0.113.77"}) == 200


def test_the_setting_lists_the_trusted_proxies(platform: Platform, small: RateLimit) -> None:
    app = app_with_limit(platform, small, trusted_proxies="10.0.0.1")
    assert [status_of(app, "10.0.0.1", {"x-forwarded-for": f"203.0.113.{n}"}) for n in range(3)] == [200, 200, 200]
    assert [status_of(app, "10.0.0.2", {"x-forwarded-for": f"203.0.113.{n}"}) for n in range(10, 13)] == [200, 200, 429]
