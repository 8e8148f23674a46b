"""The public configuration."""

import json
from dataclasses import replace
from datetime import UTC, datetime

from fastapi.testclient import TestClient

from api.main import create_app
from domain.kernel.process.platform import Platform

PUBLIC = {
    "site_url": "https://jobs.example",
    "project_name": "Poslovi",
    "mailbox_url": "http://127.0.0.1:8025/",
    "sms_url": "http://127.0.0.1:8025/sms",
    "sentry_dsn": "https://public@faults.example/7",
    "build_time": datetime(2026, 5, 3, 8, tzinfo=UTC),
    "share_image_url": "https://jobs.example/share.png",
}


def site(platform: Platform, **changes: object) -> dict[str, object]:
    settings = platform.settings.model_copy(update=changes)
    answer = TestClient(create_app(platform, settings)).get("/api/site")
    assert answer.status_code == 200
    return answer.json()


def test_the_public_configuration_is_complete(client: TestClient) -> None:
    answer = client.get("/api/site").json()
    assert answer["projectName"] == "Karijera"
    assert [language["code"] for language in answer["languages"]] == ["hr", "en", "sl", "bs", "mk"]
    assert [language["iso"] for language in answer["languages"]] == ["hr-HR", "en-US", "sl-SI", "bs-BA", "mk-MK"]
    assert [language["prefix"] for language in answer["languages"]] == ["", "/en", "/sl", "/bs", "/mk"]
    assert answer["uploads"]["largestFileBytes"] == 10 * 1024 * 1024
    assert set(answer["uploads"]["fileTypes"]) == {"pdf", "doc", "docx", "odt", "rtf", "txt", "jpg", "png"}
    assert (answer["siteOgImage"], answer["errorReporting"], answer["smsAvailable"]) == (None, None, False)
    assert (answer["logo"], answer["brandStylesheet"], answer["headMeta"]) == (None, None, [])
    assert (answer["favicon"], answer["assetsBaseUrl"]) == ("/favicon.svg", "")


def test_the_site_name_is_configurable(platform: Platform) -> None:
    platform_settings = platform.settings
    answer = site(_with(platform, **PUBLIC, environment="development"))
    assert (answer["projectName"], answer["title"]) == ("Poslovi", "Poslovi")
    assert answer["siteOgImage"] == {"url": "https://jobs.example/share.png", "width": 1200, "height": 630}
    assert (answer["mailboxUrl"], answer["smsAvailable"]) == ("http://127.0.0.1:8025/", True)
    reporting = answer["errorReporting"]
    assert isinstance(reporting, dict)
    assert (reporting["dsn"], reporting["tracesSampleRate"]) == ("https://public@faults.example/7", 0.0002)
    assert "ResizeObserver" in reporting["ignoreErrors"]
    assert reporting["buildTime"] == "2026-05-03T08:00:00Z"
    secrets = (platform_settings.database_url, platform_settings.redis_url, "SecretBytes")
    assert not [secret for secret in secrets if secret in json.dumps(answer)]


BRAND = {
    "site_url": "https://jobs.example",
    "site_title": "Poslovi za sve",
    "logo_url": "/brand/logo.svg",
    "logo_width": 120,
    "accent_colour": "#5b21b6",
    "favicon_url": "https://cdn.example/icon.png",
    "share_image_url": "/brand/share.png",
    "share_image_width": 800,
    "share_image_height": 418,
    "head_meta": {"google-site-verification": '"><script>'},
    "assets_base_url": "https://cdn.example/build",
}


def test_a_brand_is_shown_as_it_is_set(platform: Platform) -> None:
    answer = site(_with(platform, **BRAND))
    assert (answer["projectName"], answer["title"]) == ("Karijera", "Poslovi za sve")
    assert answer["logo"] == {"url": "/brand/logo.svg", "darkUrl": "/brand/logo.svg", "width": 120, "height": 32}
    assert answer["siteOgImage"] == {"url": "https://jobs.example/brand/share.png", "width": 800, "height": 418}
    assert answer["favicon"] == "https://cdn.example/icon.png"
    assert answer["headMeta"] == [{"name": "google-site-verification", "content": '"><script>'}]
    assert answer["assetsBaseUrl"] == "https://cdn.example/build"


def test_the_colours_of_a_brand_are_a_style_sheet(platform: Platform) -> None:
    branded = _with(platform, **BRAND)
    client = TestClient(create_app(branded))
    address = client.get("/api/site").json()["brandStylesheet"]
    sheet = client.get(address)
    assert (sheet.status_code, sheet.headers["content-type"]) == (200, "text/css; charset=utf-8")
    assert "--color-accent:light-dark(#5b21b6,#" in sheet.text
    assert client.get(address, headers={"if-none-match": sheet.headers["etag"]}).status_code == 304
    other = _with(platform, **BRAND | {"accent_colour": "#b3123e"})
    assert TestClient(create_app(other)).get("/api/site").json()["brandStylesheet"] != address


def test_the_mailbox_is_shown_in_development_only(platform: Platform) -> None:
    assert site(_with(platform, **PUBLIC, environment="production"))["mailboxUrl"] is None


def _with(platform: Platform, **changes: object) -> Platform:
    return replace(platform, settings=platform.settings.model_copy(update=changes))
