"""The builder of the lemma file: expanded dictionaries, precedence, rules that reproduce every example."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from domain.reference.language.lemmas import apply_rule
from tools.language_rules.forms import InflectedForm, Rank, choose_lemmas
from tools.language_rules.hunspell import read
from tools.language_rules.related_lemmas import related_lemmas
from tools.language_rules.rule_learning import learn

AFFIXES = """SET UTF-8
FLAG long
AF 2
AF AABB # 1
AF CC # 2
PFX PP Y 1
PFX PP 0 pre .
SFX AA Y 2
SFX AA 0 a [^a]
SFX AA ac ca/CC ac
SFX BB Y 1
SFX BB 0 ica ar
SFX CC Y 1
SFX CC 0 m a
"""
WORDS = st.text(alphabet="abck", min_size=3, max_size=9)


def test_affixes_aliases_and_second_suffixes_are_expanded(tmp_path: Path) -> None:
    (tmp_path / "xx.aff").write_text(AFFIXES)
    (tmp_path / "xx.dic").write_text("3\nkuhar/1\nnovac/1\nstaza/2\n")
    dictionary = read(tmp_path / "xx", "utf-8")
    forms = {word: sorted(dictionary.every_form(word, flags)) for word, flags in dictionary.entries}
    assert forms == {
        "kuhar": ["kuhar", "kuhara", "kuharica"],
        "novac": ["novac", "novaca", "novca", "novcam"],
        "staza": ["staza", "stazam"],
    }
    assert sorted(dictionary.every_form("znam", dictionary.flags("PP"))) == ["preznam", "znam"]


def test_trades_rank_before_things_and_nouns_before_verbs() -> None:
    settled = choose_lemmas(
        [
            InflectedForm("pekara", "pekara", Rank.CROATIAN_WORD),
            InflectedForm("pekara", "pekar", Rank.PERSON),
            InflectedForm("posla", "poslati", Rank.CROATIAN_VERB),
            InflectedForm("posla", "posao", Rank.CROATIAN_NOUN),
        ]
    )
    assert settled == {"pekara": "pekar", "pekar": "pekar", "posla": "posao", "posao": "posao"}


def test_lemmas_that_refer_to_each_other_become_one() -> None:
    settled = choose_lemmas([InflectedForm("aaa", "bbb", Rank.PERSON), InflectedForm("bbb", "aaa", Rank.PERSON)])
    assert set(settled.values()) == {"aaa"}


def test_a_feminine_form_gets_the_lemma_of_its_trade() -> None:
    said = [
        InflectedForm("prodajalec", "prodajalec", Rank.SLOVENIAN_WORD),
        InflectedForm("prodajalka", "prodajalka", Rank.WOMAN),
        InflectedForm("macka", "macka", Rank.WOMAN),
    ]
    assert list(related_lemmas(said)) == [InflectedForm("prodajalka", "prodajalec", Rank.PERSON)]


@given(st.dictionaries(WORDS, WORDS, min_size=1))
def test_rules_reproduce_every_example(lemmas: dict[str, str]) -> None:
    rules = learn(lemmas)
    assert {form: apply_rule(form, rules) for form in lemmas} == lemmas


def test_an_unknown_word_follows_the_majority_with_its_ending() -> None:
    rules = learn({"vozacima": "vozac", "kuharima": "kuhar", "prizima": "prizima", "konobar": "konobar"})
    assert apply_rule("tesarima", rules) == "tesar"
