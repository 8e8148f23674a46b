"""The site as an installed application: manifest, icons, service worker, offline page."""

import json
import re
from dataclasses import replace
from io import BytesIO

import pytest
from fastapi.testclient import TestClient
from PIL import Image

from api.main import create_app
from api.offline.wording import TEXTS
from domain.kernel.process.platform import Platform
from domain.kernel.values.locales import LOCALES, Locale


def served(platform: Platform, **changes: object) -> TestClient:
    return TestClient(create_app(replace(platform, settings=platform.settings.model_copy(update=changes))))


@pytest.mark.parametrize("locale", LOCALES)
def test_in_every_language_the_same_application_starts_in_that_language(client: TestClient, locale: str) -> None:
    answer = client.get(f"/manifest/{locale}.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    start = "/" if locale == "hr" else f"/{locale}"
    assert (manifest["id"], manifest["scope"], manifest["start_url"], manifest["lang"]) == ("/", "/", start, locale)
    assert {(icon["purpose"], icon["sizes"]) for icon in manifest["icons"]} == {
        (purpose, size) for purpose in ("any", "maskable") for size in ("192x192", "512x512")
    }


def test_an_unknown_language_has_no_manifest(client: TestClient) -> None:
    assert client.get("/manifest/de.webmanifest").status_code == 422
    assert client.get("/icons/any-100000.png").status_code == 422


def test_icons_are_as_large_as_the_manifest_says_and_only_maskable_ones_fill_their_square(client: TestClient) -> None:
    for icon in client.get("/manifest/hr.webmanifest").json()["icons"]:
        answer = client.get(icon["src"])
        image = Image.open(BytesIO(answer.content)).convert("RGBA")
        assert (answer.headers["content-type"], f"{image.width}x{image.height}") == ("image/png", icon["sizes"])
        corner = image.getpixel((0, 0))
        assert isinstance(corner, tuple)
        assert corner[3] == (255 if icon["purpose"] == "maskable" else 0)
        assert image.getpixel((image.width // 2, image.height // 2)) == (255, 255, 255, 255)


def test_name_and_colour_are_those_of_the_brand(platform: Platform) -> None:
    branded = served(platform, project_name="Poslovi", site_title="Poslovi za sve", accent_colour="#7a1f3d")
    manifest = branded.get("/manifest/sl.webmanifest").json()
    assert (manifest["name"], manifest["short_name"]) == ("Poslovi za sve", "Poslovi")
    assert manifest["theme_color"] == "#7a1f3d"
    own = served(platform)
    assert manifest["icons"][0]["src"] != own.get("/manifest/sl.webmanifest").json()["icons"][0]["src"]
    assert "#7a1f3d" in branded.get("/offline/sl").text
    assert branded.get("/service-worker.js").text != own.get("/service-worker.js").text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_offline_page_is_whole_by_itself_and_the_same_for_everybody(client: TestClient, locale: Locale) -> None:
    answer = client.get(f"/offline/{locale}", headers={"Cookie": "token=x; visitor=y"})
    assert f'<html lang="{locale}">' in answer.text
    assert TEXTS[locale]["title"] in answer.text
    assert not re.findall(r"<script|<link|<img|src=", answer.text), "without a connection nothing more can be loaded"
    assert "set-cookie" not in answer.headers
    assert answer.headers["x-robots-tag"] == "noindex"
    (nonce,) = re.findall(r'<style nonce="([^"]+)"', answer.text)
    assert f"'nonce-{nonce}'" in answer.headers["content-security-policy"]


def test_the_worker_may_fetch_from_the_site_and_browsers_ask_for_a_newer_one_each_time(client: TestClient) -> None:
    answer = client.get("/service-worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-security-policy"] == "default-src 'none'; connect-src 'self'"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == client.get("/service-worker.js").text, (
        "the same bytes, or browsers would replace it each time"
    )


def test_the_worker_knows_where_the_page_has_its_list(client: TestClient) -> None:
    (settings,) = re.findall(r"list \} = (\{.*\});", client.get("/service-worker.js").text)
    filled_in = json.loads(settings)
    assert filled_in["locales"] == list(LOCALES)
    for locale in LOCALES:
        assert client.get(f"/offline/{locale}").text.count(filled_in["list"]) == 1
        assert "{date}" in filled_in["texts"][locale]["closing"]


def test_switched_off_the_worker_deletes_what_it_stored_and_itself(platform: Platform) -> None:
    off = served(platform, offline_page=False)
    script = off.get("/service-worker.js").text
    assert "registration.unregister()" in script
    assert '"fetch"' not in script
    assert off.get("/api/site").json()["hasOfflinePage"] is False
    assert served(platform).get("/api/site").json()["hasOfflinePage"] is True
