"""Lifts places out of the text of a query, so that they can be widened like chosen ones."""

import re
from dataclasses import replace

from domain.reference.language.understood_words import LOCATIONS
from read_models.job_search.index_query import IndexQuery
from read_models.job_search.query.query_words import words_of
from read_models.job_search.query.understood_filters import areas_of


def with_chosen_places(query: IndexQuery) -> IndexQuery:
    """Chooses the places that the query's text names; returns it unchanged where places are chosen or none are
    named."""
    words = words_of(query)
    areas = areas_of(query, words)
    if query.exclude_locations or not areas or query.areas:
        return query
    text = query.text
    for each in words.understood:
        if each.dimension == LOCATIONS:
            text = re.sub(rf"(?<!\w){re.escape(each.text)}(?!\w)", " ", text, count=1)
    return replace(query, text=" ".join(text.split()), areas=areas)
