"""Texts of the site over HTTP: by language and version, with the site's own values."""

from dataclasses import replace

from fastapi.testclient import TestClient

from api.main import create_app
from domain.kernel.platform import Platform


def test_terms_and_privacy_can_be_read_in_each_language(client: TestClient) -> None:
    for name, language, title, version, date in (
        ("terms", "hr", "Uvjeti korištenja", 1, "2026-11-22"),
        ("privacy", "mk", "Политика за приватност", 4, "2026-11-23"),
        ("privacy", "en", "Privacy Policy", 4, "2026-11-23"),
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


def test_the_texts_name_who_runs_the_site_or_say_that_nobody_is_named(platform: Platform) -> None:
    def html(**changes: object) -> str:
        settings = platform.settings.model_copy(update=changes)
        with_settings = TestClient(create_app(replace(platform, settings=settings)))
        return with_settings.get("/api/info-pages/privacy", headers={"Accept-Language": "en"}).json()["html"]

    named = html(operator_name="Primjer & sin d.o.o.", contact_email="privatnost@primjer.hr")
    assert "<strong>Primjer &amp; sin d.o.o.</strong>" in named
    assert 'href="mailto:privatnost@primjer.hr"' in named
    assert "has not been entered" in html()
