"""A title as it is compared: for the same ad from two feeds, and for suggestions."""

from domain.reference.gender_suffixes import without_gender_suffixes
from domain.reference.language.analysis import analyse


def title_key(title: str) -> str:
    """Folded words as written, without gender suffixes and stop words: "ČISTAČ / ICA u Zagrebu" is "cistac zagrebu"."""
    return " ".join(token.exact for token in analyse(without_gender_suffixes(title)).tokens)
