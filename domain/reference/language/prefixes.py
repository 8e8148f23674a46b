"""Beginnings of words in a query: "kono*" stands for every word that begins so."""

import re

from domain.reference.language.analysis import Token
from domain.reference.language.word_folding import fold_word

MIN_LETTERS = 3
_PREFIX = re.compile(r"(\w{3,})\*[.,;:!?)]*")
_SIGNS_OF_FIELDS = frozenset('=":')


def prefix_token(word: str | None) -> Token | None:
    """The token of a word that ends in an asterisk, folded with it; None for any other word or fewer letters."""
    found = _PREFIX.fullmatch(word) if word else None
    start = fold_word(found[1]) if found else ""
    return Token(f"{start}*", f"{start}*") if len(start) >= MIN_LETTERS else None


def is_prefix(term: str) -> bool:
    """Whether it stands for all terms that begin so: no word contains an asterisk."""
    return term.endswith("*")


def is_completion(term: str, start: str) -> bool:
    """Whether an index term completes this beginning: a word, and no field's value, number or pair of words."""
    return term.startswith(start) and _SIGNS_OF_FIELDS.isdisjoint(term)
