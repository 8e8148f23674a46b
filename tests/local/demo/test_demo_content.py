"""The demo content: variety, readability, and no real person or address."""

import re
import tomllib
from collections import Counter
from datetime import UTC, datetime
from decimal import Decimal
from html import unescape
from itertools import combinations

import pytest
from phonenumbers import is_valid_number, parse

from domain.job_import.items import FeedItem
from domain.jobs.ad import DemoMark, WorkingTime, WorkMode
from domain.jobs.application_ways import EXTERNAL, ApplicationType
from domain.jobs.formats import JobFormat
from domain.jobs.salary import SalaryPeriod, SalaryTax
from domain.kernel.values.employment import Employment
from domain.reference.driving_licences import DRIVING_LICENCES
from domain.reference.education_levels import find_education_level
from domain.reference.languages import find_language
from domain.reference.names import read_rows
from domain.reference.places import find_place
from domain.reference.positions import all_categories, category_of, find_position
from local.demo.composer import CONTENT, LANGUAGES, DemoAd, compose
from local.demo.employers import DemoEmployer, load_employers

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)
CYRILLIC = re.compile("[\u0400-\u04ff]")
NOT_SAID = {
    "hr": {
        "tačno",
        "tačnost",
        "hljeb",
        "sedmica",
        "sedmice",
        "hiljada",
        "avgust",
        "jun",
        "jul",
        "ko",
        "neko",
        "ljekar",
        "plata",
    },
    "bs": {
        "točno",
        "točnost",
        "kruh",
        "tjedan",
        "tjedna",
        "tisuća",
        "kolovoz",
        "tko",
        "netko",
        "liječnik",
        "tvrtka",
    },
    "sl": {"tjedan", "plaća", "ured", "radno", "tko", "što", "nije", "sati"},
}
"""Words of the neighbours' languages."""
MINIMUM_WAGES = {
    ("HR", SalaryTax.GROSS): (1050, 6.56),
    ("HR", SalaryTax.NET): (800, 6.56),
    ("SI", SalaryTax.GROSS): (1482, 8.98),
    ("BA", SalaryTax.NET): (1027, 6),
    ("MK", SalaryTax.NET): (26_046, 150),
}
"""Minimum wages of 2026, a month and an hour."""


@pytest.fixture(scope="module")
def invented() -> list[DemoAd]:
    return list(compose(NOW))


@pytest.fixture(scope="module")
def items(invented: list[DemoAd]) -> list[FeedItem]:
    return [ad.item for ad in invented]


def employers() -> list[DemoEmployer]:
    return list(load_employers(CONTENT / "employers.toml").values())


def words(item: FeedItem) -> list[str]:
    text = re.sub("<[^>]+>", " ", item.ad.description + item.ad.requirements + item.ad.benefits)
    return unescape(text).lower().split()


def sentences(item: FeedItem) -> set[str]:
    text = item.ad.description + item.ad.requirements + item.ad.benefits
    return {unescape(sentence) for sentence in re.findall("<(?:li|p)>(.*?)</(?:li|p)>", text)}


def test_there_are_600_open_ads_all_marked_as_invented(invented: list[DemoAd]) -> None:
    assert sum(not ad.closed for ad in invented) >= 600
    assert {ad.item.ad.demo for ad in invented} == {DemoMark.INVENTED}


def test_every_ad_has_a_key_of_its_own(items: list[FeedItem]) -> None:
    assert len({item.external_id for item in items}) == len(items)


def test_the_five_languages_are_spread_over_the_ads_half_of_them_croatian(items: list[FeedItem]) -> None:
    languages = Counter(item.ad.language for item in items)
    assert set(languages) == set(LANGUAGES)
    assert languages["hr"] >= 300
    assert (languages["sl"], languages["bs"], languages["mk"], languages["en"]) >= (110, 95, 60, 30)


def test_every_category_has_ads_in_every_home_language(items: list[FeedItem]) -> None:
    ads = Counter((category_of(item.ad.position, ()), item.ad.language) for item in items)
    for category in all_categories():
        assert ads[category, "hr"] >= 4, category
        assert all(ads[category, language] for language in ("sl", "bs", "mk")), category


def test_students_seasons_and_remote_work_are_shown(items: list[FeedItem]) -> None:
    employments = Counter(item.ad.employment for item in items)
    assert employments[Employment.STUDENT] >= 10
    assert employments[Employment.SEASONAL] >= 40
    assert sum(item.ad.work_mode == WorkMode.REMOTE and item.ad.language == "en" for item in items) >= 10


def test_macedonian_ads_are_in_cyrillic_and_the_others_are_not(items: list[FeedItem]) -> None:
    for item in items:
        letters = [letter for letter in item.ad.title + " ".join(words(item)) if letter.isalpha()]
        cyrillic = sum(bool(CYRILLIC.match(letter)) for letter in letters) / len(letters)
        assert cyrillic > 0.9 if item.ad.language == "mk" else cyrillic == 0, item.external_id


def test_ads_use_letters_and_words_of_their_language(items: list[FeedItem]) -> None:
    letters = {"en": "čćđšž", "sl": "ćđ", "mk": "ыэъйёщяюћђ"}
    for item in items:
        text = f"{item.ad.title} {' '.join(sentences(item))}"
        messages = {word for word in re.findall(r"\w+", text) if word[0].islower()}
        assert not messages & NOT_SAID.get(item.ad.language, set()), (item.external_id, messages)
        assert not {letter for word in messages for letter in word} & set(letters.get(item.ad.language, "")), messages


def test_every_format_is_shown(items: list[FeedItem]) -> None:
    assert {item.ad.format for item in items} == set(JobFormat)


def test_every_way_to_apply_is_shown_and_most_ads_take_quick_applications(items: list[FeedItem]) -> None:
    ways = Counter(way.type for item in items for way in item.ad.application_ways)
    assert set(ways) == set(ApplicationType)
    assert ways[ApplicationType.QUICK] > len(items) * 0.8


def test_mail_and_links_go_to_the_domain_reserved_for_examples(items: list[FeedItem]) -> None:
    assert all(re.fullmatch(r"[a-z0-9.-]+@[a-z0-9.-]+\.example", item.employer.contact_email) for item in items)
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


def test_there_are_over_a_hundred_employers_and_all_of_them_hire(items: list[FeedItem]) -> None:
    ads = Counter(item.employer.name for item in items)
    assert len(employers()) >= 110
    assert {employer.name for employer in employers()} == set(ads)
    assert sum(count >= 5 for count in ads.values()) >= 40


def test_what_an_employer_gives_is_written_in_the_alphabet_of_its_country() -> None:
    for employer in employers():
        for line in employer.gives:
            assert bool(CYRILLIC.search(line)) is (employer.country == "MK"), line


def test_salaries_are_ranges_in_the_currency_of_the_country(items: list[FeedItem]) -> None:
    monthly = {"EUR": 7000, "BAM": 8000, "MKD": 200_000}
    for item in items:
        salary = item.ad.salary
        assert salary is not None
        assert salary.minimum is not None
        assert salary.maximum is not None
        assert salary.minimum < salary.maximum <= salary.minimum * Decimal("2.4"), item.external_id
        expected = {"BA": "BAM", "MK": "MKD"}.get(str(item.ad.places[0].country), "EUR")
        assert salary.currency == expected, item.external_id
        if salary.period == SalaryPeriod.MONTH:
            assert salary.maximum <= monthly[salary.currency], item.external_id


def test_nobody_is_offered_less_than_the_minimum_wage(items: list[FeedItem]) -> None:
    for item in items:
        salary = item.ad.salary
        assert salary is not None
        assert salary.minimum is not None
        month, hour = MINIMUM_WAGES[str(item.ad.places[0].country), salary.tax]
        if salary.period == SalaryPeriod.HOUR:
            assert salary.minimum >= Decimal(str(hour)), item.external_id
        elif salary.period == SalaryPeriod.MONTH and item.ad.working_time == WorkingTime.FULL_TIME:
            assert salary.minimum >= month, item.external_id


def test_codes_are_known(items: list[FeedItem]) -> None:
    for item in items:
        ad = item.ad
        assert ad.position is None or find_position(ad.position), item.external_id
        assert ad.education_level is None or find_education_level(ad.education_level), item.external_id
        assert set(ad.driving_licences) <= set(DRIVING_LICENCES), item.external_id
        assert all(find_language(skill.language) for skill in ad.languages), item.external_id


def test_shown_occupations_are_named_in_bosnian_and_macedonian(items: list[FeedItem]) -> None:
    written = {row["code"] for row in read_rows("position_names_bs_mk.csv")}
    assert {item.ad.position for item in items if item.ad.position} <= written


def test_every_ad_is_open_and_has_been_published(items: list[FeedItem]) -> None:
    assert all(item.published_at <= NOW < item.apply_until for item in items)


def test_every_ad_says_what_is_done_asked_and_offered(items: list[FeedItem]) -> None:
    for item in items:
        for part in (item.ad.description, item.ad.requirements, item.ad.benefits):
            assert part.count("<li>") >= 2, item.external_id
        assert len(words(item)) >= 40, item.external_id


def test_no_two_ads_are_equal(items: list[FeedItem]) -> None:
    shingles = [(item, {tuple(words(item)[i : i + 3]) for i in range(len(words(item)) - 2)}) for item in items]
    for (one, a), (other, b) in combinations(shingles, 2):
        if one.ad.language == other.ad.language:
            assert len(a & b) / len(a | b) < 0.55, (one.external_id, other.external_id)


def test_two_ads_share_less_than_two_thirds_of_their_sentences(items: list[FeedItem]) -> None:
    messages = [(item, sentences(item)) for item in items]
    for (one, a), (other, b) in combinations(messages, 2):
        assert len(a & b) < min(len(a), len(b)) * 2 / 3, (one.external_id, other.external_id)


def test_every_ad_has_a_lead_of_its_own(items: list[FeedItem]) -> None:
    leads = Counter(item.ad.description.partition("</p>")[0] for item in items)
    assert set(leads.values()) == {1}


def test_leads_differ_in_their_wording(items: list[FeedItem]) -> None:
    for language in LANGUAGES:
        leads = [item.ad.description.partition("</p>")[0] for item in items if item.ad.language == language]
        said = [re.findall(r"\w+", unescape(lead).lower()) for lead in leads]
        phrases = Counter(phrase for lead in said for phrase in {*zip(lead, lead[1:], lead[2:], strict=False)})
        assert phrases.most_common(1)[0][1] < len(leads) / 10, phrases.most_common(3)


def test_an_employer_names_each_of_its_ads_differently(items: list[FeedItem]) -> None:
    names = Counter((item.ad.title, item.employer.name, item.ad.places[0].name) for item in items)
    assert set(names.values()) == {1}


def test_seasonal_benefits_are_in_seasonal_ads_only(items: list[FeedItem]) -> None:
    for language in LANGUAGES:
        shared = tomllib.loads((CONTENT / language / "shared.toml").read_text("utf-8"))
        written = {line for lines in shared["benefits"].values() for line in lines}
        for condition, holds in (
            ("seasonal", lambda item: item.ad.employment == Employment.SEASONAL),
            ("home", lambda item: item.ad.work_mode != WorkMode.ON_SITE),
        ):
            lines = set(shared["only"].get(condition, ()))
            assert lines <= written, condition
            offering = [item for item in items if item.ad.language == language and sentences(item) & lines]
            assert all(holds(item) for item in offering), condition


def test_some_ads_are_closed_so_that_inactive_ones_can_be_seen(invented: list[DemoAd]) -> None:
    assert sum(ad.closed for ad in invented) >= 2
