"""Occupations are recognised by their usual titles in any language."""

import pytest

from domain.reference.language.analysis import terms
from domain.reference.language.occupation_titles import heads_of_other_names, titles
from domain.reference.language.query_occupations import recognise_positions
from domain.reference.language.query_parser import parse_query
from domain.reference.positions import find_position


def positions_in(text: str) -> list[tuple[str, ...]]:
    return [occupation.positions for occupation in recognise_positions(terms(text))]


@pytest.mark.parametrize(
    ("text", "positions"),
    [
        ("medicinske sestre", ("2221", "3221")),
        ("nurses", ("2221", "3221")),
        ("медицинска сестра", ("2221", "3221")),
        ("truck driver", ("8332",)),
        ("vozača kamiona", ("8332",)),
        ("возач на камион", ("8332",)),
        ("babysitter", ("5311",)),
        ("čuvanje djece", ("5311",)),
    ],
)
def test_titles_in_any_language(text: str, positions: tuple[str, ...]) -> None:
    assert positions_in(text) == [positions]


def test_the_longest_title_counts() -> None:
    assert positions_in("driver") != positions_in("bus driver") == [("8331",)]


def test_several_occupations_with_words_between() -> None:
    found = recognise_positions(terms("kuhar Split konobar"))
    assert [(each.first, each.end) for each in found] == [(0, 1), (2, 3)]


def test_other_words_name_none() -> None:
    assert positions_in("rad od kuće u Splitu") == []


def test_every_title_has_words_and_positions_that_exist() -> None:
    assert all(stems and all(find_position(code) for code in codes) for stems, codes in titles().items())


def test_where_somebody_works_is_no_part_of_the_occupation() -> None:
    query = parse_query("čistačica u školi")
    assert [(each.first, each.end) for each in query.occupations] == [(0, 1)]
    assert [clause.exact for clause in query.should] == [("cistacica",), ("skoli",)]


@pytest.mark.parametrize(
    ("title", "heads"),
    [
        ("Frizer za pse", ("frizer",)),
        ("Njegovatelj životinja", ("njegovatelj",)),
        ("Frizer, frizer za pse", ()),
        ("Pomoćni kuhar", ()),
        ("Vozač viličara", ()),
        ("Frizer u salonu", ()),
    ],
)
def test_a_word_may_only_begin_the_name_of_another_occupation(title: str, heads: tuple[str, ...]) -> None:
    assert heads_of_other_names(tuple(terms(title))) == heads
