"""URLs agree with the table of routes."""

import re
from pathlib import Path

import pytest

from domain.kernel.values.locales import LOCALES, Locale
from domain.site.urls import SiteUrls, routes

TABLE = (Path(__file__).parents[3] / "web" / "src" / "routes" / "table.ts").read_text("utf-8")
URLS = SiteUrls("https://karijera.example")


def paths_of(route: str) -> dict[str, str]:
    """Reads how the web client's table spells a route in each language."""
    found = re.search(rf"\b{route}: (everywhere|route)\((.*?)\n  (?:\),|[a-z}}/])", TABLE, re.DOTALL)
    assert found, f"there is no route {route}"
    if found[1] == "everywhere":
        return dict.fromkeys(LOCALES, found[2].split('"')[1])
    return dict(re.findall(r"\b(hr|en|sl|bs|mk): \"([^\"]*)\"", found[2]))


@pytest.mark.parametrize("route", list(routes()))
def test_paths_are_those_of_the_web_client(route: str) -> None:
    assert paths_of(route) == routes()[route]["paths"]


@pytest.mark.parametrize(("locale", "prefix"), [("hr", ""), ("en", "/en"), ("mk", "/mk")])
def test_every_language_but_croatian_has_a_prefix(locale: Locale, prefix: str) -> None:
    path = routes()["myApplications"]["paths"][locale]
    assert URLS.page("myApplications", locale) == f"https://karijera.example{prefix}{path}"
    assert URLS.page("home", locale) == f"https://karijera.example{prefix or '/'}"


def test_values_and_queries_are_quoted() -> None:
    assert URLS.page("job", "en", {"a": "b&c d"}, jobId=7, slug="ku/har") == (
        "https://karijera.example/en/job/7/ku%2Fhar?a=b%26c+d"
    )
