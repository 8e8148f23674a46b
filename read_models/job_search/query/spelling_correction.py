"""Finds the words of ads that a misspelt word of a query may have been meant for."""

from collections.abc import Iterable

from domain.reference.language.spelling import deletes, is_typo
from read_models.job_search.index.spelling import is_correctable
from read_models.job_search.query.searcher import Searcher

_SIMILAR_WORDS = "SELECT DISTINCT word FROM read.search_spelling WHERE deletion = ANY(%s)"


def similar_words(searcher: Searcher, forms: Iterable[str]) -> list[str]:
    """Words of ads that are one typo away from a word with these forms: as written, and its stems."""
    correctable = [form for form in forms if is_correctable(form)]
    deletions = sorted({deletion for form in correctable for deletion in deletes(form)})
    words = (row[0] for row in searcher.fetch_rows(_SIMILAR_WORDS, (deletions,)))
    return [word for word in words if any(is_typo(form, word) for form in correctable)]
