"""Weighs the optional parts of a query: filters, rare words and names are given up last."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import log

from domain.reference.language.occupation_names import Kind
from domain.reference.language.occupation_titles import Occupation, titles_of
from domain.reference.language.query_occupations import recognise_positions
from domain.reference.language.query_parser import Query
from read_models.job_search.query.conditions import Condition, evaluate
from read_models.job_search.query.optional_words import OptionalPart, optional_words
from read_models.job_search.query.searcher import View

NAME_FACTOR = 3.0
"""Factor by which the name of an occupation or place weighs more than another word of as many ads."""
HEAD_FACTOR = 0.2
"""Factor for a word that says little, however rare it is: "izrada" of "izrada igrica"."""


@dataclass(frozen=True, slots=True)
class WeighedPart:
    """A part of a query that some ad of the index has, with its weight."""

    part: OptionalPart
    weight: float


def weigh(views: Sequence[View], parts: Iterable[OptionalPart]) -> tuple[list[WeighedPart], tuple[OptionalPart, ...]]:
    """The parts by weight, the least important first, and those that no ad has. The weight is the logarithm of how rare
    they are in the index (inverse document frequency); a filter weighs more than any word that names no
    occupation or place."""
    total = sum(len(view.everything()) for view in views)
    weighed: list[WeighedPart] = []
    unknown: list[OptionalPart] = []
    for each in parts:
        having = _count(views, each.condition)
        if not having:
            unknown.append(each)
            continue
        is_name = each.occupation or each.names_place
        factor = NAME_FACTOR if is_name else HEAD_FACTOR if each.says_little else 1.0
        least = log(1 + total) if each.dimension else 0.0
        weighed.append(WeighedPart(each, least + factor * log(1 + total / having)))
    return sorted(weighed, key=lambda each: each.weight), tuple(unknown)


def splitting_unknown_occupations(views: Sequence[View], words: Query) -> Query:
    """The query in which an occupation of several words that no ad offers is these words, of which one may name a
    similar occupation: "java programer" a programmer, but "kontrolor leta" nobody who controls quality. What is done
    may be done by others as well, whose ads have its words."""
    offers = {each.first: each.occupation for each in optional_words(words) if each.occupation}
    occupations: list[Occupation] = []
    for each in words.occupations:
        if each.end == each.first + 1 or _count(views, offers[each.first]):
            occupations.append(each)
            continue
        occupations += _similar(words, each) or ([each] if _is_person(words, each) else [])
    return replace(words, occupations=tuple(occupations))


def _similar(words: Query, named: Occupation) -> list[Occupation]:
    """Single words of a name that are names in the same sub-major groups."""
    groups = {code[:2] for code in named.positions}
    singles = (
        replace(each, first=at, end=at + 1)
        for at in range(named.first, named.end)
        for each in recognise_positions(words.should[at].alternatives[:1])
    )
    return [each for each in singles if not groups.isdisjoint(code[:2] for code in each.positions)]


def _is_person(words: Query, named: Occupation) -> bool:
    return tuple(clause.alternatives[0] for clause in words.should[named.first : named.end]) in titles_of(Kind.NAME)


def _count(views: Sequence[View], condition: Condition) -> int:
    return sum(len(view.visible(evaluate(view, condition))) for view in views)
