"""Finding a place by name."""

import pytest

from domain.reference.gazetteer import Gazetteer

SPLIT, ZAGREB, SKOPJE = 3190261, 3186886, 785842


@pytest.mark.parametrize(
    ("name", "geonameid"),
    [
        ("Split", SPLIT),
        ("SPLIT", SPLIT),
        ("21000 Split", SPLIT),
        ("Split (Marjan)", SPLIT),
        ("Grad Zagreb", ZAGREB),
        ("Zagreb - Centar", ZAGREB),
        ("Скопје", SKOPJE),
        ("Paris", None),
        ("", None),
        ("-", None),
    ],
)
def test_a_place_is_found_by_name(name: str, geonameid: int | None) -> None:
    found = Gazetteer().find(name)
    assert (found and found.geonameid) == geonameid


def test_of_several_of_one_name_the_one_that_fits_is_meant() -> None:
    find = Gazetteer().find
    largest = find("Otok")
    assert largest is not None
    others = [
        find("Otok", country="HR", region="Splitsko-dalmatinska"),
        find("Otok", country="HR", postal_code="21238"),
        find("Otok", at=(43.68, 16.74)),
    ]
    assert {place.region for place in others if place} == {"Splitsko-dalmatinska županija"}
    assert largest.region != "Splitsko-dalmatinska županija"


def test_a_place_of_another_country_or_far_away_is_not_meant() -> None:
    assert Gazetteer().find("Split", country="US") is None
    assert Gazetteer().find("Split", at=(40.7, -74.0)) is None
