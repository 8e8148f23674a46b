"""Occupations, categories, languages and levels have names in all languages."""

import re

from domain.reference.education_levels import all_education_levels
from domain.reference.languages import all_languages
from domain.reference.names import NAMED_IN, Names
from domain.reference.positions import all_categories, all_positions, find_category, find_position


def complete(names: Names) -> bool:
    return all(names.in_locale(locale).strip() for locale in NAMED_IN)


def test_every_occupation_belongs_to_a_category() -> None:
    assert len(all_positions()) == 436
    assert {position.category.id for position in all_positions().values()} == set(all_categories())


def test_every_name_is_written() -> None:
    named = [*all_categories().values(), *all_positions().values()]
    assert all(complete(row.names) for row in named)
    assert all(complete(names) for names in [*all_languages().values(), *all_education_levels().values()])


def test_an_occupation_knows_its_category() -> None:
    waiter = find_position("5131")
    assert waiter is not None
    assert waiter.names.hr == "Konobari/konobarice"
    assert waiter.category.names.en == "Tourism and hospitality"


def test_labels_are_words_that_people_say() -> None:
    labels = [
        (locale, position.labels.in_locale(locale)) for position in all_positions().values() for locale in NAMED_IN
    ]
    assert [each for each in labels if re.search(r"\bd\. ?n\.|elsewhere|drugdje|nespomenut|^ |  ", each[1])] == []


def test_macedonian_labels_have_no_latin_letters() -> None:
    labels = [position.labels.mk for position in all_positions().values()]
    assert [label for label in labels if re.search(r"[A-Za-z]", label.removeprefix("CNC "))] == []


def test_an_unknown_language_reads_croatian() -> None:
    waiter = find_position("5131")
    assert waiter is not None
    assert waiter.names.in_locale("de") == waiter.names.hr


def test_what_does_not_exist_is_not_found() -> None:
    assert find_position("9999") is None
    assert find_category(0) is None
