"""Normal forms of a job title: to compare it between feeds and in suggestions, and for its URL."""

from functools import lru_cache

from domain.reference.folding import slug
from domain.reference.gender_suffixes import without_gender_suffixes
from domain.reference.language.analysis import analyse

SLUG_WITHOUT_LETTERS = "oglas"
"""Of a title in no alphabet that an address can hold."""


@lru_cache(maxsize=20_000)
def title_key(title: str) -> str:
    """Folded words as written, without gender suffixes and stop words: "ČISTAČ / ICA u Zagrebu" is "cistac zagrebu"."""
    return " ".join(token.exact for token in analyse(without_gender_suffixes(title)).tokens)


def title_slug(title: str) -> str:
    """The part of a job's address that its title becomes, never empty: "Kuhar/ica" is "kuhar"."""
    return slug(without_gender_suffixes(title)) or SLUG_WITHOUT_LETTERS
