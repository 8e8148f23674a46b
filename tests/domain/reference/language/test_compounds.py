"""Compounds written apart are the same words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.reference.language.analysis import analyse, terms
from domain.reference.language.compounds import join_compounds, join_compounds_in_query
from domain.reference.language.query_parser import parse_query
from domain.reference.language.text_stems import stems_of
from domain.reference.language.tokens import tokenise


@pytest.mark.parametrize(
    ("apart", "together"),
    [
        ("vodo instalater", "vodoinstalater"),
        ("Vodo instalatera", "vodoinstalatera"),
        ("auto mehaničar", "automehaničar"),
        ("AUTO MEHANIČAR", "AUTOMEHANIČAR"),
        ("avto mehanik", "avtomehanik"),
        ("електро монтер", "електромонтер"),
        ("elektro-monter", "elektromonter"),
        ("dot net", ".net"),
        ("front end", "frontend"),
        ("back-end", "backend"),
        ("full stack developer", "fullstack developer"),
        ("e commerce", "e-commerce"),
        ("foto reporter", "fotoreporter"),
        ("call centar", "callcentar"),
        ("baby sitter", "babysitter"),
    ],
)
def test_apart_or_together_it_is_one_word(apart: str, together: str) -> None:
    assert terms(apart) == terms(together)
    assert analyse(apart).stems == analyse(together).stems
    assert stems_of(f"tražimo {apart} odmah") == stems_of(f"tražimo {together} odmah")
    assert parse_query(apart).should == parse_query(together).should


@pytest.mark.parametrize(
    "text",
    ["auto kuća", "front office", "bio tehnolog u tvornici", "full time", "kuhar konobar", "rad nik", "auto", ""],
)
def test_other_words_stay_apart(text: str) -> None:
    assert join_compounds(text.split()) == text.split()


@pytest.mark.parametrize(
    "query", ["+vodo +instalater", "auto -mehaničar", 'auto "mehaničar u servisu"', "auto | mehaničar"]
)
def test_signs_and_quotes_of_a_query_keep_words_apart(query: str) -> None:
    assert join_compounds_in_query(query) == query


def test_a_quoted_compound_is_found_in_both_spellings() -> None:
    assert parse_query('"front end"').should == parse_query("frontend").should


@given(st.text(max_size=80))
def test_any_text_is_joined_once_and_loses_no_word(text: str) -> None:
    words = tokenise(text)
    joined = join_compounds(words)
    assert len(joined) <= len(words)
    assert join_compounds(joined) == joined


WORDS = st.sampled_from(
    ["vodo", "instalater", "auto", "mehaničar", "front", "end", "dot", "net", "u", "Splitu", "(auto"]
)


@given(st.lists(WORDS, max_size=8).map(" ".join))
def test_ads_and_queries_are_joined_alike(text: str) -> None:
    assert stems_of(text).split() == terms(text)
