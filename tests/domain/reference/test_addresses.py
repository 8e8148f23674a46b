"""The place in an address as people type it."""

import pytest

from domain.reference.addresses import place_in_address


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("Ilica 5, 10000 Zagreb", "Zagreb"),
        ("Ilica 5, HR-10000 Zagreb, Hrvatska", "Zagreb"),
        ("Zagreb", "Zagreb"),
        ("Poljička cesta 12a, Split", "Split"),
        ("Obala 3\n21000 Split", "Split"),
        ("10000 Zagreb, Ilica 5", "Zagreb"),
        ("Slovenska cesta 1, 1000 Ljubljana, Slovenija", "Ljubljana"),
        ("Ул. Македонија 4, 1000 Скопје", "Skopje"),
        ("sarajevo", "Sarajevo"),
    ],
)
def test_the_place_of_an_address(address: str, place: str) -> None:
    found = place_in_address(address)
    assert found is not None
    assert found.name == place


@pytest.mark.parametrize("address", ["", "  ", ",,", "Ilica 5", "Ulica bez broja", "10000", "Zagreb 5"])
def test_no_place_is_guessed(address: str) -> None:
    assert place_in_address(address) is None


def test_a_country_tells_places_of_one_name_apart() -> None:
    there = place_in_address("Glavna 1, Brod, Bosna i Hercegovina")
    assert there is None or there.country == "BA"
