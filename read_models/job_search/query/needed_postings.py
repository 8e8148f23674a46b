"""Postings that the index must load before conditions are evaluated."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import assert_never

from read_models.job_search.index.bit_sliced import PAY, slice_terms
from read_models.job_search.index.segment_writer import pair_term
from read_models.job_search.index.terms import SPOT
from read_models.job_search.query.conditions import (
    AllOf,
    AnyOf,
    AtLeast,
    Condition,
    HasPhrase,
    HasPrefix,
    HasTerm,
    PaysFrom,
    PublishedFrom,
    SimpleCondition,
    Within,
)


@dataclass(frozen=True, slots=True)
class NeededPostings:
    """Posting lists of terms, of phrases, of beginnings of words, and all of the fields with these prefixes."""

    terms: tuple[str, ...]
    phrases: tuple[tuple[str, ...], ...]
    prefixes: tuple[str, ...]
    fields: tuple[str, ...]


def needed_postings(conditions: Iterable[Condition]) -> NeededPostings:
    """Each once, for all of these conditions, whether wanted or not wanted."""
    # Dictionaries as sets that keep their order.
    terms, phrases, prefixes = dict[str, None](), dict[tuple[str, ...], None](), dict[str, None]()
    fields = dict[str, None]()
    for condition in _simple_conditions(conditions):
        match condition:
            case HasTerm(term):
                terms[term] = None
            case HasPhrase(stems):
                phrases[stems] = None
                terms |= dict.fromkeys((*stems, *(pair_term(*pair) for pair in pairwise(stems))))
            case HasPrefix(start):
                prefixes[start] = None
            case Within(_, place_terms):
                terms |= dict.fromkeys(place_terms)
                fields[SPOT] = None
            case PaysFrom():
                terms |= dict.fromkeys((PAY[0], *slice_terms(PAY)))
            case PublishedFrom():
                pass
            case _:
                assert_never(condition)
    return NeededPostings(tuple(terms), tuple(phrases), tuple(prefixes), tuple(fields))


def _simple_conditions(conditions: Iterable[Condition]) -> Iterator[SimpleCondition]:
    left = list(conditions)
    while left:
        match condition := left.pop():
            case AnyOf() | AtLeast():
                left += condition.conditions
            case AllOf():
                left += (*condition.conditions, *condition.without)
            case _:
                yield condition
