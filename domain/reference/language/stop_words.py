"""Stop words of all five languages in one list, since the language of a query is unknown."""

from collections.abc import Iterable

from domain.reference.names import read_rows

# Stop words of one language that are content words in another.
MEANINGFUL = {"most", "pod", "must", "own", "can", "may", "go", "it"}

_WORDS = frozenset(word for row in read_rows("stop_words.csv") for word in row["words"].split())

STOP_WORDS = _WORDS - MEANINGFUL

STOP_MARK = "_"
"""Begins a stop word among stems; no word begins so."""


def marked(stop_word: str) -> str:
    """A folded stop word as it stands among stems, for phrases."""
    return STOP_MARK + stop_word


def is_marked(stem: str) -> bool:
    """Whether it is a stop word among stems."""
    return stem.startswith(STOP_MARK)


def without_stop_words(stems: Iterable[str]) -> list[str]:
    """The stems that are not marked."""
    return [stem for stem in stems if stem[0] != STOP_MARK]
