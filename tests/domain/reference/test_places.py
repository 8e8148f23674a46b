"""The gazetteer's data: key, country, region and coordinates of every place."""

import pytest

from domain.reference.countries import all_countries
from domain.reference.folding import slug
from domain.reference.places import (
    all_places,
    all_regions,
    find_place,
    find_region,
    landscapes,
    list_places_named,
    list_regions_named,
)


def test_every_place_stands_in_one_of_the_four_countries() -> None:
    assert len(all_places()) == 2431
    assert {place.country for place in all_places()} == set(all_countries())


def test_keys_are_unique_and_resolve() -> None:
    assert len({place.geonameid for place in all_places()}) == len(all_places())
    assert all(find_place(place.geonameid) is place for place in all_places())


def test_every_place_lies_on_the_map_of_the_region() -> None:
    for place in all_places():
        assert 40 < place.latitude < 47, place
        assert 13 < place.longitude < 24, place


def test_names_and_slugs_agree() -> None:
    differing = {place.name for place in all_places() if place.country != "MK" and place.slug != slug(place.name)}
    assert differing == set()


def test_a_place_is_found_by_any_spelling() -> None:
    for spelling in ("Đakovo", "ĐAKOVO", "dakovo", "Djakovo"):
        assert [place.name for place in list_places_named(spelling, "HR")] == ["Đakovo"]
    assert [place.country for place in list_places_named("Охрид")] == ["MK"]


def test_of_equal_names_the_largest_comes_first() -> None:
    populations = [place.population for place in list_places_named("Živinice", "BA")]
    assert populations == sorted(populations, reverse=True)
    assert len(populations) == 3


def test_ancestors_are_the_region_and_the_country() -> None:
    (split,) = list_places_named("Split", "HR")
    assert split.ancestors == ("HR-15", "HR")
    region = find_region("HR-15")
    assert region is not None
    assert region.name == "Splitsko-dalmatinska županija"
    assert len([region for region in all_regions() if region.country == "HR"]) == 21


@pytest.mark.parametrize(
    ("name", "regions"),
    [
        ("Splitsko-dalmatinska županija", ["HR-15"]),
        ("splitsko-dalmatinska", ["HR-15"]),
        ("Istra", ["HR-04"]),
        ("Medjimurje", ["HR-09"]),
        ("DALMACIJA", ["HR-19", "HR-13", "HR-15", "HR-03"]),
        ("županija", []),
        ("", []),
    ],
)
def test_a_region_is_found_by_what_it_is_called(name: str, regions: list[str]) -> None:
    assert [region.id for region in list_regions_named(name)] == regions


def test_landscapes_consist_of_regions() -> None:
    assert all(find_region(region_id) for region_id in landscapes())


def test_macedonian_names_of_places_are_in_cyrillic() -> None:
    (ohrid,) = list_places_named("Ohrid")
    assert (ohrid.label("mk"), ohrid.label("hr")) == ("Охрид", "Ohrid")


def test_what_does_not_exist_is_not_found() -> None:
    assert find_place(1) is None
    assert find_region("HR-99") is None
    assert list_places_named("") == ()
