"""Finds words of a query that may mean occupations of different kinds: "security" guards doors or networks."""

from dataclasses import dataclass

from domain.reference.positions import Position, find_position
from read_models.job_search.index_query import IndexQuery
from read_models.job_search.policy.typed_words import words_as_typed
from read_models.job_search.query.query_words import words_of

MAX_READINGS = 5
"""Readings of an ambiguous word at most: a word with more stands for a whole trade, as "operater" does, and filters do
better."""


@dataclass(frozen=True, slots=True)
class AmbiguousWords:
    """Words as typed, and the occupations that they may mean."""

    words: str
    positions: tuple[Position, ...]


def ambiguous_occupation(query: IndexQuery) -> AmbiguousWords | None:
    """The only occupation that the text names, if it stands for several, of different categories; None where one is
    chosen already."""
    parsed = words_of(query)
    if query.positions or len(parsed.occupations) != 1:
        return None
    (named,) = parsed.occupations
    positions = tuple(position for code in named.positions if (position := find_position(code)))
    if len(positions) > MAX_READINGS or len({position.category.id for position in positions}) < 2:
        return None
    typed = words_as_typed(query.text)
    words = (word for clause in parsed.should[named.first : named.end] for word in clause.exact)
    return AmbiguousWords(" ".join(typed.get(word, word) for word in words), positions)
