"""Words and phrases of queries, and what ads write instead: "penzioner" is "umirovljenik", "noćni rad" is "rad noću".

A query with one of the phrases finds ads with any of the words that mean the same, in five languages.
"""

from collections.abc import Sequence
from functools import cache

from domain.reference.language.analysis import terms
from domain.reference.language.written_words import longest_by_first, phrase_key
from domain.reference.names import read_rows

EQUIVALENT = "equivalent"


@cache
def equivalents() -> dict[tuple[str, ...], tuple[str, ...]]:
    """Equivalents of a phrase, by its stems: what is searched for, stems separated by blanks, all of which an ad
    has."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for row in read_rows("word_equivalents.csv"):
        means = tuple(dict.fromkeys(" ".join(terms(words)) for words in row["means"].split("; ")))
        found.update((phrase_key(phrase), means) for phrase in row["phrases"].split("; "))
    return found


def find_equivalent(stems: Sequence[str], first: int) -> tuple[int, tuple[str, ...]] | None:
    """The longest phrase from the word `first` on: before which word it ends, and what is searched for instead."""
    for end in range(min(len(stems), first + _longest_from().get(stems[first], 0)), first, -1):
        if found := equivalents().get(tuple(stems[first:end])):
            return end, found
    return None


@cache
def _longest_from() -> dict[str, int]:
    return longest_by_first(equivalents())
