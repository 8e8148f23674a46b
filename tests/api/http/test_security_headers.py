"""Security headers of every response."""

from collections.abc import Mapping

import pytest
from fastapi import FastAPI
from fastapi.responses import HTMLResponse
from fastapi.testclient import TestClient
from starlette.requests import Request

from api.http.middleware.security_headers import SecurityHeaders
from api.main import create_api
from domain.kernel.process.settings import Settings
from tests.settings_factory import settings_for

SETTINGS = settings_for("postgresql:///unused")


def client_for(**changes: object) -> TestClient:
    settings: Settings = SETTINGS.model_copy(update=changes)
    app: FastAPI = create_api()

    @app.get("/trial/page")
    def page(request: Request) -> HTMLResponse:
        return HTMLResponse(f"<script nonce={request.state.csp_nonce}></script>")

    @app.get("/trial/cached")
    def cached() -> HTMLResponse:
        return HTMLResponse("", headers={"Cache-Control": "public, max-age=60"})

    @app.get("/trial/fault")
    def fault() -> None:
        raise RuntimeError

    app.add_middleware(SecurityHeaders, settings=settings)
    return TestClient(app, raise_server_exceptions=False)


@pytest.mark.parametrize("path", ["/trial/page", "/trial/cached", "/trial/fault", "/nowhere", "/api/jobs/0"])
def test_every_response_has_the_security_headers(path: str) -> None:
    headers = client_for().get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "strict-origin-when-cross-origin"
    assert "geolocation=(self)" in headers["permissions-policy"]
    assert headers["cache-control"] == ("public, max-age=60" if path == "/trial/cached" else "no-store")


def test_a_page_runs_only_scripts_with_its_nonce() -> None:
    client = client_for()
    first, second = client.get("/trial/page"), client.get("/trial/page")
    nonce = first.text.removeprefix("<script nonce=").removesuffix("></script>")
    assert f"script-src 'self' 'nonce-{nonce}';" in first.headers["content-security-policy"]
    assert "unsafe-inline'; img" not in first.headers["content-security-policy"].split("script-src")[0]
    assert first.text != second.text


def test_data_responses_may_load_nothing() -> None:
    policy = client_for().get("/nowhere").headers["content-security-policy"]
    assert policy == "default-src 'none'; frame-ancestors 'none'; sandbox"


@pytest.mark.parametrize(
    ("site_url", "insists"),
    [("https://jobs.example", True), ("http://jobs.example", True), ("http://localhost:8000", False)],
)
def test_https_is_required_except_on_loopback(site_url: str, insists: bool) -> None:
    headers = client_for(site_url=site_url).get("/nowhere").headers
    assert ("strict-transport-security" in headers) is insists


def test_browsers_may_report_errors_to_the_configured_origin_only() -> None:
    policy = (
        client_for(sentry_dsn="https://key@faults.example:8443/7").get("/trial/page").headers["content-security-policy"]
    )
    assert "connect-src 'self' https://faults.example:8443;" in policy
    assert "connect-src 'self';" in client_for().get("/trial/page").headers["content-security-policy"]


@pytest.mark.parametrize("environment", ["production", "test"])
def test_responses_to_signed_links_are_not_cached_and_send_no_referrer(environment: str) -> None:
    client = client_for(environment=environment)
    for answer in (
        client.get("/trial/cached?a=1&access=token"),
        client.get("/trial/cached?%61ccess=token"),
        client.get("/trial/cached", headers={"access-link": "token"}),
    ):
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-robots-tag"] == "noindex"


def test_only_production_may_be_indexed() -> None:
    assert "x-robots-tag" not in client_for(environment="production").get("/trial/page").headers
    assert client_for(environment="development").get("/trial/page").headers["x-robots-tag"] == "noindex"


def test_a_page_may_load_the_sources_of_configured_social_logins() -> None:
    headers = client_for(google_client_id="client", facebook_app_id="17").get("/trial/page").headers
    policy = policy_of(headers)
    assert policy["script-src"].endswith("https://accounts.google.com/gsi/client https://connect.facebook.net")
    assert "https://graph.facebook.com" in policy["connect-src"]
    assert "https://www.facebook.com" in policy["frame-src"]
    assert "apple" not in headers["content-security-policy"]
    assert headers["cross-origin-opener-policy"] == "same-origin-allow-popups"


def test_googles_prompt_may_load_its_style_sheet_where_it_is_set() -> None:
    style = "https://accounts.google.com/gsi/style"
    policies = [
        policy_of(client_for(**changes).get("/trial/page").headers)["style-src"]
        for changes in (
            {"google_client_id": "client", "google_one_tap": True},
            {"google_client_id": "client"},
            {"google_one_tap": True},
        )
    ]
    assert [style in policy.split() for policy in policies] == [True, False, False]
    assert "google" not in client_for(google_one_tap=True).get("/trial/page").headers["content-security-policy"]


def test_without_social_logins_nothing_foreign_may_load() -> None:
    headers = client_for().get("/trial/page").headers
    assert "https:" not in headers["content-security-policy"]
    assert headers["cross-origin-opener-policy"] == "same-origin"


def test_files_of_a_brand_may_come_from_where_they_lie_and_nowhere_else() -> None:
    headers = client_for(
        assets_base_url="https://cdn.example/build",
        logo_url="https://brand.example/logo.svg?v=2",
        favicon_url="/favicon.svg",
    )
    policy = policy_of(headers.get("/trial/page").headers)
    build = "https://cdn.example/build/assets/"
    assert [policy[name].endswith(f" {build}") for name in ("script-src", "style-src", "font-src")] == [True] * 3
    assert policy["img-src"] == f"'self' data: {build} https://brand.example/logo.svg"
    assert (policy["default-src"], policy["connect-src"]) == ("'self'", "'self'")


@pytest.mark.parametrize("base", ["", "/static"])
def test_files_at_the_site_itself_need_no_source(base: str) -> None:
    policy = policy_of(client_for(assets_base_url=base, logo_url="/logo.svg").get("/trial/page").headers)
    assert (policy["font-src"], policy["img-src"]) == ("'self'", "'self' data:")


def policy_of(headers: Mapping[str, str]) -> dict[str, str]:
    parts = headers["content-security-policy"].split("; ")
    return dict(part.split(" ", 1) for part in parts)


def test_pages_load_modules_from_the_dev_server_where_there_is_one() -> None:
    headers = client_for(dev_server_url="http://127.0.0.1:5173").get("/trial/page").headers
    policy = dict(each.split(" ", 1) for each in headers["content-security-policy"].split("; "))
    for directive in ("script-src", "style-src", "font-src", "img-src"):
        assert policy[directive].endswith(" http://127.0.0.1:5173/")
    assert policy["connect-src"] == "'self' http://127.0.0.1:5173 ws://127.0.0.1:5173"
