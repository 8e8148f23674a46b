"""Terms of contract that the title of an ad says in words: "Pospremanje apartmana, pola radnog vremena"."""

from functools import lru_cache

from domain.reference.gender_suffixes import without_gender_suffixes
from domain.reference.language.licence_words import LICENCE, find_licence_words
from domain.reference.language.term_phrases import JOB_SEEKING, ORDINARY, find_phrase
from domain.reference.language.written_words import written_words


@lru_cache(maxsize=1 << 14)
def terms_in_title(title: str) -> dict[str, tuple[str, ...]]:
    """Values by dimension, as a search understands the same words. For ads that leave the field empty; their texts
    are not read, which also tell of others' terms."""
    title = without_gender_suffixes(title)
    stems = [word.stem for word in written_words(title)]
    found: dict[str, dict[str, None]] = {}
    at = 0
    while at < len(stems):
        known = find_phrase(stems, at)
        if known and known[1].dimension not in (JOB_SEEKING, ORDINARY):
            found.setdefault(known[1].dimension, {}).update(dict.fromkeys(known[1].values))
        at = known[0] if known else at + 1
    licences = [category for each in find_licence_words(title) for category in each.categories]
    if licences:
        found[LICENCE] = dict.fromkeys(licences)
    return {dimension: tuple(values) for dimension, values in found.items()}
