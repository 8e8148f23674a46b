"""Plans a query: the conditions of its words, places and filters, and those that put its list in order."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cached_property, lru_cache
from math import ceil

from domain.reference.language.query_parser import Query
from read_models.job_search.index.sort_key import seconds
from read_models.job_search.index.terms import (
    area_term,
    home_block_term,
    place_terms_in_circle,
    position_term,
    value_term,
)
from read_models.job_search.index_query import Dimension, IndexQuery
from read_models.job_search.query.conditions import (
    AllOf,
    AnyOf,
    Condition,
    HasPhrase,
    HasTerm,
    PaysFrom,
    PublishedFrom,
    Within,
)
from read_models.job_search.query.fit_grades import FitGrades, grade_fit
from read_models.job_search.query.needed_postings import NeededPostings, needed_postings
from read_models.job_search.query.optional_words import optional_words
from read_models.job_search.query.understood_filters import areas_of, filters_of, salary_of
from read_models.job_search.query.word_conditions import any_term, anywhere

DAYS = {"1d": 1, "3d": 3, "7d": 7, "30d": 30}
"""Values of the dimension `published`."""


@dataclass(frozen=True)
class QueryPlan:
    """`always` holds for all; `filters` are the dimensions' conditions, each left out of its own counts. `fit` grades
    how well ads fit the words, if there are any. `language_groups` are conditions that divide a list by the languages
    of its ads, the first group on top."""

    always: AllOf
    filters: tuple[tuple[Dimension, Condition], ...] = ()
    fit: FitGrades | None = None
    language_groups: tuple[Condition, ...] = ()

    @cached_property
    def whole(self) -> AllOf:
        """All conditions."""
        return self.without(None)

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """The conditions that find the ads, and those that put their list by relevance in order."""
        fit = (self.fit.offered, *self.fit.grades) if self.fit else ()
        return self.whole, *fit, *self.language_groups

    @cached_property
    def needed(self) -> NeededPostings:
        """The postings that must be loaded to evaluate the conditions."""
        return needed_postings(self.conditions)

    def without(self, dimension: Dimension | None) -> AllOf:
        """All conditions but those of one dimension."""
        conditions = tuple(condition for name, condition in self.filters if name is not dimension)
        return replace(self.always, conditions=self.always.conditions + conditions)

    def restricted(self, wanted: Iterable[Condition], unwanted: Iterable[Condition]) -> "QueryPlan":
        """The plan with further conditions that hold for all ads, and others that hold for none."""
        always = AllOf((*self.always.conditions, *wanted), (*self.always.without, *unwanted))
        return replace(self, always=always)


@lru_cache(maxsize=1 << 10)
def plan_query(query: IndexQuery, words: Query, now: datetime) -> QueryPlan:
    """The conditions of a query at a moment. An unknown value matches no ad. A list, its pages and its facets have one
    plan as long as the index does not change."""
    wanted, unwanted = _words(words)
    places = () if query.exclude_locations else _places(query, areas_of(query, words))
    positions = tuple(HasTerm(position_term(position)) for position in query.positions)
    conditions = [*wanted, *places, *([AnyOf(positions)] if positions else [])]
    if query.home_block is not None:
        conditions.append(HasTerm(home_block_term(query.home_block)))
    if query.new_since is not None:
        conditions.append(PublishedFrom(seconds(query.new_since)))
    filters = [(dimension, _filter(dimension, values, now)) for dimension, values in filters_of(query, words)]
    if (salary_from := salary_of(query, words)) is not None:
        filters.append((Dimension.SALARY, PaysFrom(max(0, ceil(salary_from)))))
    fit = grade_fit(words)
    groups = _language_groups(query.preferred_languages, fit and fit.in_title)
    return QueryPlan(AllOf(tuple(conditions), unwanted), tuple(filters), fit, groups)


def _filter(dimension: Dimension, values: Iterable[str], now: datetime) -> Condition:
    return AnyOf(tuple(_value(dimension, value, now) for value in values))


def _value(dimension: Dimension, value: str, now: datetime) -> Condition:
    if dimension is Dimension.PUBLISHED:
        return PublishedFrom(seconds(now - timedelta(days=DAYS[value]))) if value in DAYS else AnyOf(())
    return HasTerm(value_term(dimension, value))


def _words(words: Query) -> tuple[list[Condition], tuple[Condition, ...]]:
    wanted = [*map(anywhere, words.must), *(each.condition for each in optional_words(words))]
    wanted += [HasPhrase(phrase) for phrase in words.phrases]
    unwanted = [anywhere(clause) for clause in words.not_] + [HasPhrase(phrase) for phrase in words.not_phrases]
    return wanted, tuple(unwanted)


def _places(query: IndexQuery, areas: Iterable[str]) -> tuple[Condition, ...]:
    conditions: list[Condition] = [HasTerm(area_term(area)) for area in areas]
    if query.near is not None:
        conditions.append(Within(query.near, place_terms_in_circle(query.near)))
    return (AnyOf(tuple(conditions)),) if conditions else ()


def _language_groups(languages: Sequence[Sequence[str]], in_title: Condition | None) -> tuple[Condition, ...]:
    """The reader's own language, then titles that have the words that were typed, in whichever language, then the
    other languages that are preferred."""
    if not languages:
        return ()
    own, *others = (any_term(value_term(Dimension.AD_LANGUAGE, code) for code in group) for group in languages)
    return own, *([in_title] if in_title else []), *others
