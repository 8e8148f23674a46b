"""Inflected forms with their lemmas, and the precedence of sources that disagree."""

from collections import defaultdict
from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple

from domain.reference.language.word_folding import fold_word

MIN_LENGTH, MAX_LENGTH = 3, 24


class Rank(IntEnum):
    """Sources by precedence. Occupations of people come first, so that "pekara" is the baker, not the bakery."""

    PERSON = 0
    WOMAN = 1
    JOB_ENGLISH = 2
    CROATIAN_WORD = 3
    CROATIAN_NOUN = 4
    CROATIAN_ADJECTIVE = 5
    MACEDONIAN_WORD = 6
    SLOVENIAN_WORD = 7
    SLOVENIAN_NOUN = 8
    SLOVENIAN_ADJECTIVE = 9
    CROATIAN_PARTICIPLE = 10
    CROATIAN_VERB = 11
    CROATIAN_LOOSE = 12
    SLOVENIAN_VERB = 13
    ENGLISH_WORD = 14
    ENGLISH_FORM = 15
    MACEDONIAN_FORM = 16


class InflectedForm(NamedTuple):
    """`form` is a form of `lemma`, both folded."""

    form: str
    lemma: str
    rank: Rank


def folded_form(form: str, lemma: str, rank: Rank) -> InflectedForm:
    """The form and its lemma, folded."""
    return InflectedForm(fold_word(form), fold_word(lemma), rank)


def choose_lemmas(inflected: Iterable[InflectedForm]) -> dict[str, str]:
    """The lemma of each form: by rank, then alphabetically; chains of lemmas are followed to the end."""
    best: dict[str, tuple[Rank, str]] = defaultdict(lambda: (Rank.MACEDONIAN_FORM, "\U0010ffff"))
    for form, lemma, rank in inflected:
        if MIN_LENGTH <= len(form) <= MAX_LENGTH and len(lemma) >= MIN_LENGTH and (form + lemma).isalpha():
            best[form] = min(best[form], (rank, lemma))
    direct = {form: lemma for form, (_, lemma) in best.items()}
    return {form: _last(direct, form) for form in direct} | {lemma: _last(direct, lemma) for lemma in direct.values()}


def _last(direct: dict[str, str], form: str) -> str:
    passed = [form]
    while (lemma := direct.get(passed[-1], passed[-1])) not in passed:
        passed.append(lemma)
    return min(passed[passed.index(lemma) :])
