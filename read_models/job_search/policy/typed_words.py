"""Finds how words of a search were typed, since the search itself compares them folded."""

import re
from collections.abc import Mapping

from domain.reference.language.analysis import tokens_of
from domain.reference.language.tokens import tokenise


def words_as_typed(text: str) -> dict[str, str]:
    """The words of a text as typed, by their folded spelling; of several spellings the first."""
    typed: dict[str, str] = {}
    for word in tokenise(text):
        for token in tokens_of(word):
            typed.setdefault(token.exact, word)
    return typed


def with_words(text: str, used: Mapping[str, str]) -> str:
    """The text with other words in place of some, which are given by their folded spelling."""
    for word, other in used.items():
        typed = words_as_typed(text).get(word)
        if typed is not None:
            text = re.sub(rf"(?<!\w){re.escape(typed)}(?!\w)", lambda _, other=other: other, text)
    return text
