"""Corrects words to names of persons that are one typo away, whether or not ads have them: "odgojitelica"."""

from functools import cache

from domain.reference.language.occupation_names import Kind, all_names
from domain.reference.language.occupation_titles import titles_of
from domain.reference.language.spelling import one_edit
from domain.reference.language.stems import stem_of
from domain.reference.language.word_folding import fold_word

MIN_LENGTH = 6
"""Letters of a word that is corrected so: short ones resemble many names."""


def similar_names(word: str) -> list[str]:
    """Folded names of one word that a folded word of letters was probably meant for; none for short ones."""
    return [each for each in one_edit(word) if each in _persons()] if len(word) >= MIN_LENGTH else []


@cache
def _persons() -> frozenset[str]:
    """Words of names in all their forms that name somebody without the other words."""
    named = (name for row in all_names() if row.kind is Kind.NAME for name in row.names)
    words = {fold_word(word) for name in named for word in name.split()}
    return frozenset(word for word in words if (stem_of(word),) in titles_of(Kind.NAME))
