"""Words of a query say what is looked for in any order, and some of them say little."""

import pytest

from domain.reference.language.analysis import terms
from domain.reference.language.head_words import HeadWord, head_words, says_little
from domain.reference.language.occupation_matches import AMBIGUOUS
from domain.reference.language.occupation_names import Kind
from domain.reference.language.occupation_titles import titles_of
from domain.reference.language.query_occupations import recognise_positions
from domain.reference.language.query_parser import parse_query


def spans(text: str) -> list[tuple[int, int, set[str]]]:
    return [(each.first, each.end, set(each.positions)) for each in recognise_positions(terms(text))]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("klima majstor", "7127"), ("majstor za klime", "7127"), ("zidar majstor", "7112"), ("radnik u pekari", "7512"),
        ("mojster za keramiko", "7122"), ("мајстор за ѕидање", "7112"), ("bakery worker", "7512"),
        ("radnica u pizzeriji", "5120"),
    ],
)  # fmt: skip
def test_who_works_is_part_of_the_work(text: str, code: str) -> None:
    (found,) = spans(text)
    assert found[:2] == (0, 2)
    assert code in found[2]


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("pločice majstor", "majstor za pločice"),
        ("bicikala popravak", "popravak bicikala"),
        ("stanovi čišćenje", "čišćenje stana"),
    ],
)
def test_names_of_two_words_stand_in_any_order(text: str, same: str) -> None:
    assert spans(text) == spans(same) != []


def test_a_term_of_contract_keeps_its_meaning_in_any_order() -> None:
    query = parse_query("pripravnik programer")
    assert [each.values for each in query.understood] == [("internship",)]


def test_a_skill_says_which_of_several_occupations_is_meant() -> None:
    assert {"4110", "2522"} <= spans("admin")[0][2]
    ((_, _, codes),) = spans("linux admin")
    assert "2522" in codes
    assert "4110" not in codes


def test_a_head_word_names_an_occupation_only_alone() -> None:
    assert spans("majstor")[0][2] >= {"5153", "9622"}
    assert spans("majstor xyzzy") == []


def test_words_for_anybody_name_no_one_occupation() -> None:
    anybody = {stem for stem, kind in head_words().items() if kind is HeadWord.WORKER}
    named = {stem: titles_of(Kind.NAME)[stem,] for stem in anybody if (stem,) in titles_of(Kind.NAME)}
    assert min(map(len, named.values())) >= AMBIGUOUS
    assert says_little("majstor")
    assert not says_little("zidar")
