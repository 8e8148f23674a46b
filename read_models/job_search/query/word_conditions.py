"""The conditions of single words of a query: anywhere in an ad, in its title, as written there, or its occupation."""

from collections.abc import Iterable

from domain.reference.language.occupation_titles import Occupation
from domain.reference.language.query_parser import Clause
from read_models.job_search.index.terms import position_term
from read_models.job_search.query.conditions import AllOf, AnyOf, Condition, has_word


def anywhere(clause: Clause) -> Condition:
    """Ads with the word in any form, in any part."""
    return _any_words("", clause.alternatives)


def in_title(clause: Clause) -> Condition:
    """Ads with the word in any form in their titles."""
    return _any_words("^", clause.alternatives)


def as_written_in_title(clause: Clause) -> Condition:
    """Ads with the word in their titles as it was typed."""
    return _any_words("~", clause.exact)


def of_position(occupation: Occupation) -> Condition:
    """Ads of one of the occupation's positions."""
    return any_term(map(position_term, occupation.positions))


def any_term(terms: Iterable[str]) -> Condition:
    """Ads with one of these terms."""
    return _any_of(tuple(map(has_word, terms)))


def _any_words(prefix: str, alternatives: Iterable[str]) -> Condition:
    """Ads with all words of one of these."""
    each_words = ([has_word(f"{prefix}{word}") for word in words.split(" ")] for words in alternatives)
    return _any_of(tuple(AllOf(tuple(words)) if words[1:] else words[0] for words in each_words))


def _any_of(conditions: tuple[Condition, ...]) -> Condition:
    return conditions[0] if len(conditions) == 1 else AnyOf(conditions)
