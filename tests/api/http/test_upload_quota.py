"""Uploads: bytes a day from one address, and a floor of free disk, checked before anything is received."""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
import redis
from fastapi.testclient import TestClient

from api.main import create_app
from domain.kernel.process.platform import Platform
from tests.api.conftest import SITE
from tests.settings_factory import NO_REDIS

MEGABYTE = 1024 * 1024
PDF = b"%PDF-1.7\n" + bytes(MEGABYTE // 2)
FORM = {"content-type": "multipart/form-data; boundary=x"}

From = Callable[..., TestClient]


class Usage(NamedTuple):
    free: int


@pytest.fixture
def at(platform: Platform, redis_url: str) -> From:
    """Browsers by address, on a site where two megabytes a day may be uploaded from each."""
    with redis.Redis.from_url(redis_url) as counts:
        counts.flushdb()

    def browser(address: str, **changes: Any) -> TestClient:
        limits = {"rate_limit_scale": 1.0, "upload_megabytes_per_day": 2, **changes}
        settings = platform.settings.model_copy(update=limits)
        app = create_app(replace(platform, settings=settings))
        return TestClient(app, base_url=SITE, client=(address, 5000))

    return browser


def upload(client: TestClient, content: bytes = PDF) -> Any:
    return client.post("/api/documents", files={"file": ("cv.pdf", content)})


def test_an_address_has_a_quota_of_bytes_a_day(at: From) -> None:
    one = at("198.51.100.1")
    assert [upload(one).status_code for _ in range(3)] == [201] * 3
    refused = upload(one)
    assert (refused.status_code, refused.json()["code"]) == (429, "UPLOAD_QUOTA_REACHED")
    assert 86_000 < int(refused.headers["retry-after"]) <= 86_400
    assert upload(one, b"%PDF-1.7\n").status_code == 201, "what fits is accepted"
    assert upload(at("198.51.100.2")).status_code == 201
    assert one.get("/api/site").status_code == 200


def test_a_prefix_of_ipv6_is_one_address(at: From) -> None:
    answers = [upload(at(f"2001:db8:1:2::{number}")).status_code for number in range(4)]
    assert answers == [201, 201, 201, 429]


def test_files_that_are_refused_count(at: From) -> None:
    one = at("198.51.100.3")
    assert [upload(one, bytes(len(PDF))).status_code for _ in range(4)] == [422, 422, 422, 429]


def test_a_body_of_unknown_length_counts_as_the_largest(at: From) -> None:
    def chunks() -> Iterator[bytes]:
        pytest.fail("received although it is over the quota")
        yield b""

    answer = at("198.51.100.4").post("/api/documents", content=chunks(), headers=FORM)
    assert (answer.status_code, answer.json()["code"]) == (429, "UPLOAD_QUOTA_REACHED")


def test_without_redis_the_quota_is_stricter_and_never_absent(at: From) -> None:
    one = at("198.51.100.5", redis_url=NO_REDIS, upload_megabytes_per_day=4)
    assert [upload(one).status_code for _ in range(2)] == [201, 429]


@pytest.mark.parametrize("full", ["files", "temporary files"])
def test_uploads_are_refused_while_the_disk_is_nearly_full(
    at: From, monkeypatch: pytest.MonkeyPatch, full: str
) -> None:
    is_full = [True]

    def usage(folder: Any) -> Usage:
        is_it = is_full[0] and ("files" in str(folder)) == (full == "files")
        return Usage((499 if is_it else 500) * MEGABYTE)

    monkeypatch.setattr(shutil, "disk_usage", usage)
    browser = at("198.51.100.6")
    refused = upload(browser)
    assert (refused.status_code, refused.json()["code"]) == (503, "STORAGE_FULL")
    assert "retry-after" in refused.headers
    is_full[0] = False
    assert upload(browser).status_code == 201
