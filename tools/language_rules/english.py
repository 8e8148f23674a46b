"""Inflected forms of English from hunspell-en-us: plurals only, since "accounting" is not an account."""

from collections.abc import Iterator

from tools.language_rules.forms import InflectedForm, Rank, folded_form
from tools.language_rules.hunspell import Dictionary

PLURALS = (("ies", "y"), ("es", ""), ("s", ""))
PLURAL_ONLY = frozenset({"analytics", "goods", "graphics", "headquarters", "logistics", "news", "sales", "windows"})
SIBILANTS = ("s", "x", "z", "ch", "sh", "o")


def english(dictionary: Dictionary, job_words: frozenset[str]) -> Iterator[InflectedForm]:
    """Forms of common words; words of occupations rank as English first.

    Entries are compressed without regard to meaning ("offers" is off + ers), so plurals are found by their endings.
    """
    words = {
        form
        for word, flags in dictionary.entries
        if word.isalpha() and word.isascii() and word.islower()
        for form in dictionary.every_form(word, flags)
        if form.isalpha()
    }
    for word in sorted(words):
        singular = _singular(word, words)
        at_work = word in job_words or singular in job_words or word + "s" in job_words
        if singular == word:
            yield folded_form(word, word, Rank.JOB_ENGLISH if at_work else Rank.ENGLISH_WORD)
        else:
            yield folded_form(word, singular, Rank.JOB_ENGLISH if at_work else Rank.ENGLISH_FORM)


def _singular(word: str, words: set[str]) -> str:
    for ending, singular_ending in PLURALS if word not in PLURAL_ONLY else ():
        singular = word.removesuffix(ending) + singular_ending
        plural = word.endswith(ending) and not word.endswith("ss") and len(singular) > 2
        if plural and singular in words and (ending != "es" or singular.endswith(SIBILANTS)):
            return singular
    return word
