"""Splits the conditions of a stored query into a salary, a tsquery over terms, and a residual for Python."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import assert_never

from domain.reference.language.query_parser import Query
from read_models.job_search.index.terms import SALARY_STEPS, area_term
from read_models.job_search.index_query import Dimension, IndexQuery
from read_models.job_search.percolator.geo_cells import terms_of_circle
from read_models.job_search.percolator.percolator_terms import EVERY_AD, NO_AD, age_term, indexable, pay_term
from read_models.job_search.percolator.residual import pack
from read_models.job_search.query.conditions import (
    EVERYTHING,
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
from read_models.job_search.query.plan import DAYS, plan_query
from read_models.job_search.query.query_words import words_of

_ANY_TIME = datetime(2000, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class AnchorCondition:
    """`min_pay`: gross euros a month; `tsquery`: the condition on the ad's terms; `residual`: the rest, as JSON of
    residual.py. None where nothing is to be checked; a residual implies a tsquery."""

    min_pay: int | None
    tsquery: str | None
    residual: str | None


def conditions_of(canonical: IndexQuery, words: Query | None = None) -> AllOf:
    """The conditions of a canonical query, independent of the time: ages of ads are expressed as terms. `words` are
    those of its text, or a part of them."""
    words = words_of(canonical) if words is None else words
    filters = tuple(each for each in canonical.filters if each[0] is not Dimension.PUBLISHED)
    without_circle = canonical if canonical.near is None else replace(canonical, near=None, areas=())
    whole = plan_query(replace(without_circle, filters=filters), words, _ANY_TIME).whole
    ages = [values for name, values in canonical.filters if name is Dimension.PUBLISHED]
    fresh = (AnyOf(tuple(HasTerm(age_term(value)) for value in values if value in DAYS)) for values in ages)
    return replace(whole, conditions=(*whole.conditions, *fresh, *_around(canonical)))


def _around(canonical: IndexQuery) -> Iterator[Condition]:
    # Otherwise the plan would list every place in the circle, of which an ad has one or two.
    if canonical.near is not None:
        yield AnyOf((*(HasTerm(area_term(area)) for area in canonical.areas), Within(canonical.near, ())))


def anchor_condition_of(conditions: AllOf, residual: Sequence[Condition] = ()) -> AnchorCondition:
    """The conditions in three parts, in the order in which they are checked. What terms can decide of `residual` is
    decided by the anchor's terms."""
    min_pay = max((each.euros for each in conditions.conditions if isinstance(each, PaysFrom)), default=None)
    others = replace(
        conditions, conditions=tuple(each for each in conditions.conditions if not isinstance(each, PaysFrom))
    )
    if not residual and others == EVERYTHING:
        return AnchorCondition(min_pay, None, None)
    inexact = tuple(each for each in others.conditions if not _tsquery(each)[1])
    without = tuple(each for each in others.without if not _tsquery(each)[1])
    whole_residual = AllOf((*inexact, *residual), without)
    packed = None if whole_residual == EVERYTHING else pack(whole_residual)
    return AnchorCondition(min_pay, _tsquery(others)[0], packed)


def _tsquery(condition: Condition) -> tuple[str, bool]:
    """A tsquery that every ad fulfilling the condition fulfils, and whether it is exact: no other ad fulfils it."""
    match condition:
        case HasTerm():
            return _lexeme(condition.term), True
        case AnyOf():
            parts = [_tsquery(each) for each in condition.conditions]
            return _joined(" | ", (query for query, _ in parts), NO_AD), all(is_exact for _, is_exact in parts)
        case AllOf():
            return _tsquery_of_all(condition)
        case HasPhrase():
            return _joined(" & ", map(_lexeme, condition.terms), EVERY_AD), False
        case PaysFrom():
            return _lexeme(pay_term(condition.euros)), condition.euros in SALARY_STEPS
        case Within():
            return _joined(" | ", (_lexeme(term) for term, _ in terms_of_circle(condition.circle)), NO_AD), False
        case HasPrefix() | PublishedFrom() | AtLeast():
            return _lexeme(EVERY_AD), False
        case _:
            assert_never(condition)


def _tsquery_of_all(condition: AllOf) -> tuple[str, bool]:
    wanted = [_tsquery(each) for each in condition.conditions]
    unwanted = [_tsquery(each) for each in condition.without]
    # An inexact tsquery must not exclude ads.
    queries = [query for query, _ in wanted] + [f"!{query}" for query, is_exact in unwanted if is_exact]
    return _joined(" & ", queries, EVERY_AD), all(is_exact for _, is_exact in wanted + unwanted)


def _joined(operator: str, queries: Iterable[str], nothing: str) -> str:
    joined = operator.join(dict.fromkeys(queries))
    return f"({joined})" if joined else _lexeme(nothing)


def _lexeme(term: str) -> str:
    return "'" + indexable(term).replace("\\", "\\\\").replace("'", "''") + "'"
