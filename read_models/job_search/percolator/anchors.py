"""Chooses the anchors of a stored query: for each conjunction its rarest terms together, and what is left to check."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain, islice, repeat

from read_models.job_search.percolator.anchor_condition import AnchorCondition, anchor_condition_of
from read_models.job_search.percolator.conjunctions import Conjunction, conjunctions_of
from read_models.job_search.percolator.percolator_terms import EVERY
from read_models.job_search.percolator.term_frequencies import TermFrequencies
from read_models.job_search.query.conditions import AllOf, HasTerm

MAX_ANCHOR_TERMS = 4
AnchorTerms = tuple[str, str, str, str]
"""The rarest first; `EVERY` where there are fewer."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """An ad that has the terms and fulfils the condition matches the query."""

    terms: AnchorTerms
    condition: AnchorCondition


def anchors_of(conditions: AllOf, frequencies: TermFrequencies) -> list[Anchor]:
    """One for each conjunction. `frequencies` have loaded its terms."""
    return [_anchor(each, frequencies) for each in conjunctions_of(conditions, frequencies.of)]


def expected_checks(anchors: Iterable[AnchorTerms], frequencies: TermFrequencies) -> float:
    """For how many ads a query with these anchors is looked at, at most."""
    return sum(frequencies.of(first) for first, *_ in anchors)


def _anchor(conjunction: Conjunction, frequencies: TermFrequencies) -> Anchor:
    terms = conjunction.terms - {EVERY}
    rarest = frequencies.rarest_together(terms, MAX_ANCHOR_TERMS)
    first, second, third, fourth = islice(chain(rarest, repeat(EVERY)), MAX_ANCHOR_TERMS)
    others = sorted(terms.difference(rarest), key=lambda term: (frequencies.of(term), term))
    remaining = AllOf((*map(HasTerm, others), *conjunction.remaining))
    return Anchor((first, second, third, fourth), anchor_condition_of(remaining, conjunction.residual))
