"""Texts that people type where a place is asked for."""

import pytest

from domain.reference.language.place_field import read_places

SPLIT, ZAGREB, ZADAR = "3190261", "3186886", "3186952"


@pytest.mark.parametrize(
    ("typed", "areas"),
    [
        ("Split", (SPLIT,)),
        ("u Splitu", (SPLIT,)),
        ("Split Hrvatska", (SPLIT,)),
        ("Hrvatska Split", (SPLIT,)),
        ("Zagreb centar", (ZAGREB,)),
        ("Split i okolica", (SPLIT,)),
        ("okolica Splita", (SPLIT,)),
        ("Zagreb Split", (ZAGREB, SPLIT)),
        ("Slavonski Brod Zadar", ("3190586", ZADAR)),
        ("Novi Zagreb", read_places("Novi Zagreb").areas),
    ],
)
def test_places_are_read_with_or_without_signs_between_them(typed: str, areas: tuple[str, ...]) -> None:
    read = read_places(typed)
    assert (read.areas, read.corrected, read.unknown) == (areas, (), ())


@pytest.mark.parametrize(
    ("typed", "areas", "corrected"),
    [
        ("Splt", (SPLIT,), ("Splt", "Split")),
        ("u Splt", (SPLIT,), ("u Splt", "Split")),
        ("Splt Hrvatska", (SPLIT,), ("Splt", "Split")),
        ("Splt, Hrvatska", (SPLIT,), ("Splt", "Split")),
        ("Split Hrvtska", (SPLIT,), ("Hrvtska", "Hrvatska")),
        ("Zgreb centar", (ZAGREB,), ("Zgreb", "Zagreb")),
        ("Splt i okolica", (SPLIT,), ("Splt", "Split")),
        ("Ljubljna", read_places("Ljubljana").areas, ("Ljubljna", "Ljubljana")),
    ],
)
def test_a_misspelt_place_is_the_one_that_was_meant(
    typed: str, areas: tuple[str, ...], corrected: tuple[str, str]
) -> None:
    read = read_places(typed)
    assert (read.areas, read.corrected, read.unknown) == (areas, (corrected,), ())


@pytest.mark.parametrize("typed", ["xyzzyq", "Split xyzzyq", "kuhar Zagreb", "Splt Zdar", "okolica", "?"])
def test_what_is_not_known_or_could_be_too_much_is_no_place(typed: str) -> None:
    read = read_places(typed)
    assert (read.areas, read.corrected, read.unknown) == ((), (), (typed,))
