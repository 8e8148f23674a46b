"""The one stem of a word, whatever language it stands in."""

from functools import cache

from domain.reference.language.lemmas import lemma
from domain.reference.names import read_rows

LIBRARY = "js"  # "vuejs" and "vue" are one


@cache
def aliases() -> dict[str, str]:
    """Other spellings and short names of words of jobs, by what is written."""
    return {row["word"]: row["meant"] for row in read_rows("word_aliases.csv")}


def stem_of(exact: str) -> str:
    """The stem of a folded word: its lemma, or what is meant by that; a word with digits or signs is its own."""
    if not exact.isalpha():
        return aliases().get(exact, exact)
    if len(exact) > len(LIBRARY) + 2:
        exact = exact.removesuffix(LIBRARY)
    stem = lemma(exact)
    return aliases().get(exact) or aliases().get(stem, stem)
