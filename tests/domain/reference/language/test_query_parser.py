"""Any text is parsed to a query of bounded size."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from domain.reference.language.analysis import terms, terms_of_phrase
from domain.reference.language.occupation_titles import Occupation
from domain.reference.language.query_parser import MAX_WORDS, Clause, Query, parse_query

SIGNS = st.lists(st.sampled_from(["+", "-", '"', "“", "|", "OR", " ", "vozač", "C++", "kuhar/ica", "и", "😀", "(m/ž)"]))


def word(stem: str, exact: str | None = None) -> Clause:
    return Clause((stem,), (exact or stem,))


def test_signs_say_what_must_and_must_not_be() -> None:
    query = parse_query('konobar +Split -noćni "rad vikendom" -"rad nedjeljom"')
    assert query.should == (word("konobar"),)
    assert [clause.exact for clause in query.must] == [("split",)]
    assert [clause.exact for clause in query.not_] == [("nocni",)]
    assert len(query.phrases) == len(query.not_phrases) == 1


@pytest.mark.parametrize(
    "text",
    [
        "kuhar | konobar",
        "kuhar OR konobar",
        "kuhar ILI konobar",
        "kuhar ili konobar",
        "kuhar or konobar",
        "kuhar или конобар",
        "kuhar/konobar",
    ],
)
def test_alternatives_are_parsed(text: str) -> None:
    assert parse_query(text).should == (Clause(("kuhar", "konobar"), ("kuhar", "konobar")),)


def test_a_word_required_is_not_asked_for_twice() -> None:
    assert parse_query("kuhar kuhar +kuhar") == Query(must=(word("kuhar"),))


def test_a_refused_compound_is_refused_as_a_whole() -> None:
    assert parse_query("-B-kategorija").not_ == ()
    assert len(parse_query("-B-kategorija").not_phrases) == 1


@pytest.mark.parametrize(
    "text", ['"kuhar', 'kuhar"', "kuhar -", "+ kuhar", "| kuhar |", "(kuhar", "KUHAR/ICA", "kuhar (m/ž)"]
)
def test_unbalanced_syntax_is_ignored(text: str) -> None:
    assert parse_query(text) == Query(should=(word("kuhar"),), occupations=(Occupation(0, 1, ("5120",)),))


@pytest.mark.parametrize("text", ["posao kuhar", "kuhar jobs", "oglasi za posao kuhara", "работа kuhar"])
def test_generic_job_words_are_dropped_next_to_others(text: str) -> None:
    assert [clause.alternatives for clause in parse_query(text).should] == [("kuhar",)]


@pytest.mark.parametrize(
    "form", ["d.o.o.", "d.o.o", "doo", "j.d.o.o.", "D.O.O.", "s.p.", "ДООЕЛ", "Ltd.", "GmbH", "obrt"]
)
def test_the_legal_form_after_a_name_is_dropped(form: str) -> None:
    assert parse_query(f"konobar Primjer {form}") == parse_query("konobar Primjer")
    assert parse_query(f"İ konobar Primjer {form} Split") == parse_query("İ konobar Primjer Split"), (
        "long in lower case"
    )


def test_a_legal_form_alone_in_quotes_or_required_is_looked_for() -> None:
    assert parse_query("obrt").should == (Clause(("obrt",), ("obrt",)),)
    assert parse_query('"Primjer d.o.o."').phrases == (("primjer", "d"),)
    assert parse_query("konobar +obrt").must == (Clause(("obrt",), ("obrt",)),)


def test_generic_job_words_alone_are_kept() -> None:
    assert parse_query("posao").should == (word("posao"),)


def test_an_occupation_knows_its_clauses_after_repeats_are_gone() -> None:
    query = parse_query("Zagreb zagreb truck driver +Zagreb noću")
    assert [clause.exact for clause in query.should] == [("truck",), ("driver",), ("nocu",)]
    assert query.occupations == (Occupation(0, 2, ("8332",)),)


@pytest.mark.parametrize("text", ["", "u za na i", "+ - | \"\" ''", "🚀🎉", "the of and", '-"', "\x00"])
def test_stop_words_and_signs_ask_for_nothing(text: str) -> None:
    assert not parse_query(text)


def test_languages_and_alphabets_mix() -> None:
    assert parse_query("возач").should == parse_query("vozač").should == parse_query("VOZAC").should


@given(st.one_of(st.text(max_size=400), SIGNS.map(" ".join), SIGNS.map("".join)))
@example("a" * 10_000)
@example('"' * 10_000)
@example("+a " * 3_333)
@example(",–- " * 2_500)
@example("-vozač " * 1_500)
def test_any_text_is_a_query_of_bounded_size(text: str) -> None:
    query = parse_query(text)
    clauses = [*query.must, *query.should, *query.not_]
    phrases = [*query.phrases, *query.not_phrases]
    assert sum(len(clause.alternatives) for clause in clauses) + sum(map(len, phrases)) <= MAX_WORDS
    assert all(stem and stem.strip() == stem for clause in clauses for stem in clause.alternatives)
    assert all(0 <= named.first < named.end <= len(query.should) for named in query.occupations)
    assert len(clauses) == len({*query.must, *query.should}) + len(query.not_)
    assert parse_query(f" {text} ") == query == parse_query(text)


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("kono*", ["kono*"]),
        ("ČIŠ*,", ["cis*"]),
        ("чис*", ["cis*"]),
        ("odv*", ["odv*"]),
        ("ku*", ["ku"]),
        ("k*", []),
        ("*", []),
        ("* *", []),
    ],
)
def test_an_asterisk_after_three_letters_stands_for_all_completions(text: str, terms: list[str]) -> None:
    assert [clause.alternatives[0] for clause in parse_query(text).should] == terms


def test_beginnings_take_signs_and_alternatives() -> None:
    query = parse_query("+voz* -kuh* kono* | barmen")
    assert [clause.alternatives for clause in query.must] == [("voz*",)]
    assert [clause.alternatives for clause in query.not_] == [("kuh*",)]
    assert [clause.alternatives for clause in query.should] == [("kono*", "barmen")]


def test_only_the_first_beginnings_count_and_none_in_quotes() -> None:
    words = [clause.alternatives[0] for clause in parse_query("aaa* bbb* ccc* ddd* eee*").should]
    assert words == ["aaa*", "bbb*", "ccc*", "ddd*", "eee"]
    assert parse_query('"kono* zadar"').phrases == (("kono", "zadar"),)


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ('"front of house"', ("front", "_of", "house")),
        ('"od kuće"', ("_od", *terms("kuće"))),
        ("„rad od kuće” kuhar", (*terms("rad"), "_od", *terms("kuće"))),
        ('"od doma"', ("_od", *terms("doma"))),
        ('"работа од дома"', (*terms("работа"), "_od", *terms("дома"))),
    ],
)
def test_stop_words_count_in_quotation_marks(text: str, phrase: tuple[str, ...]) -> None:
    assert parse_query(text).phrases == (phrase,)


def test_stop_words_at_the_end_of_a_phrase_count_for_nothing() -> None:
    assert parse_query('"rad na"').should == parse_query('"rad"').should
    assert parse_query('"rad na terenu u"').phrases == (tuple(terms_of_phrase("rad na terenu")),)


def test_stop_words_alone_are_nothing_even_in_quotation_marks() -> None:
    assert not parse_query('"od do"')
    assert not parse_query('-"od"')
    assert parse_query(f'{"konobar " * MAX_WORDS}"od kuće"').phrases == ()
    assert parse_query(f'{"konobar " * (MAX_WORDS - 1)}"od kuće"').phrases == (), "a stop word is what fits"
