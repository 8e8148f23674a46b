"""The language of an ad is the feed's, or the detector's, or not known; never that of the site."""

import pytest

from domain.feeds.raw_ads import RawAd, RawPlace
from domain.job_import.ad_mapper import AdMapper, FeedDefaults
from domain.job_import.items import FeedItem
from domain.job_import.language_detection import detect, is_foreign, language_named, language_sample
from domain.reference.gazetteer import Gazetteer
from domain.reference.occupations import Occupations
from tests.domain.feeds.feed_reader import NOW

WAITER = {
    "hr": "Tražimo konobara za rad u restoranu na rivi. Nudimo redovitu plaću, smještaj te rad u ugodnom okruženju.",
    "sl": "Iščemo natakarja za delo v restavraciji. Nudimo redno plačilo in prijetno delovno okolje.",
    "mk": "Бараме келнер за работа во ресторан во Скопје. Нудиме редовна плата и добри услови за работа.",
    "sr": "Потребан конобар за рад у ресторану у Београду. Нудимо редовну плату и лепо радно окружење.",
    "bg": "Търсим сервитьор за работа в ресторант в София. Предлагаме редовно заплащане и отлични условия.",
    "cs": "Hledáme číšníka do restaurace v Praze. Nabízíme pravidelný plat a příjemné pracovní prostředí.",
    "pl": "Szukamy kelnera do restauracji w Warszawie. Oferujemy stałe wynagrodzenie i miłą atmosferę.",
    "hu": "Pincért keresünk budapesti éttermünkbe. Rendszeres fizetést és kellemes munkakörnyezetet kínálunk.",
    "ro": "Căutăm ospătar pentru restaurantul nostru din București. Oferim salariu stabil și un mediu plăcut.",
    "fr": "Nous recherchons un serveur pour notre restaurant à Lyon. Nous offrons un salaire fixe.",
    "sv": "Vi söker en servitör till vår restaurang i Göteborg. Vi erbjuder fast lön och en trevlig arbetsmiljö.",
    "en": "We are looking for a waiter for our restaurant. We offer a fixed salary and a pleasant environment.",
}


@pytest.mark.parametrize("language", WAITER)
def test_languages_of_europe_are_detected(language: str) -> None:
    assert detect(language_sample("", f"<p>{WAITER[language]}</p>")).of(None) == language


@pytest.mark.parametrize(("country", "language"), [("BA", "bs"), ("HR", "hr"), ("RS", "sr")])
def test_the_country_tells_close_languages_apart(country: str, language: str) -> None:
    assert detect(language_sample("Konobar", WAITER["hr"])).of(country) == language


@pytest.mark.parametrize("html", ["", "<p>12345</p>", "Xyz", "<p>https://a.example/1 AB-12</p>"])
def test_what_says_nothing_is_undetermined(html: str) -> None:
    assert detect(language_sample("", html)).of("HR") == "und"


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("hr-HR", "hr"), ("hrv", "hr"), ("deu", "de"), ("Hrvatski", "hr"), ("French", "fr"), ("français", "fr"),
        ("nb", "no"), ("all", None), ("n/a", None), ("", None), ("xq", None),
    ],
)  # fmt: skip
def test_languages_by_code_or_name(written: str, code: str | None) -> None:
    assert language_named(written) == code


@pytest.mark.parametrize(
    ("title", "language", "foreign"),
    [
        ("Chef de projet", "fr", True),
        ("Chef de projet informatique", "en", True),
        ("Chef de chantier", "und", True),
        ("Head chef", "en", False),
        ("Software Engineer", "de", False),
        ("Kuhar", "hr", False),
        ("Sous chef", "hr", False),
    ],
)
def test_a_title_decides_in_its_own_language(title: str, language: str, foreign: bool) -> None:
    assert is_foreign(title, language) is foreign


def mapped(**changes: str) -> FeedItem:
    mapper = AdMapper(Gazetteer(), Occupations(), lambda: NOW, FeedDefaults())
    fields = {"external_id": "1", "title": "Konobar", "description": "12345", "employer": "Konoba"} | changes
    item = mapper.map(
        RawAd(where="item 1", places=(RawPlace("Split", country="HR"),), apply_address="https://a.example/1", **fields)  # pyright: ignore[reportArgumentType]
    )
    assert isinstance(item, FeedItem), item
    return item


def test_no_ad_gets_the_language_of_the_site() -> None:
    assert mapped(title="X").ad.language == "und"


def test_a_project_leader_is_no_cook() -> None:
    assert mapped(title="Chef de projet", description=WAITER["fr"]).ad.position is None
    assert mapped(title="Head chef", description=WAITER["en"]).ad.position == "3434"


def test_the_address_of_a_person_is_no_employer() -> None:
    assert mapped(employer="ana.horvat@primjer.example (Ana Horvat)", author="Konoba").employer.name == "Konoba"


@pytest.mark.parametrize(
    ("title", "language", "foreign"),
    [
        ("Chef de projet", "hr", True),
        ("Cheffe de service", "fr", True),
        ("Chef d'équipe", "en", True),
        ("Chef Produkt", "de", True),
        ("Chef de partie", "hr", False),
        ("Chef de rang (m/ž)", "hr", False),
        ("Sous chef", "en", False),
    ],
)
def test_a_chief_is_no_cook(title: str, language: str, foreign: bool) -> None:
    assert is_foreign(title, language) == foreign
