"""Paths outside the API: static files, rendered pages, the shell; hostile addresses cost nothing."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from fastapi import FastAPI, Request
from fastapi.testclient import TestClient

from api.http.middleware.security_headers import SecurityHeaders
from api.http.pages import site_pages
from api.http.pages.renderer import PageRenderer
from api.main import create_api, open_services
from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings
from tests.api.conftest import SITE
from tests.api.file_system_calls import file_system_calls
from tests.settings_factory import NO_REDIS

SHELL = """<!doctype html>
<html lang="hr">
<head><link rel="icon" href="/favicon.svg" /><title>Karijera</title><script src="/assets/index-1.js"></script></head>
</html>
"""
SCRIPT = b"console.log('Zdravo');"
PER_MINUTE = 600
"""Pages of one client."""

rendered: list[str] = []


@pytest.fixture(autouse=True)
def renderer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Renders any address, and notes that it was asked."""
    rendered.clear()

    async def render(_: PageRenderer, request: Request, nonce: str) -> dict[str, Any]:
        rendered.append(request.url.path)
        return {"status": 200, "headers": {}, "html": f"<html>{nonce}</html>"}

    monkeypatch.setattr(PageRenderer, "render", render)


@pytest.fixture
def build(tmp_path: Path) -> Path:
    """A built web client."""
    files = {
        "client/index.html": SHELL.encode(),
        "client/favicon.svg": b"<svg/>",
        "client/assets/index-1.js": SCRIPT,
        "client/assets/index-1.js.br": b"compressed",
        "client/.vite/manifest.json": b"{}",
        "server/entry-server.js": b"secret",
    }
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    return tmp_path / "client"


def site_on(platform: Platform, build: Path, **changes: Any) -> FastAPI:
    settings: Settings = platform.settings.model_copy(update=changes)
    app = create_api()
    site_pages.install(app, settings, client=build)
    app.add_middleware(SecurityHeaders, settings=settings)
    app.state.services = open_services(replace(platform, settings=settings))
    return app


@pytest.fixture
def browser(platform: Platform, build: Path) -> TestClient:
    return TestClient(site_on(platform, build), base_url=SITE, follow_redirects=False)


def test_a_file_is_served_compressed_where_the_browser_accepts_it(browser: TestClient) -> None:
    plain = browser.get("/assets/index-1.js", headers={"accept-encoding": "identity"})
    assert (plain.content, plain.headers["content-type"]) == (SCRIPT, "text/javascript; charset=utf-8")
    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    with browser.stream("GET", "/assets/index-1.js", headers={"accept-encoding": "gzip, br"}) as response:
        compressed = b"".join(response.iter_raw())
    assert (compressed, response.headers["content-encoding"]) == (b"compressed", "br")
    assert response.headers["content-type"] == plain.headers["content-type"]
    assert response.headers["etag"] != plain.headers["etag"]
    assert browser.get("/favicon.svg").headers["cache-control"] == "public, max-age=86400"


def test_a_file_that_the_browser_holds_is_not_sent_again(browser: TestClient) -> None:
    held = browser.get("/favicon.svg").headers["etag"]
    assert browser.get("/favicon.svg", headers={"if-none-match": held}).status_code == 304


@pytest.mark.parametrize("path", ["/index.html", "/.vite/manifest.json", "/assets/", "/../server/entry-server.js"])
def test_other_files_are_not_served(browser: TestClient, path: str) -> None:
    assert browser.get(path).content not in (b"{}", b"secret", SHELL.encode())


def test_a_process_serves_the_build_that_it_was_started_with(browser: TestClient, build: Path) -> None:
    """Pages that are open, and the renderer, still ask for its files when another one takes its place."""
    (build / "assets/index-1.js").unlink()
    (build / "assets/index-2.js").write_bytes(b"new")
    (build / "favicon.svg").write_bytes(b"<svg>larger</svg>")
    assert browser.get("/assets/index-1.js", headers={"accept-encoding": "identity"}).content == SCRIPT
    assert browser.get("/assets/index-2.js").status_code == 404
    assert browser.get("/favicon.svg").content == b"<svg/>"


def test_the_shell_has_the_brand_of_the_site(platform: Platform, build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object) -> None:
        return None

    monkeypatch.setattr(PageRenderer, "render", away)
    app = site_on(
        platform,
        build,
        project_name="Posao</title><script>alert(1)</script>",
        favicon_url="https://cdn.example/icon.png",
        assets_base_url="https://cdn.example/build",
    )
    page = TestClient(app, base_url=SITE).get("/poslovi").text
    assert "<title>Posao&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>" in page
    assert 'href="https://cdn.example/icon.png"' in page
    assert 'src="https://cdn.example/build/assets/index-1.js"' in page
    assert not [own for own in ("Karijera", '"/assets/', '"/favicon.svg"') if own in page]


def test_assets_may_be_copied_elsewhere_where_the_site_says_so(
    platform: Platform, build: Path, browser: TestClient
) -> None:
    copied = TestClient(site_on(platform, build, assets_base_url="https://cdn.example"), base_url=SITE)
    headers = copied.get("/assets/index-1.js").headers
    sharing = ("access-control-allow-origin", "cross-origin-resource-policy")
    assert [headers[name] for name in sharing] == ["*", "cross-origin"]
    for answer in (browser.get("/assets/index-1.js"), copied.get("/favicon.svg"), copied.get("/poslovi")):
        assert [answer.headers.get(name) for name in sharing] == [None, "same-origin"]


HOSTILE = [
    "/" + "a/" * 10_000,
    "/" + "a/../" * 4_000,
    "/" + "/" * 30_000 + "a",
    "/" + "a/" * 1_000,
    "/" + "a" * 300,
    "/assets/" + "a" * 300,
    "/assets/" + "a/" * 900,
    "/assets/%00",
    "/%00",
    "/a%0Ab",
    "/assets/../../server/entry-server.js",
    "/assets/%2e%2e/%2e%2e/server/entry-server.js",
    "/..%2f..%2fserver%2fentry-server.js",
    "/%ff%fe%ed%a0%80",
    "/~root/" + "%2f" * 600,
    "/jobs?" + "a" * 30_000,
    "/jobs?" + "a=&" * 2_500,
]


@pytest.mark.parametrize("address", HOSTILE, ids=lambda address: address[:30])
def test_no_address_reaches_the_file_system_or_breaks_the_site(browser: TestClient, address: str) -> None:
    with file_system_calls() as calls:
        answer = get(browser, address)
    assert answer.status_code in (200, 404, 414)
    assert calls == []
    assert b"secret" not in answer.content


@pytest.mark.parametrize(
    "address", ["/" + "a/" * 10_000, "/" + "a" * 2_048, "/en/jobs?q=" + "a" * 8_190], ids=["segments", "path", "query"]
)
def test_an_address_that_is_too_long_is_not_rendered(browser: TestClient, address: str) -> None:
    answer = get(browser, address)
    assert (answer.status_code, rendered) == (414, [])
    assert answer.headers["content-type"].startswith("text/html")
    language = "en" if address.startswith("/en") else "hr"
    assert f'<html lang="{language}" data-failure="414">' in answer.text
    nonce = re.findall('<script nonce="([^"]+)"', answer.text)[0]
    assert f"'nonce-{nonce}'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("address", ["/api/jobs/" + "a/" * 10_000, "/api/jobs/search?query=" + "a" * 8_190, "/api/"])
def test_the_api_answers_such_an_address_with_a_problem(browser: TestClient, address: str) -> None:
    answer = get(browser, address)
    assert answer.headers["content-type"] == "application/problem+json"
    expected = (414, "ADDRESS_TOO_LONG") if len(address) > 100 else (404, "NOT_FOUND")
    assert (answer.status_code, answer.json()["code"]) == expected
    refused = browser.post("/" + "a" * 3_000)
    assert (refused.status_code, refused.json()["code"]) == (414, "ADDRESS_TOO_LONG")


@pytest.mark.parametrize("address", ["/en/job/7/" + "%C5%A1" * 330, "/" + "a" * 2_047, "/?q=" + "a" * 8_188, "/a%0Ab"])
def test_any_other_address_is_rendered(browser: TestClient, address: str) -> None:
    assert get(browser, address).status_code == 200
    assert len(rendered) == 1


@pytest.mark.parametrize("changes", [{}, {"redis_url": NO_REDIS}], ids=["redis", "without redis"])
def test_pages_have_a_limit_of_their_own(platform: Platform, build: Path, changes: dict[str, Any]) -> None:
    """The browser renders beyond the limit, so that people behind a busy address still see the page."""
    app = site_on(platform, build, rate_limit_scale=0.01, **changes)
    most = PER_MINUTE // 100 if not changes else 1
    client = TestClient(app, base_url=SITE, client=(f"198.51.100.{len(changes)}", 5000))
    answers = [client.get("/en/jobs") for _ in range(most + 2)]
    assert [each.status_code for each in answers] == [200] * most + [429] * 2
    assert len(rendered) == most
    assert 0 < int(answers[-1].headers["retry-after"]) <= 60
    assert '<html lang="en">' in answers[-1].text
    assert client.get("/favicon.svg").status_code == 200
    assert client.get("/api/site").status_code == 200
    assert TestClient(app, base_url=SITE, client=("198.51.100.9", 5000)).get("/en/jobs").status_code == 200


@pytest.mark.parametrize("prefix", ["", "/en", "/sl", "/bs", "/mk"])
def test_a_debug_page_that_cannot_be_rendered_does_not_exist(
    browser: TestClient, monkeypatch: pytest.MonkeyPatch, prefix: str
) -> None:
    """The renderer alone learns who asks; the empty shell would be a 200 for everybody."""

    async def render_nothing(*_: object) -> None:
        return None

    monkeypatch.setattr(PageRenderer, "render", render_nothing)
    for path in ("/debug/config", "/debug/routes", "/debug/config/"):
        answer = browser.get(prefix + path)
        assert (answer.status_code, 'data-failure="404"' in answer.text) == (404, True)
    assert browser.get(f"{prefix}/debug").status_code == 200


def test_without_a_build_pages_say_so(platform: Platform, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    answer = TestClient(site_on(platform, tmp_path / "none"), base_url=SITE).get("/")
    assert (answer.status_code, answer.text) == (503, "The web client is not built: npm run build in web/")


def get(browser: TestClient, address: str) -> Any:
    """The response to the address as it stands, which the client's library would refuse or change."""
    path, _, query = address.partition("?")
    sent = {"raw_path": path.encode(), "query_string": query.encode()}

    async def with_address(scope: Any, receive: Any, send: Any) -> None:
        decoded = unquote(path, errors="replace") if scope["type"] == "http" else ""
        await browser.app({**scope, **sent, "path": decoded}, receive, send)

    with_same_client = TestClient(with_address, base_url=SITE)
    return with_same_client.get("/")
