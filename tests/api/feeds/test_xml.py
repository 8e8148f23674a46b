"""XML for aggregators and search engines, parsed with an independent parser."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from defusedxml.ElementTree import fromstring
from fastapi.testclient import TestClient

from api.main import create_app
from domain.kernel.process.platform import Platform

PUBLIC = "https://jobs.example"
SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
XHTML = "{http://www.w3.org/1999/xhtml}"


def test_the_aggregator_xml_has_every_active_job_and_no_demo_content(client: TestClient, jobs: dict[str, int]) -> None:
    source = fromstring(client.get("/feeds/indeed.xml").content)
    assert (source.findtext("publisher"), source.findtext("publisherurl")) == ("Karijera", PUBLIC)
    cook, waiter = source.findall("job")
    assert {element.tag: element.text for element in cook if element.tag not in {"date", "expirationdate"}} == {
        "title": "Kuhar/ica",
        "referencenumber": str(jobs["cook"]),
        "url": f"{PUBLIC}/posao/{jobs['cook']}/kuhar",
        "company": "Konoba Tri Volta",
        "city": "Rovinj",
        "state": "Istarska županija",
        "country": "HR",
        "postalcode": "52210",
        "description": "<p>Tražimo konobara.</p>",
        "salary": "1800 - 2400.5 EUR per month (net)",
        "education": "Upper secondary school",
        "jobtype": "Seasonal, Full-time",
        "category": "Tourism and hospitality",
        "experience": "2 years",
        "language": "hr",
    }
    assert waiter.findtext("title") == 'Konobar & "ica" <b>😀</b> ]]>'
    assert waiter.findtext("salary") == "1250000 RSD per month (gross)"
    assert "\u0001" not in (waiter.findtext("description") or "\u0001")


def test_every_sitemap_entry_has_alternates_in_five_languages(client: TestClient, jobs: dict[str, int]) -> None:
    index = fromstring(client.get("/sitemap.xml").content)
    files = [entry.text or "" for entry in index.iter(f"{SITEMAP}loc")]
    assert files[0] == f"{PUBLIC}/sitemaps/pages.xml"
    found: dict[str, dict[str, str]] = {}
    for file in files:
        for url in fromstring(client.get(file.removeprefix(PUBLIC)).content).iter(f"{SITEMAP}url"):
            links = {link.get("hreflang", ""): link.get("href", "") for link in url.findall(f"{XHTML}link")}
            found[url.findtext(f"{SITEMAP}loc") or ""] = links
    for address, links in found.items():
        assert set(links) == {"hr", "en", "sl", "bs", "mk", "x-default"}
        assert links["x-default"] == links["hr"]
        assert set(links.values()) <= set(found), "each language has an entry of its own"
        assert address in links.values()
    assert f"{PUBLIC}/" in found
    assert f"{PUBLIC}/mk/rabotni-mesta" in found
    assert found[f"{PUBLIC}/posao/{jobs['cook']}/kuhar"]["sl"] == f"{PUBLIC}/sl/delovno-mesto/{jobs['cook']}/kuhar"
    described = {address.split("/")[-2] for address in found if "/posao/" in address}
    assert described == {str(jobs[name]) for name in ("cook", "waiter", "example")}
    assert not [address for address in found if "profil" in address or ":" in address.removeprefix("https:")]


@pytest.mark.parametrize("part", ["1", "999999999", "-1", str(10**30), "x"])
def test_an_unknown_sitemap_is_not_found(client: TestClient, part: str) -> None:
    assert client.get(f"/sitemaps/jobs-{part}.xml").status_code in {404, 422}


@pytest.fixture
def robots_of(platform: Platform) -> Callable[[str], str]:
    def ask(environment: str) -> str:
        settings = platform.settings.model_copy(update={"environment": environment, "site_url": PUBLIC})
        return TestClient(create_app(replace(platform, settings=settings))).get("/robots.txt").text

    return ask


def test_robots_are_allowed_on_the_public_site_only(robots_of: Callable[[str], str]) -> None:
    assert robots_of("production") == f"User-agent: *\nDisallow: /api/\n\nSitemap: {PUBLIC}/sitemap.xml\n"
    assert "Disallow: /\n" in robots_of("test")
