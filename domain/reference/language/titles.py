"""Normal forms of a job title: for comparison between feeds, suggestions, and URLs."""

from functools import lru_cache

from domain.reference.folding import slug
from domain.reference.gender_suffixes import without_gender_suffixes
from domain.reference.language.analysis import analyse

SLUG_WITHOUT_LETTERS = "oglas"
"""Slug of a title in a script that cannot be transliterated."""


@lru_cache(maxsize=20_000)
def title_key(title: str) -> str:
    """Folded words without gender suffixes and stop words: "ČISTAČ / ICA u Zagrebu" becomes "cistac zagrebu"."""
    return " ".join(token.exact for token in analyse(without_gender_suffixes(title)).tokens)


def title_slug(title: str) -> str:
    """The URL part of a title, never empty: "Kuhar/ica" becomes "kuhar"."""
    return slug(without_gender_suffixes(title)) or SLUG_WITHOUT_LETTERS
