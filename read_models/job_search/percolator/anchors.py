"""Chooses the anchors of a stored query: for each conjunction its rarest terms, and the remaining condition."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain, islice, repeat

from read_models.job_search.percolator.anchor_condition import AnchorCondition, anchor_condition_of
from read_models.job_search.percolator.conjunctions import Conjunction, conjunctions_of
from read_models.job_search.percolator.percolator_terms import EVERY_AD
from read_models.job_search.percolator.term_frequencies import TermFrequencies
from read_models.job_search.query.conditions import AllOf, HasTerm

MAX_ANCHOR_TERMS = 4
AnchorTerms = tuple[str, str, str, str]
"""The rarest first; `EVERY_AD` where there are fewer."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """Terms and a condition: an ad that has and fulfils them matches the query."""

    terms: AnchorTerms
    condition: AnchorCondition


def anchors_of(conditions: AllOf, frequencies: TermFrequencies) -> list[Anchor]:
    """An anchor for each conjunction. The terms must be loaded in `frequencies`."""
    return [_anchor(each, frequencies) for each in conjunctions_of(conditions, frequencies.of)]


def expected_checks(anchors: Iterable[AnchorTerms], frequencies: TermFrequencies) -> float:
    """An upper bound of the number of ads for which a query with these anchors is checked."""
    return sum(frequencies.of(first) for first, *_ in anchors)


def _anchor(conjunction: Conjunction, frequencies: TermFrequencies) -> Anchor:
    terms = conjunction.terms - {EVERY_AD}
    rarest = frequencies.rarest_together(terms, MAX_ANCHOR_TERMS)
    first, second, third, fourth = islice(chain(rarest, repeat(EVERY_AD)), MAX_ANCHOR_TERMS)
    others = sorted(terms.difference(rarest), key=lambda term: (frequencies.of(term), term))
    remaining = AllOf((*map(HasTerm, others), *conjunction.remaining))
    return Anchor((first, second, third, fourth), anchor_condition_of(remaining, conjunction.residual))
