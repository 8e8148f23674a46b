"""Phrases for terms of contract and for looking for work, in five languages; other forms of their words match too."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from domain.reference.language.written_words import longest_by_first, phrase_key
from domain.reference.names import read_rows

JOB_SEEKING = "job-seeking"
"""Says that one looks for work, which is no condition: "tražim posao"."""
ORDINARY = "words"
"""Contains words of a term and does not mean it: "studentski dom" is a place of work."""


@dataclass(frozen=True, slots=True)
class TermPhrase:
    """The meaning of a phrase: values of a dimension, any of which is meant, or `JOB_SEEKING`, or `ORDINARY`."""

    dimension: str
    values: tuple[str, ...]


@cache
def term_phrases() -> dict[tuple[str, ...], TermPhrase]:
    """Meanings by the stems of the phrase."""
    return {
        phrase_key(phrase): TermPhrase(row["dimension"], tuple(row["value"].split()))
        for row in read_rows("term_phrases.csv")
        for phrase in row["phrases"].split("; ")
    }


def find_phrase(stems: Sequence[str], first: int) -> tuple[int, TermPhrase] | None:
    """The longest phrase from the word `first` on: before which word it ends, and what it means."""
    for end in range(min(len(stems), first + _longest_from().get(stems[first], 0)), first, -1):
        if found := term_phrases().get(tuple(stems[first:end])):
            return end, found
    return None


@cache
def _longest_from() -> dict[str, int]:
    """The maximum number of words in a phrase, by its first."""
    return longest_by_first(term_phrases())
