"""The words that the simple search compares: folded, without gender suffixes and punctuation."""

import re
from collections.abc import Iterable

from domain.reference.folding import fold
from domain.reference.gender_suffixes import without_gender_suffixes

MOST_WORDS = 12


def words_of(text: str) -> list[str]:
    """Folded words in order, each once."""
    return list(dict.fromkeys(re.findall(r"[^\W_]+", fold(without_gender_suffixes(text)))))


def search_text(parts: Iterable[str]) -> str:
    """Words of all parts, each after a space, so that a word is found by its beginning."""
    return "".join(f" {word}" for word in dict.fromkeys(word for part in parts for word in words_of(part)))


def patterns(query: str) -> list[str]:
    """LIKE patterns, all of which a match must satisfy; folded words hold no wildcard."""
    return [f"% {word}%" for word in words_of(query)[:MOST_WORDS]]
