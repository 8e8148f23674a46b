"""GET /api/educations: programmes in each language, and those that fit the reader by what jobs are recommended by."""

import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from domain.kernel.process.platform import Platform
from domain.kernel.values.locales import LOCALES, Locale
from tests.api.accounts.people import Browser, People
from tests.api.job_board import ServedBoard
from tests.api.site_client import Site, open_site
from tests.read_model_harness import ReadModels

LJUBLJANA = {"name": "Ljubljana", "country": "SI", "geonameid": 3196359}
OFFICIAL = {
    "vauceri.hzz.hr", "www.cisok.hr", "www.carnet.hr", "www.ess.gov.si", "www.acs.si", "www.fzzz.ba", "www.zzzrs.net",
    "av.gov.mk", "www.cov.gov.mk", "europass.europa.eu", "eures.europa.eu", "digital-skills-jobs.europa.eu",
}  # fmt: skip


@pytest.fixture(scope="module")
def site(platform: Platform) -> Iterator[Site]:
    with open_site(platform) as opened:
        yield opened


@pytest.fixture(scope="module")
def programmer(site: Site, platform: Platform, read_models: ReadModels) -> int:
    """The ad for a programmer in Ljubljana."""
    board = ServedBoard(platform, read_models)
    number = board.publish(places=[LJUBLJANA], employer="Oblak", title="Programer/ka", position="2512")
    board.show()
    return number


@pytest.fixture(scope="module")
def people(site: Site, platform: Platform, programmer: int) -> People:
    return People(site.app, platform)


def recommended(browser: Browser, locale: Locale = "hr") -> Any:
    answer = browser.call("GET", "/educations/recommended", headers={"Accept-Language": locale})
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return answer.json()


def reasons(found: Any) -> dict[str, list[tuple[str, str, str]]]:
    return {
        item["education"]["id"]: [
            (reason["subject"], reason["knownBy"], reason["value"]["id"]) for reason in item["reasons"]
        ]
        for item in found["items"]
    }


def visitor(people: People) -> Browser:
    browser = people.browser()
    browser.allow_all_cookies()
    return browser


@pytest.mark.parametrize("locale", LOCALES)
def test_every_programme_is_whole_in_each_language(people: People, locale: Locale) -> None:
    answer = people.browser().call("GET", "/educations", headers={"Accept-Language": locale})
    assert "accept-language" in answer.headers["vary"].lower()
    items = answer.json()["items"]
    assert len({each["id"] for each in items}) == len(items) >= 8
    assert {urlsplit(each["website"]).hostname for each in items} <= OFFICIAL
    for each in items:
        assert all([each["title"], each["summary"], each["provider"], each["countries"]])
        assert len(re.findall(r"<strong>", each["html"])) == 4, "for whom, what, how much, how"
        assert not re.search(r"\{\{|\{%|\]\(|<h\d", each["html"])


def test_the_page_is_in_the_sitemap(people: People) -> None:
    sitemap = people.browser().client.get("/sitemaps/pages.xml").text
    for path in ("/obrazovanje", "/en/education", "/sl/izobrazevanje", "/bs/obrazovanje", "/mk/obrazovanie"):
        assert f"{path}</loc>" in sitemap


def test_a_reader_of_whom_nothing_is_known_gets_what_is_for_the_country_of_the_language(people: People) -> None:
    found = recommended(people.browser())
    assert reasons(found) == {
        name: [("country", "language", "HR")]
        for name in ("adult-education-vouchers", "career-guidance-centres", "europass")
    }
    assert found["total"] >= 8
    assert [*reasons(recommended(people.browser(), "mk")).values()] == [[("country", "language", "MK")]] * 3


def test_a_search_recommends_what_is_for_its_occupation(people: People) -> None:
    browser = visitor(people)
    browser.call("POST", "/jobs/search-history", params={"query": "programer", "locations": "SI"})
    found = reasons(recommended(browser))
    assert next(iter(found)) == "digital-skills-platform"
    assert found["digital-skills-platform"] == [("category", "searched", "8"), ("country", "searched", "SI")]


@pytest.mark.parametrize("asked", [{"positions": "2512"}, {"positions": "c8"}, {"category": "8"}])
def test_a_search_by_occupation_or_category_recommends_it_too(people: People, asked: dict[str, str]) -> None:
    browser = visitor(people)
    browser.call("POST", "/jobs/search-history", params=asked)
    assert ("category", "searched", "8") in reasons(recommended(browser))["digital-skills-platform"]


def test_a_search_without_its_places_says_nothing_of_a_country(people: People) -> None:
    browser = visitor(people)
    browser.call(
        "POST", "/jobs/search-history", params={"query": "kuhar", "locations": "SI", "excludeLocations": "true"}
    )
    assert {reason for each in reasons(recommended(browser)).values() for reason in each} == {
        ("country", "language", "HR")
    }


def test_a_saved_job_recommends_by_its_occupation_and_country(people: People, programmer: int) -> None:
    browser = visitor(people)
    browser.call("PUT", f"/me/saved-jobs/{programmer}")
    assert reasons(recommended(browser))["digital-skills-platform"] == [
        ("category", "saved", "8"),
        ("country", "saved", "SI"),
    ]


def test_a_browser_that_allows_only_what_is_necessary_is_nobody_in_particular(people: People, programmer: int) -> None:
    browser = people.browser()
    browser.call("PUT", f"/me/saved-jobs/{programmer}")
    assert reasons(recommended(browser)) == reasons(recommended(people.browser()))


def test_the_address_decides_before_the_language(people: People) -> None:
    browser, _ = people.somebody(address="Slovenska cesta 1, 1000 Ljubljana")
    found = recommended(browser, "en")
    assert reasons(found)["training-for-the-unemployed-slovenia"] == [("country", "address", "SI")]
    assert found["items"][0]["reasons"][0]["value"]["name"] == "Slovenia"


def test_an_application_counts_for_its_applicant_only(site: Site, people: People, programmer: int) -> None:
    browser, email = people.somebody()
    with site.signed_in(people.account_of(email), email):
        assert site.apply(programmer, email=email, uploadToken=None).json()["status"] == "completed"
    assert ("category", "applied", "8") in reasons(recommended(browser))["digital-skills-platform"]
    browser.post("/auth/logout")
    assert "digital-skills-platform" not in reasons(recommended(browser))
