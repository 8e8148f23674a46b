"""The conditions of single words of a query: anywhere in an ad, in its title, as written there, or its occupation."""

from collections.abc import Iterable

from domain.reference.language.occupation_titles import Occupation
from domain.reference.language.query_parser import Clause
from read_models.job_search.index.terms import position_term
from read_models.job_search.query.conditions import AnyOf, Condition, has_word


def anywhere(clause: Clause) -> Condition:
    """Ads with the word in any form, in any part."""
    return any_term(clause.alternatives)


def in_title(clause: Clause) -> Condition:
    """Ads with the word in any form in their titles."""
    return any_term(f"^{stem}" for stem in clause.alternatives)


def as_written_in_title(clause: Clause) -> Condition:
    """Ads with the word in their titles as it was typed."""
    return any_term(f"~{word}" for word in clause.exact)


def of_position(occupation: Occupation) -> Condition:
    """Ads of one of the occupation's positions."""
    return any_term(map(position_term, occupation.positions))


def any_term(terms: Iterable[str]) -> Condition:
    """Ads with one of these terms."""
    conditions = tuple(map(has_word, terms))
    return conditions[0] if len(conditions) == 1 else AnyOf(conditions)
