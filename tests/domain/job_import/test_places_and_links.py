"""Lists of places become places; links are absolute, and texts hold no control characters of direction."""

import json
from typing import Any

import pytest

from domain.feeds.boards.ats_boards import LEVER
from domain.feeds.errors import RefusedItem
from domain.feeds.raw_ads import RawAd, RawPlace
from domain.job_import.ad_mapper import AdMapper, FeedDefaults
from domain.job_import.items import FeedItem, MappedItem
from domain.job_import.place_mapper import PlaceMapper
from domain.reference.gazetteer import Gazetteer
from domain.reference.occupations import Occupations
from tests.domain.feeds.boards.test_lever import POSTING
from tests.domain.feeds.feed_reader import NOW, ads, codes, read


@pytest.mark.parametrize(
    ("written", "names"),
    [
        ("Split / Zagreb", ["Split", "Zagreb"]),
        ("Split/Zagreb", ["Split", "Zagreb"]),
        ("Zagreb, Split, Rijeka, Osijek, Zadar, Pula", ["Zagreb", "Split", "Rijeka", "Osijek", "Zadar", "Pula"]),
        ("Zagreb, Split i Rijeka", ["Zagreb", "Split", "Rijeka"]),
        ("Split i Zagreb", ["Split", "Zagreb"]),
        ("Split, Zagreb", ["Split", "Zagreb"]),
        ("Zagreb (HR), Ljubljana (SI)", ["Zagreb", "Ljubljana"]),
        ("Скопје, Битола", ["Skopje", "Bitola"]),
        ("Zagreb, Split ili Rijeka", ["Zagreb", "Split", "Rijeka"]),
        ("Zagreb + Split", ["Zagreb", "Split"]),
        ("Zagreb<br/>Split", ["Zagreb", "Split"]),
        ("Zagreb, Sesvete", ["Zagreb"]),
        ("Sesvete, Zagreb", ["Sesvete"]),
        ("Metković, Dubrovnik", ["Metković"]),
        ("Berlin; Wien | Graz", ["Berlin", "Wien", "Graz"]),
        ("Berlin, Hamburg, München, Köln", ["Berlin", "Hamburg", "München", "Köln"]),
        ("Zagreb or Remote", ["Zagreb"]),
        ("Split, Dalmatia, Croatia", ["Split"]),
        ("Ilica 1, 10000 Zagreb, Grad Zagreb, Hrvatska", ["Zagreb"]),
        ("Gundulićeva ulica 5, Split", ["Split"]),
        ("Rathausplatz 3, 3100 Sankt Pölten", ["Rathausplatz 3, 3100 Sankt Pölten"]),
        ("Frankfurt/Main", ["Frankfurt/Main"]),
    ],
)
def test_several_places_in_one_text_become_places(written: str, names: list[str]) -> None:
    found = PlaceMapper(Gazetteer(), None).find_all(RawPlace(written))
    assert [place.name for place in found] == names


@pytest.mark.parametrize(
    ("written", "name", "country"),
    [
        ("Atlanta, GA", "Atlanta, GA", "US"),
        ("Birmingham, AL", "Birmingham, AL", "US"),
        ("Wilmington, DE", "Wilmington", "US"),
        ("Toronto, ON", "Toronto, ON", "CA"),
        ("Tirana, AL", "Tirana", "AL"),
        ("Podgorica, ME", "Podgorica", "ME"),
        ("Berlin, DE", "Berlin", "DE"),
        ("Amsterdam, NL", "Amsterdam", "NL"),
        ("Bratislava, SK", "Bratislava", "SK"),
        ("WIEN, OESTERREICH", "WIEN", "AT"),
    ],
)
def test_two_letters_are_a_state_or_a_country_by_the_town_before_them(written: str, name: str, country: str) -> None:
    [place] = PlaceMapper(Gazetteer(), "HR").find_all(RawPlace(written))
    assert (place.name, place.country) == (name, country)


@pytest.mark.parametrize(
    ("written", "country"),
    [("Atlanta, Georgia", "US"), ("Tbilisi, Georgia", "GE"), ("Atlanta, Georgia, USA", "US"), ("Austin, Texas", "US")],
)
def test_a_state_is_no_country(written: str, country: str) -> None:
    [place] = PlaceMapper(Gazetteer(), "HR").find_all(RawPlace(written))
    assert place.country == country


def mapped(address: str = "https://feed.example/jobs/feed.xml", **changes: Any) -> MappedItem:
    fields: dict[str, Any] = {
        "external_id": "1",
        "title": "Cook",
        "description": "Cooking.",
        "employer": "Inn",
    } | changes
    fields = {"apply_address": "https://a.example/1"} | fields
    mapper = AdMapper(Gazetteer(), Occupations(), lambda: NOW, FeedDefaults(address=address))
    return mapper.map(RawAd(where="item 1", places=(RawPlace("Split", country="HR"),), **fields))


@pytest.mark.parametrize(
    ("link", "base", "target"),
    [
        ("/apply/1", "https://feed.example/jobs/feed.xml", "https://feed.example/apply/1"),
        ("apply?id=1", "https://feed.example/jobs/feed.xml", "https://feed.example/jobs/apply?id=1"),
        ("/apply/1", "", None),
        ("www.firma.example/1", "https://feed.example/jobs/feed.xml", "https://www.firma.example/1"),
        ("https://ana@a.example/1", "", None),
        ("https://ana:word@a.example/1", "", None),
        ("mailto:ana@a.example", "", None),
    ],
)
def test_relative_links_resolve_or_go(link: str, base: str, target: str | None) -> None:
    item = mapped(base, apply_address=link)
    assert (item.ad.application_ways[0].target if isinstance(item, FeedItem) else None) == target
    item = mapped(base, description=f"<p>See <a href='{link}'>here</a>.</p>")
    assert isinstance(item, FeedItem)
    assert (target in item.ad.description) if target else ("a.example/1" not in item.ad.description)
    assert "here" in item.ad.description


@pytest.mark.parametrize("control", ["\x9a", "\u202e", "\u2066", "\u200f", "\u061c", "\ud800", "\x00"])
@pytest.mark.parametrize("field", ["title", "description", "employer", "external_id", "employer_about"])
def test_control_characters_of_direction_are_refused(field: str, control: str) -> None:
    refused = mapped(**{field: f"ab{control}cd"})
    assert isinstance(refused, RefusedItem)
    assert refused.code == "INVALID_CHARACTERS"
    assert control not in refused.external_id


def test_an_item_that_cannot_be_parsed_does_not_end_the_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_title: str, _language: str) -> bool:
        raise RecursionError

    monkeypatch.setattr("domain.job_import.ad_mapper.is_foreign", fail)
    items = read(
        LEVER.read, json.dumps([POSTING | {"text": "Cook"}, POSTING | {"text": "Xyz", "id": "2"}]), employer="A"
    )
    assert (codes(items), len(ads(items))) == (["INVALID_ITEM"], 1)


@pytest.mark.parametrize("employer", ["ana.anic@mail.example", "Ana Anić <ana@mail.example>", "Ana (ana@mail.example)"])
def test_a_persons_address_names_no_employer(employer: str) -> None:
    refused = mapped(employer=employer)
    assert isinstance(refused, RefusedItem)
    assert refused.code == "NO_EMPLOYER"
