"""Finds how words of a search were typed, since the search itself compares them folded."""

from domain.reference.language.analysis import tokens_of
from domain.reference.language.tokens import tokenise


def words_as_typed(text: str) -> dict[str, str]:
    """The words of a text as typed, by their folded spelling; of several spellings the first."""
    typed: dict[str, str] = {}
    for word in tokenise(text):
        for token in tokens_of(word):
            typed.setdefault(token.exact, word)
    return typed
