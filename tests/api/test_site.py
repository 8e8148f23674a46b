"""The public configuration."""

import json

from fastapi.testclient import TestClient

from api.main import create_app
from domain.kernel.platform import Platform

PUBLIC = {
    "site_url": "https://jobs.example",
    "project_name": "Poslovi",
    "mailbox_url": "http://127.0.0.1:8025/",
    "sms_url": "http://127.0.0.1:8025/sms",
    "sentry_dsn": "https://public@faults.example/7",
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
    secrets = (platform_settings.database_url, platform_settings.redis_url, "SecretBytes")
    assert not [secret for secret in secrets if secret in json.dumps(answer)]


def test_the_mailbox_is_shown_in_development_only(platform: Platform) -> None:
    assert site(_with(platform, **PUBLIC, environment="production"))["mailboxUrl"] is None


def _with(platform: Platform, **changes: object) -> Platform:
    from dataclasses import replace

    return replace(platform, settings=platform.settings.model_copy(update=changes))
