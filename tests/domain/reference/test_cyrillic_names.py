"""Names of places and regions for Macedonian readers."""

import re

import pytest

from domain.reference.cyrillic_names import in_cyrillic
from domain.reference.places import all_places, all_regions


@pytest.mark.parametrize(
    ("name", "country", "cyrillic"),
    [
        ("Zagreb", "HR", "Загреб"),
        ("Osijek", "HR", "Осиек"),
        ("Đakovo", "HR", "Ѓаково"),
        ("Sarajevo", "BA", "Сараево"),
        ("Bijeljina", "BA", "Бијељина"),
        ("Hadžići", "BA", "Хаџиќи"),
        ("Ljubljana", "SI", "Љубљана"),
        ("Škofja Loka", "SI", "Шкофја Лока"),
        ("Splitsko-dalmatinska županija", "HR", "Сплитско-далматинска жупанија"),
        ("Shtip", "MK", "Штип"),
        ("Gevgelija", "MK", "Гевгелија"),
        ("Петровец", "MK", "Петровец"),
    ],
)
def test_a_name_is_written_in_macedonian_cyrillic(name: str, country: str, cyrillic: str) -> None:
    assert in_cyrillic(name, country) == cyrillic


def test_no_place_or_region_is_in_latin_letters() -> None:
    named = [*all_places(), *all_regions()]
    assert len(named) > 2_000
    assert [each.name for each in named if re.search(r"[A-Za-zÀ-ž]", each.label("mk"))] == []
