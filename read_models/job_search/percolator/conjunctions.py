"""Rewrites a query in disjunctive form: conjunctions of a few required terms each, and remaining conditions."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import assert_never

from read_models.job_search.index.terms import SALARY_STEPS
from read_models.job_search.percolator.geo_cells import terms_of_circle
from read_models.job_search.percolator.percolator_terms import can_be_indexed, pay_term
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
    Within,
)

MAX_CONJUNCTIONS = 32
"""Conditions that would exceed this are not expanded but checked."""
Frequency = Callable[[str], float]
"""The number of ads that have a term."""


@dataclass(frozen=True, slots=True)
class Conjunction:
    """An ad fulfils it when it has all `terms` and fulfils `remaining` and `residual`. The residual is evaluated in
    Python; what terms can decide of it, `terms` decide."""

    terms: frozenset[str] = frozenset()
    remaining: tuple[Condition, ...] = ()
    residual: tuple[Condition, ...] = ()

    def joined(self, other: "Conjunction") -> "Conjunction":
        """The conjunction of both."""
        return Conjunction(self.terms | other.terms, self.remaining + other.remaining, self.residual + other.residual)


def conjunctions_of(condition: Condition, frequency: Frequency) -> Sequence[Conjunction]:
    """Conjunctions of which an ad fulfils one exactly if it fulfils the condition; none if no ad can."""
    match condition:
        case HasTerm():
            return _with_terms(condition.term)
        case HasPhrase():
            return _with_terms(*condition.terms, residual=(condition,))
        case AnyOf():
            return list(
                dict.fromkeys(found for each in condition.conditions for found in conjunctions_of(each, frequency))
            )
        case AllOf():
            return _of_all(condition, frequency)
        case PaysFrom():
            return _with_terms(
                pay_term(condition.euros), remaining=() if condition.euros in SALARY_STEPS else (condition,)
            )
        case Within():
            terms = terms_of_circle(condition.circle)
            return [
                found
                for term, is_exact in terms
                for found in _with_terms(term, residual=() if is_exact else (condition,))
            ]
        case HasPrefix() | PublishedFrom() | AtLeast():
            return [Conjunction(residual=(condition,))]
        case _:
            assert_never(condition)


def _with_terms(
    *terms: str, remaining: tuple[Condition, ...] = (), residual: tuple[Condition, ...] = ()
) -> Sequence[Conjunction]:
    return [Conjunction(frozenset(terms), remaining, residual)] if all(map(can_be_indexed, terms)) else []


def anchor_terms_of(condition: Condition) -> Iterator[str]:
    """Every term that may occur in a conjunction of the condition."""
    match condition:
        case HasTerm():
            yield from filter(can_be_indexed, (condition.term,))
        case HasPhrase():
            yield from filter(can_be_indexed, condition.terms)
        case AnyOf() | AllOf():
            for each in condition.conditions:
                yield from anchor_terms_of(each)
        case PaysFrom():
            yield pay_term(condition.euros)
        case Within():
            yield from (term for term, _ in terms_of_circle(condition.circle))
        case HasPrefix() | PublishedFrom() | AtLeast():
            pass
        case _:
            assert_never(condition)


def _cost(conjunctions: Sequence[Conjunction], frequency: Frequency) -> float:
    """An upper bound of the number of ads that have the rarest term of one of these."""
    return sum(min(map(frequency, each.terms), default=inf) for each in conjunctions)


def _of_all(condition: AllOf, frequency: Frequency) -> Sequence[Conjunction]:
    """Expands the most selective conditions; those that would make too many conjunctions remain to be checked."""
    choices = [
        (_cost(found, frequency), each, found)
        for each in condition.conditions
        for found in [conjunctions_of(each, frequency)]
    ]
    choices.sort(key=lambda choice: choice[0])
    product: list[Conjunction] = [Conjunction()]
    remaining: list[Condition] = []
    for place, (_, each, found) in enumerate(choices):
        if place and len(product) * len(found) > max(MAX_CONJUNCTIONS, len(product)):
            remaining.append(each)
        else:
            product = [one.joined(other) for one in product for other in found]
    remaining += [AllOf((), (unwanted,)) for unwanted in condition.without]
    return [one.joined(Conjunction(remaining=tuple(remaining))) for one in product]
