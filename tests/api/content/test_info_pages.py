"""Texts of the site over HTTP: by language and version, with the site's own values."""

from dataclasses import replace

import pytest
from fastapi.testclient import TestClient
from pydantic import SecretStr

from api.main import create_app
from domain.kernel.process.platform import Platform
from domain.notifications.vapid import VapidKeys


def test_terms_and_privacy_can_be_read_in_each_language(client: TestClient) -> None:
    for name, language, title, version, date in (
        ("terms", "hr", "Uvjeti korištenja", 1, "2026-11-22"),
        ("privacy", "mk", "Политика за приватност", 5, "2026-11-23"),
        ("privacy", "en", "Privacy Policy", 5, "2026-11-23"),
    ):
        answer = client.get(f"/api/info-pages/{name}", headers={"Accept-Language": language})
        page = answer.json()
        assert (answer.status_code, page["title"], page["language"]) == (200, title, language)
        assert (page["version"], page["newestVersion"], page["date"]) == (version, version, date)
        assert "<h2>" in page["html"]
        assert "accept-language" in answer.headers["vary"].lower()


def test_a_version_that_exists_can_be_read_and_no_other(client: TestClient) -> None:
    assert client.get("/api/info-pages/terms?version=1").json()["version"] == 1
    for path in ("terms?version=2", "no-such-page", "..%2Fapi"):
        answer = client.get(f"/api/info-pages/{path}")
        assert answer.status_code == 404
    assert client.get("/api/info-pages/terms?version=2").json()["code"] == "CONTENT_NOT_FOUND"


def english(platform: Platform, page: str, **changes: object) -> str:
    """The HTML of an info page on a site with other settings."""
    settings = platform.settings.model_copy(update=changes)
    with_settings = TestClient(create_app(replace(platform, settings=settings)))
    return with_settings.get(f"/api/info-pages/{page}", headers={"Accept-Language": "en"}).json()["html"]


def test_the_texts_name_who_runs_the_site_or_say_that_nobody_is_named(platform: Platform) -> None:
    named = english(platform, "privacy", operator_name="Primjer & sin d.o.o.", contact_email="privatnost@primjer.hr")
    assert "<strong>Primjer &amp; sin d.o.o.</strong>" in named
    assert 'href="mailto:privatnost@primjer.hr"' in named
    assert "has not been entered" in english(platform, "privacy")


@pytest.mark.parametrize("page", ["privacy", "cookies"])
def test_the_texts_speak_of_pushes_only_where_the_site_sends_them(platform: Platform, page: str) -> None:
    key = SecretStr(VapidKeys.generate().private)
    assert "Notifications in the browser" in english(platform, page, vapid_private_key=key)
    assert "Notifications in the browser" not in english(platform, page)
