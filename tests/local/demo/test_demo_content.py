"""The demo content: enough of everything, readable, invented where it says so, and reachable by nobody real."""

import re
from collections import Counter
from datetime import UTC, datetime
from html import unescape
from itertools import combinations

import pytest
from phonenumbers import is_valid_number, parse

from domain.jobs.ad import DemoMark
from domain.jobs.application_ways import EXTERNAL, ApplicationType
from domain.jobs.feeds.items import FeedItem
from domain.jobs.formats import JobFormat
from domain.reference.driving_licences import DRIVING_LICENCES
from domain.reference.education_levels import find_education_level
from domain.reference.languages import find_language
from domain.reference.names import read_rows
from domain.reference.places import find_place
from domain.reference.positions import find_position
from local.demo.composer import CONTENT, LANGUAGES, DemoAd, compose
from local.demo.employers import DemoEmployer, load_employers
from local.demo.loading import tts_ads, usajobs_ads

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)
CYRILLIC = re.compile("[\u0400-\u04ff]")


@pytest.fixture(scope="module")
def invented() -> list[DemoAd]:
    return list(compose(NOW))


@pytest.fixture(scope="module")
def items(invented: list[DemoAd]) -> list[FeedItem]:
    return [ad.item for ad in invented]


@pytest.fixture(scope="module")
def real() -> list[FeedItem]:
    read = [*usajobs_ads(NOW), *tts_ads(NOW)]
    assert all(isinstance(item, FeedItem) for item in read)
    return [item for item in read if isinstance(item, FeedItem)]


def employers() -> list[DemoEmployer]:
    return list(load_employers(CONTENT / "employers.toml").values())


def words(item: FeedItem) -> list[str]:
    text = re.sub("<[^>]+>", " ", item.ad.description + item.ad.requirements + item.ad.benefits)
    return unescape(text).lower().split()


def test_there_are_at_least_300_real_and_200_invented_ads(items: list[FeedItem], real: list[FeedItem]) -> None:
    assert len(real) >= 300
    assert len(items) >= 220
    assert {item.ad.demo for item in real} == {DemoMark.DATES_SHIFTED}
    assert {item.ad.demo for item in items} == {DemoMark.INVENTED}


def test_every_ad_has_a_key_of_its_own(items: list[FeedItem]) -> None:
    assert len({item.external_id for item in items}) == len(items)


def test_the_five_languages_are_spread_over_the_ads_most_of_them_croatian(items: list[FeedItem]) -> None:
    languages = Counter(item.ad.language for item in items)
    assert set(languages) == set(LANGUAGES)
    assert min(languages.values()) >= 15
    assert languages["hr"] > len(items) / 2


def test_macedonian_ads_are_in_cyrillic_and_the_others_are_not(items: list[FeedItem]) -> None:
    for item in items:
        text = item.ad.title + item.ad.description
        assert bool(CYRILLIC.search(text)) is (item.ad.language == "mk"), item.external_id


def test_every_format_is_shown(items: list[FeedItem]) -> None:
    assert {item.ad.format for item in items} == set(JobFormat)


def test_every_way_to_apply_is_shown_and_most_ads_take_quick_applications(items: list[FeedItem]) -> None:
    ways = Counter(way.type for item in items for way in item.ad.application_ways)
    assert set(ways) == set(ApplicationType)
    assert ways[ApplicationType.QUICK] > len(items) * 0.8


def test_mail_and_links_go_to_the_domain_reserved_for_examples(items: list[FeedItem], real: list[FeedItem]) -> None:
    assert all(re.fullmatch(r"[a-z0-9.-]+@[a-z0-9.-]+\.example", item.employer.contact_email) for item in items + real)
    for item in items:
        for way in item.ad.application_ways:
            if way.type in EXTERNAL:
                assert re.match(r"https://[a-z0-9.-]+\.example/[a-z0-9-]+$", way.target), way.target
        assert "@" not in item.ad.description + item.ad.requirements + item.ad.benefits


def test_invented_phone_numbers_cannot_be_dialled() -> None:
    for employer in employers():
        assert not is_valid_number(parse(employer.phone)), employer.phone


def test_invented_ads_stand_in_places_of_the_gazetteer(items: list[FeedItem]) -> None:
    for item in items:
        for place in item.ad.places:
            known = find_place(place.geonameid or 0)
            assert known is not None, item.external_id
            assert (known.country, known.label(item.ad.language)) == (place.country, place.name)
    assert {item.ad.places[0].country for item in items} == {"HR", "SI", "BA", "MK"}


def test_there_are_about_sixty_employers_and_all_of_them_hire(items: list[FeedItem]) -> None:
    assert len(employers()) >= 60
    assert {employer.name for employer in employers()} == {item.employer.name for item in items}


def test_salaries_are_ranges_in_the_currency_of_the_country(items: list[FeedItem]) -> None:
    monthly = {"EUR": (700, 6000), "BAM": (900, 8000), "MKD": (24_000, 200_000)}
    for item in items:
        salary = item.ad.salary
        assert salary is not None
        assert salary.minimum is not None
        assert salary.maximum is not None
        assert salary.minimum < salary.maximum
        expected = {"BA": "BAM", "MK": "MKD"}.get(str(item.ad.places[0].country), "EUR")
        assert salary.currency == expected, item.external_id
        if salary.period == "month":
            low, high = monthly[salary.currency]
            assert low <= salary.minimum < salary.maximum <= high, item.external_id


def test_codes_are_known(items: list[FeedItem], real: list[FeedItem]) -> None:
    for item in items + real:
        ad = item.ad
        assert ad.position is None or find_position(ad.position), item.external_id
        assert ad.education_level is None or find_education_level(ad.education_level), item.external_id
        assert set(ad.driving_licences) <= set(DRIVING_LICENCES), item.external_id
        assert all(find_language(skill.language) for skill in ad.languages), item.external_id


def test_shown_occupations_are_named_in_bosnian_and_macedonian(items: list[FeedItem], real: list[FeedItem]) -> None:
    written = {row["code"] for row in read_rows("position_names_bs_mk.csv")}
    assert {item.ad.position for item in items + real if item.ad.position} <= written


def test_every_ad_is_open_and_has_been_published(items: list[FeedItem], real: list[FeedItem]) -> None:
    assert all(item.published_at <= NOW < item.apply_until for item in items + real)


def test_every_ad_says_what_is_done_asked_and_offered(items: list[FeedItem]) -> None:
    for item in items:
        for part in (item.ad.description, item.ad.requirements, item.ad.benefits):
            assert part.count("<li>") >= 2, item.external_id
        assert len(words(item)) >= 40, item.external_id


def test_no_two_ads_read_alike(items: list[FeedItem], real: list[FeedItem]) -> None:
    shingles = [(item, {tuple(words(item)[i : i + 3]) for i in range(len(words(item)) - 2)}) for item in items]
    for (one, a), (other, b) in combinations(shingles, 2):
        if one.ad.language == other.ad.language:
            assert len(a & b) / len(a | b) < 0.55, (one.external_id, other.external_id)
    assert len({(item.ad.title, item.employer.name, item.ad.description) for item in real}) == len(real)


def test_some_ads_are_closed_so_that_inactive_ones_can_be_seen(invented: list[DemoAd]) -> None:
    assert sum(ad.closed for ad in invented) >= 2


def test_real_ads_are_readable(real: list[FeedItem]) -> None:
    for item in real:
        text = item.ad.description + item.ad.requirements
        assert "<p>" in item.ad.description, item.external_id
        longest = max(len(part) for part in re.findall(r"<(?:p|li)>(.*?)</(?:p|li)>", text, re.DOTALL))
        assert longest < 2500, (item.external_id, longest)
