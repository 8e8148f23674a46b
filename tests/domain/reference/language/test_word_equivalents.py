"""A query finds what ads call the same: by other words, other forms, in other languages."""

from collections import Counter

import pytest

from domain.reference.language.analysis import terms
from domain.reference.language.query_parser import Clause, parse_query
from domain.reference.language.word_equivalents import equivalents
from domain.reference.language.written_words import phrase_key
from domain.reference.names import read_rows


@pytest.mark.parametrize(
    ("text", "ad"),
    [
        ("noćni rad", "rad noću"), ("ноќна смена", "night shift"), ("posao vikendom", "čišćenje subotom"),
        ("posao za penzionere", "umirovljenik"), ("upokojenci", "retiree"),
        ("umjetna inteligencija", "Machine Learning"),
        ("izrada igrica", "Game Developer"), ("mobilne aplikacije", "Android / iOS"),
        ("sa smještajem", "accommodation"),
        ("rad u tri smjene", "izmensko delo"), ("vježbenički staž", "odvjetnički vježbenik"),
    ],
)  # fmt: skip
def test_other_words_for_the_same_are_found(text: str, ad: str) -> None:
    (clause,) = parse_query(text).should
    assert any(set(terms(ad)).issuperset(words.split()) for words in clause.alternatives)


def test_the_words_around_stay() -> None:
    query = parse_query("kuhar noćni rad Split")
    assert [clause.exact for clause in query.should] == [("kuhar",), ("nocni",)]
    assert len(query.occupations) == len(query.understood) == 1


def test_a_phrase_is_one_side_of_an_or() -> None:
    (clause,) = parse_query("noćni rad | vikendom").should
    assert clause.exact == ("nocni", "vikendom")


def test_an_occupation_over_the_same_words_wins() -> None:
    assert parse_query("noćni čuvar").should == (Clause(("nocni",), ("nocni",)), Clause(("cuvar",), ("cuvar",)))


def test_signs_and_quotation_marks_keep_words_as_they_are() -> None:
    assert parse_query("+vikendom").must == (Clause(("vikend",), ("vikendom",)),)
    assert parse_query('"noćni rad"').phrases == (("nocni", "rad"),)


def test_no_phrase_has_two_meanings() -> None:
    rows = [{phrase_key(phrase) for phrase in row["phrases"].split("; ")} for row in read_rows("word_equivalents.csv")]
    assert [key for key, times in Counter(key for keys in rows for key in keys).items() if times > 1] == []
    assert all(words and all(words) for words in equivalents().values())
