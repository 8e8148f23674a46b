"""Stems words independently of language."""

from functools import cache

from domain.reference.language.lemmas import lemma
from domain.reference.names import read_rows

LIBRARY = "js"  # "vuejs" equals "vue"


@cache
def aliases() -> dict[str, str]:
    """Synonyms and abbreviations of words in job ads, by spelling."""
    return {row["word"]: row["meant"] for row in read_rows("word_aliases.csv")}


def stem_of(exact: str) -> str:
    """The stem of a folded word: its lemma, or that of its alias; a word with digits or signs is its own stem."""
    if not exact.isalpha():
        return aliases().get(exact, exact)
    if len(exact) > len(LIBRARY) + 2:
        exact = exact.removesuffix(LIBRARY)
    stem = lemma(exact)
    return aliases().get(exact) or aliases().get(stem, stem)
