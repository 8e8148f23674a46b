"""The place on a card names its country unless that is the reader's own."""

import pytest

from api.jobs.serializers import card
from domain.jobs.ad import AdPlace
from domain.kernel.values.locales import Locale
from tests.api.jobs.test_one_view import page_of
from tests.domain.jobs.ads import SPLIT, ad

LJUBLJANA = AdPlace(name="Ljubljana", country="SI", geonameid=3196359)
GRAZ = AdPlace(name="Graz", country="AT")
LINZ = AdPlace(name="Linz", country="AT")
WASHINGTON = AdPlace(name="Washington", country="US")


def place_on_card(locale: Locale, *places: AdPlace) -> str:
    return card(page_of(ad(places=places)).card, locale)["location"]


@pytest.mark.parametrize(
    ("locale", "places", "shown"),
    [
        ("hr", (SPLIT,), "Split"),
        ("en", (SPLIT,), "Split"),
        ("sl", (SPLIT,), "Split, Hrvaška"),
        ("bs", (SPLIT,), "Split, Hrvatska"),
        ("mk", (SPLIT,), "Сплит, Хрватска"),
        ("sl", (LJUBLJANA,), "Ljubljana"),
        ("hr", (LJUBLJANA,), "Ljubljana, Slovenija"),
        ("hr", (GRAZ, LINZ), "Graz, Linz (Austrija)"),
        ("en", (SPLIT, LJUBLJANA), "Split, Ljubljana (Slovenia)"),
        ("hr", (GRAZ, SPLIT, LINZ), "Split, Graz, Linz (Austrija)"),
        ("hr", (WASHINGTON,), "Washington, SAD"),
        ("mk", (WASHINGTON,), "Washington, САД"),
        ("sl", (AdPlace(name="London", country="GB"),), "London, Velika Britanija"),
    ],
)
def test_a_foreign_place_names_its_country(locale: Locale, places: tuple[AdPlace, ...], shown: str) -> None:
    assert place_on_card(locale, *places) == shown


@pytest.mark.parametrize(
    ("place", "shown"),
    [
        (AdPlace(name="Austria", country="AT"), "Austrija"),
        (AdPlace(name="Beč, Austrija", country="AT"), "Beč, Austrija"),
        (AdPlace(name="Europe"), "Europe"),
    ],
)
def test_a_country_is_not_named_twice_and_an_unknown_one_not_at_all(place: AdPlace, shown: str) -> None:
    assert place_on_card("hr", place) == shown


def test_three_places_are_named_and_the_rest_is_counted() -> None:
    others = (AdPlace(name="Wels", country="AT"), AdPlace(name="Villach", country="AT"))
    assert place_on_card("hr", GRAZ, LINZ, *others) == "Graz, Linz, Wels (Austrija) +1"
