"""The file of everyday names is complete, without repeats, and every name is recognised as what it says."""

from collections import Counter, defaultdict

import pytest

from domain.kernel.values.locales import LOCALES
from domain.reference.language.analysis import terms
from domain.reference.language.occupation_names import Kind, OccupationNames, all_names
from domain.reference.language.occupation_titles import PREPOSITIONS, titles_of
from domain.reference.language.query_occupations import recognise_positions
from domain.reference.language.tokens import tokenise
from domain.reference.occupations import Occupations
from domain.reference.positions import all_positions

MIN_NAMES = 1_500
TOO_GENERAL = (
    "radnik radnica djelatnik zaposlenik delavec sodelavec работник posao delo rad работа worker job employee staff "
    "voditelj vodja manager menadžer specijalist stručnjak suradnik škola hotel bolnica restoran sezona student"
)
"""Words that say nothing of what is done, or that stand beside many occupations."""


def spoken(row: OccupationNames) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(terms(name)) for name in row.names)


def test_there_are_many_names() -> None:
    assert len({name.casefold() for row in all_names() for name in row.names}) >= MIN_NAMES


def test_every_unit_group_has_names_in_every_language() -> None:
    languages: dict[str, set[str]] = defaultdict(set)
    for row in all_names():
        for code in row.codes:
            languages[code].update(row.languages)
    assert {code: sorted(set(LOCALES) - languages[code]) for code in all_positions()} == {
        code: [] for code in all_positions()
    }


def test_names_say_what_exists() -> None:
    assert all(Occupations().knows(code) for row in all_names() for code in row.codes)
    assert {language for row in all_names() for language in row.languages} == set(LOCALES)


def test_no_name_is_repeated_in_a_group() -> None:
    of_group = (
        (row.codes, lang, name.casefold()) for row in all_names() for lang in row.languages for name in row.names
    )
    assert [each for each, times in Counter(of_group).items() if times > 1] == []


def test_a_row_is_unique() -> None:
    rows = Counter((row.codes, row.kind, row.languages) for row in all_names())
    assert [row for row, times in rows.items() if times > 1] == []


def test_every_name_is_recognised_as_its_own_groups() -> None:
    lost: list[str] = []
    for row in all_names():
        for name, stems in zip(row.names, spoken(row), strict=True):
            codes = titles_of(row.kind)[stems] if row.kind is Kind.SKILL else _recognised(name, stems)
            lost += [] if set(row.codes) <= set(codes) else [f"{name}: {row.codes}, not {codes}"]
    assert lost == []


def _recognised(name: str, stems: tuple[str, ...]) -> tuple[str, ...]:
    """The groups of the whole name, or of what stands before a place of work."""
    found = recognise_positions(stems)
    if not PREPOSITIONS.isdisjoint(name.split()):
        return tuple(code for each in found for code in each.positions)
    return found[0].positions if len(found) == 1 and found[0].end == len(stems) else ()


@pytest.mark.parametrize("word", TOO_GENERAL.split())
def test_words_that_are_too_general_mean_no_occupation(word: str) -> None:
    assert recognise_positions(terms(word)) == ()


def test_no_name_shrinks_to_a_general_word() -> None:
    """Stop words are left out of names: "vozač ce" would become any driver."""
    general = {stem for word in TOO_GENERAL.split() for stem in terms(word)} | {"vozac", "voznik", "driver", "tehnicar"}
    shrunk = (name for row in all_names() for name, stems in zip(row.names, spoken(row), strict=True)
              if len(stems) == 1 and stems[0] in general and len(tokenise(name)) > 1)  # fmt: skip
    assert list(shrunk) == []


@pytest.mark.parametrize(
    ("word", "codes"),
    [
        ("dućan", {"5223"}), ("kamiondžija", {"8332"}), ("bauštela", {"9313"}), ("na bauštelu", {"9313"}),
        ("noktićarka", {"5142"}), ("šnajderica", {"7531"}), ("bebisiterica", {"5311"}), ("viljuškar", {"8344"}),
        ("med. sestra", {"3221", "2221"}), ("prof. engleskog", {"2353", "2341", "2330"}), ("el. inž.", {"2151"}),
        ("dipl. ing.", {"2142", "2144", "2151"}), ("VKV", {"7112", "7411"}), ("NKV", {"9329"}), ("HR", {"2423"}),
        ("PR", {"2432"}), ("ICT", {"3512"}), ("devops", {"2522", "2512"}), ("qa", {"2519"}), ("frontend", {"2513"}),
        ("sysadmin", {"2522"}), ("data scientist", {"2521"}), ("snažilka", {"9112"}), ("мајстор за пица", {"5120"}),
        ("security", {"5414", "2529"}), ("admin", {"4110", "2522"}), ("agent", {"4222", "3334"}),
        ("operater", {"8189", "7223"}), ("majstor", {"9622", "5153"}), ("asistent", {"3343", "4120"}),
    ],
)  # fmt: skip
def test_words_that_people_use(word: str, codes: set[str]) -> None:
    assert codes <= {code for each in recognise_positions(terms(word)) for code in each.positions}


@pytest.mark.parametrize(("text", "code"), [("kuhar u dućanu", "5120"), ("čistačica u vrtiću", "9112")])
def test_a_place_of_work_says_nothing_beside_a_person(text: str, code: str) -> None:
    (found,) = recognise_positions(terms(text))
    assert code in found.positions
    assert found.first == 0


def test_a_place_of_work_says_more_of_a_person_who_works_there() -> None:
    assert len(recognise_positions(terms("prodavač ili blagajnik, dućan"))) == 3


def test_a_skill_is_searched_by_its_word() -> None:
    assert recognise_positions(terms("react")) == ()
    assert "2513" in titles_of(Kind.SKILL)["react",]
