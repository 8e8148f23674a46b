"""Plans a query: the conditions of its words, places and filters, and those under which a title matches it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from math import ceil

from domain.reference.language.occupation_titles import Occupation
from domain.reference.language.query_parser import Clause, Query
from read_models.job_search.index.sort_key import seconds
from read_models.job_search.index.terms import (
    area_term,
    home_block_term,
    place_terms_in_circle,
    position_term,
    value_term,
)
from read_models.job_search.query.conditions import (
    AllOf,
    AnyOf,
    AtLeast,
    Condition,
    HasPhrase,
    HasTerm,
    PaysFrom,
    PublishedFrom,
    Within,
    has_word,
)
from read_models.job_search.query.understood_filters import areas_of, filters_of, salary_of
from read_models.job_search.search_query import Dimension, SearchQuery

DAYS = {"1d": 1, "3d": 3, "7d": 7, "30d": 30}
"""Values of the dimension `published`."""
WORDS_IN_TITLE = 2
"""So many of the first title matches are by words, as written or in other forms; the next is by occupation."""


@dataclass(frozen=True, slots=True)
class QueryPlan:
    """`always` holds for all; `filters` are the dimensions' conditions, each left out of its own counts.
    `title_matches` are the conditions under which a title matches, the best first; a query without words has none.
    `language_groups` are conditions that divide a list by the languages of its ads, the first group on top."""

    always: AllOf
    filters: tuple[tuple[Dimension, Condition], ...] = ()
    title_matches: tuple[Condition, ...] = ()
    language_groups: tuple[Condition, ...] = ()

    @property
    def whole(self) -> AllOf:
        """All conditions."""
        return self.without(None)

    def without(self, dimension: Dimension | None) -> AllOf:
        """All conditions but those of one dimension."""
        conditions = tuple(condition for name, condition in self.filters if name is not dimension)
        return replace(self.always, conditions=self.always.conditions + conditions)


def plan_query(query: SearchQuery, words: Query, now: datetime, *, min_words: int | None = None) -> QueryPlan:
    """The conditions of a query at a moment. An unknown value matches no ad.

    `min_words`: how many of the optional words an ad must have; all by default.
    """
    wanted, unwanted = _words(words, min_words)
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
    title_matches = _title_matches(words, min_words)
    groups = _language_groups(query.preferred_languages, title_matches)
    return QueryPlan(AllOf(tuple(conditions), unwanted), tuple(filters), title_matches, groups)


def _filter(dimension: Dimension, values: Iterable[str], now: datetime) -> Condition:
    return AnyOf(tuple(_value(dimension, value, now) for value in values))


def _value(dimension: Dimension, value: str, now: datetime) -> Condition:
    if dimension is Dimension.PUBLISHED:
        return PublishedFrom(seconds(now - timedelta(days=DAYS[value]))) if value in DAYS else AnyOf(())
    return HasTerm(value_term(dimension, value))


def _words(words: Query, min_words: int | None) -> tuple[list[Condition], tuple[Condition, ...]]:
    wanted = [*map(_clause, words.must), *_should(words, min_words)]
    wanted += [HasPhrase(phrase) for phrase in words.phrases]
    unwanted = [_clause(clause) for clause in words.not_] + [HasPhrase(phrase) for phrase in words.not_phrases]
    return wanted, tuple(unwanted)


def optional_conditions(words: Query) -> tuple[Condition, ...]:
    """A condition for each optional word; the words of an occupation are also fulfilled by its positions."""
    positions = {at: _position(each) for each in words.occupations for at in range(each.first, each.end)}
    conditions = enumerate(map(_clause, words.should))
    return tuple(AnyOf((condition, positions[at])) if at in positions else condition for at, condition in conditions)


def _should(words: Query, min_words: int | None) -> list[Condition]:
    if min_words is not None:
        return [AtLeast(min_words, optional_conditions(words))]
    in_titles = {at for each in words.occupations for at in range(each.first, each.end)}
    conditions = list(map(_clause, words.should))
    alone = [condition for at, condition in enumerate(conditions) if at not in in_titles]
    titles = (AnyOf((AllOf(tuple(conditions[each.first : each.end])), _position(each))) for each in words.occupations)
    return [*alone, *titles]


def _position(occupation: Occupation) -> Condition:
    return AnyOf(tuple(HasTerm(position_term(code)) for code in occupation.positions))


def _wanted_words(words: Query, min_words: int | None, condition: Callable[[Clause], Condition]) -> list[Condition]:
    must, should = [condition(clause) for clause in words.must], [condition(clause) for clause in words.should]
    return must + (should if min_words is None else [AtLeast(min_words, tuple(should))])


def _clause(clause: Clause) -> Condition:
    return _any_of(clause.alternatives)


def _clause_in_title(clause: Clause) -> Condition:
    return _any_of(f"^{stem}" for stem in clause.alternatives)


def _clause_as_written(clause: Clause) -> Condition:
    return _any_of(f"~{word}" for word in clause.exact)


def _any_of(terms: Iterable[str]) -> Condition:
    conditions = tuple(map(has_word, terms))
    return conditions[0] if len(conditions) == 1 else AnyOf(conditions)


def _places(query: SearchQuery, areas: Iterable[str]) -> tuple[Condition, ...]:
    conditions: list[Condition] = [HasTerm(area_term(area)) for area in areas]
    if query.near is not None:
        conditions.append(Within(query.near, place_terms_in_circle(query.near)))
    return (AnyOf(tuple(conditions)),) if conditions else ()


def _title_matches(words: Query, min_words: int | None) -> tuple[Condition, ...]:
    in_phrases = [stem for phrase in words.phrases for stem in phrase]
    if not (words.must or words.should or in_phrases):
        return ()
    phrases: list[Condition] = [HasTerm(f"^{stem}") for stem in in_phrases]
    as_written = _wanted_words(words, min_words, _clause_as_written)
    in_other_forms = _wanted_words(words, min_words, _clause_in_title)
    matches = AllOf((*as_written, *phrases)), AllOf((*in_other_forms, *phrases))
    if not words.occupations:
        return matches
    return *matches, AllOf((*map(_position, words.occupations), *phrases))


def _language_groups(languages: Sequence[Sequence[str]], title_matches: Sequence[Condition]) -> tuple[Condition, ...]:
    """The reader's own language, then titles that have the words that were typed, in whichever language, then the
    other languages that are preferred."""
    if not languages:
        return ()
    own, *others = (_any_of(value_term(Dimension.AD_LANGUAGE, code) for code in group) for group in languages)
    with_words = title_matches[:WORDS_IN_TITLE]
    return own, *([AnyOf(tuple(with_words))] if with_words else []), *others
