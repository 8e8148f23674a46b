"""Suggestions for a prefix: titles and employers of listed ads, those with the most ads first."""

import pytest

from domain.kernel.process.platform import Platform
from read_models.job_search.index.merge import SegmentMerger
from read_models.job_search.index.verification import index_faults
from read_models.kernel.generations import live_generation
from tests.domain.jobs.ads import ad
from tests.read_model_harness import ReadModels
from tests.read_models.job_search.market import SEARCH, Market

ALIKE = [
    "Autobusni dispečer",
    "Glavni dispečer",
    "Dispečer u prometu",
    "Dispečer",
    "Noćni dispečer",
    "Stariji dispečer",
]


@pytest.fixture(scope="module")
def market(platform: Platform, read_models: ReadModels) -> Market:
    market = Market(platform, read_models)
    market.follow()
    for title in ["Konobar/ica"] * 3 + ["KONOBAR (m/ž)", "Pomoćni konobar", "Kondukter", "Готвач", "!!!", *ALIKE]:
        market.publish(ad(title=title))
    merge(market)
    return market


def merge(market: Market) -> None:
    market.follow()
    with market.platform.engine.connect() as connection:
        generation = live_generation(connection, SEARCH)
    SegmentMerger(market.platform.engine).merge(generation)


def texts(market: Market, prefix: str) -> list[tuple[str, str, int]]:
    return [(each.kind, each.text, each.ads) for each in market.job_search.suggest(prefix)]


@pytest.mark.parametrize(
    ("prefix", "expected"),
    [
        ("konob", [("Konobar", 4), ("Pomoćni konobar", 1)]),
        ("KONOBAR", [("Konobar", 4), ("Pomoćni konobar", 1)]),
        ("pomocni k", [("Pomoćni konobar", 1)]),
        ("got", [("Готвач", 1)]),
        ("гот", [("Готвач", 1)]),
        ("xyz", []),
        ("", []),
        ("%", []),
        ("\U0001f600", []),
    ],
)
def test_titles_are_suggested_by_the_prefix_of_any_word(
    market: Market, prefix: str, expected: list[tuple[str, int]]
) -> None:
    found = texts(market, prefix)
    assert [(text, ads) for kind, text, ads in found if kind == "title"] == expected


@pytest.mark.parametrize("prefix", ["k", "ko", "kon", "kono"])
def test_short_and_long_prefixes_have_consistent_results(market: Market, prefix: str) -> None:
    found = texts(market, prefix)
    assert ("title", "Konobar", 4) in found
    assert [ads for *_, ads in found] == sorted((ads for *_, ads in found), reverse=True)
    assert len(set(found)) == len(found)


def test_among_equal_counts_prefix_matches_come_first(market: Market) -> None:
    found = [text for kind, text, _ in texts(market, "dispe") if kind == "title"]
    assert found == ["Dispečer", "Dispečer u prometu", *(title for title in sorted(ALIKE) if title[0] != "D")]


def test_employers_are_suggested_with_their_ids(market: Market) -> None:
    listing = market.active()[0]
    first = listing.employer.name.split()[0]
    found = [(each.value, each.text) for each in market.job_search.suggest(first) if each.kind == "employer"]
    assert found == [(str(listing.employer.id), listing.employer.name)]


@pytest.mark.parametrize("prefix", ["konbar", "knoob", "konobbar", "konoba r", "kobobar", "KONBAR"])
def test_a_slip_is_tolerated(market: Market, prefix: str) -> None:
    assert texts(market, prefix) == []
    found = [(each.text, each.ads) for each in market.job_search.suggest(prefix, misspelt=True) if each.kind == "title"]
    assert found == [("Konobar", 4), ("Pomoćni konobar", 1)]


@pytest.mark.parametrize("prefix", ["kno", "xonobar", "knboar", "", "\x00abcd"])
def test_short_words_first_letters_and_two_slips_are_not_guessed(market: Market, prefix: str) -> None:
    assert market.job_search.suggest(prefix, misspelt=True) == []


def test_forms_of_a_title_are_suggested_once(market: Market) -> None:
    for title in ["Slastičarka", "SLASTIČAR (m/ž)", "Slastičar", "Slastičar / ka", "Slastičari"]:
        market.publish(ad(title=title))
    merge(market)
    assert texts(market, "slast") == [("title", "Slastičar", 5)]


def test_a_title_in_two_scripts_is_suggested_once_with_both(market: Market) -> None:
    for title in ["Продавач/ка", "Prodavač/ica", "Prodavač/ica"]:
        market.publish(ad(title=title))
    merge(market)
    (found,) = market.job_search.suggest("prodav")
    assert (found.text, found.cyrillic, found.ads) == ("Prodavač", "Продавач", 3)
    with market.platform.engine.connect() as connection:
        assert list(index_faults(live_generation(connection, SEARCH).on(connection))) == []


def test_a_suggestion_says_where_it_is_used(market: Market) -> None:
    (found,) = [each for each in market.job_search.suggest("konduk") if each.kind == "title"]
    assert (found.language, found.countries) == ("hr", {"HR"})


def test_changed_ads_are_recounted(market: Market) -> None:
    for title in ["Zidar/ka", "Zidar/ka", "Varilac"]:
        market.publish(ad(title=title))
    merge(market)
    assert ("title", "Varilac", 1) in texts(market, "varil")
    assert ("title", "Zidar", 2) in texts(market, "zid")
    for listing in market.active():
        if listing.ad.title == "Varilac":
            market.close(listing)
    market.publish(ad(title="Zidar/ka"))
    merge(market)
    assert ("title", "Varilac", 1) not in texts(market, "varil")
    assert ("title", "Zidar", 3) in texts(market, "zid")
    market.read_models.rebuild.run(SEARCH)
    assert ("title", "Zidar", 3) in texts(market, "zid")
