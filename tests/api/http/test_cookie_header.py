"""Cookies that are expensive to parse are dropped before anything parses them."""

import pytest
from fastapi import FastAPI, Request
from fastapi.testclient import TestClient

from api.http.middleware.cookie_header import CookieHeader
from api.main import create_app
from domain.kernel.process.platform import Platform


@pytest.fixture
def client() -> TestClient:
    app = FastAPI()
    app.add_middleware(CookieHeader)

    @app.get("/cookies")
    def cookies(request: Request) -> dict[str, str]:
        return request.cookies

    return TestClient(app)


@pytest.mark.parametrize(
    ("sent", "left"),
    [
        (r'token=abc; other="\"\""; theme=dark', {"token": "abc", "theme": "dark"}),
        ('other="' + r"\"" * 1_000 + '"', {}),
        ('token="abc"; a=b=c', {"token": "abc", "a": "b=c"}),
    ],
)
def test_cookies_with_a_backslash_are_dropped(client: TestClient, sent: str, left: dict[str, str]) -> None:
    assert client.get("/cookies", headers={"cookie": sent, "x-other": "a"}).json() == left


def test_the_site_drops_them(platform: Platform) -> None:
    assert CookieHeader in [each.cls for each in create_app(platform).user_middleware]
