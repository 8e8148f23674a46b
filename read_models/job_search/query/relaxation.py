"""Matches a query. When few ads have all of its words, spelling is corrected, and ads that lack words follow."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from pyroaring import BitMap

from domain.reference.language.query_parser import Query
from read_models.job_search.index_query import Dimension, IndexQuery, Sort
from read_models.job_search.query.conditions import evaluate
from read_models.job_search.query.needed_postings import needed_postings
from read_models.job_search.query.optional_words import optional_terms, optional_words, without
from read_models.job_search.query.partial_matches import FEW_MATCHES, GivenUp, choose_given_up
from read_models.job_search.query.plan import QueryPlan, plan_query
from read_models.job_search.query.query_words import reads_places, words_of
from read_models.job_search.query.searcher import Searcher, View
from read_models.job_search.query.spelling_correction import correct_spelling
from read_models.job_search.query.word_weights import splitting_unknown_occupations, weigh
from read_models.job_search.search_result import Correction


@dataclass(frozen=True, slots=True)
class MatchGroup:
    """The ads of each view that match a plan; in their list, the `given_up` words are missing (folded, as typed)."""

    plan: QueryPlan
    ads: Sequence[BitMap]
    given_up: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        """The number of ads in the group."""
        return sum(map(len, self.ads))


@dataclass(frozen=True, slots=True)
class QueryMatches:
    """The groups of a list, in its order: full matches, then ads that lack words, each ad in one group only. A list in
    another order than relevance has full matches only or, if there are none, the first group that has ads."""

    views: Sequence[View]
    full: MatchGroup
    partial: Sequence[MatchGroup] = ()
    corrections: tuple[Correction, ...] = ()

    @property
    def groups(self) -> Sequence[MatchGroup]:
        """All groups."""
        return self.full, *self.partial

    @property
    def total(self) -> int:
        """The number of ads that are listed."""
        return sum(group.total for group in self.groups)


def match_query(
    searcher: Searcher, query: IndexQuery, *, relax: bool, terms: Sequence[str] = (), fields: Iterable[str] = ()
) -> QueryMatches:
    """The ads that match the query as typed; if they are few and `relax`, also those that match it in part. The views
    have these terms and fields loaded as well."""
    return _Matching(searcher, query, tuple(terms), tuple(fields)).run(words_of(query), relax=relax)


@dataclass(frozen=True, slots=True)
class _Matching:
    searcher: Searcher
    query: IndexQuery
    terms: tuple[str, ...]
    fields: tuple[str, ...]

    def run(self, words: Query, *, relax: bool) -> QueryMatches:
        matches = self._match(words)
        if not relax or not words.should or matches.total >= FEW_MATCHES:
            return matches
        if not matches.total:
            words, corrections = correct_spelling(self.searcher, words, with_places=reads_places(self.query))
            if corrections:
                matches = replace(self._match(words), corrections=corrections)
        return self._with_partial(matches, words) if self._may_relax(matches) else matches

    def _may_relax(self, matches: QueryMatches) -> bool:
        return not matches.total or (matches.total < FEW_MATCHES and self.query.sort is Sort.RELEVANCE)

    def _match(self, words: Query) -> QueryMatches:
        plan = self._plan(words)
        views = self._views([plan])
        return QueryMatches(views, _group(views, plan))

    def _with_partial(self, matches: QueryMatches, words: Query) -> QueryMatches:
        if not matches.total:
            words = splitting_unknown_occupations(matches.views, words)
        views = self._views([matches.full.plan, self._plan(words)])
        given_up = self._choose(matches, views, words)
        if self.query.sort is not Sort.RELEVANCE:
            given_up = given_up[:1]
        plans = [self._partial_plan(words, each) for each in given_up]
        views = self._views([matches.full.plan, *plans])
        partial = [_group(views, plan, each.words) for plan, each in zip(plans, given_up, strict=True)]
        return replace(matches, views=views, partial=partial)

    def _choose(self, matches: QueryMatches, views: Sequence[View], words: Query) -> list[GivenUp]:
        chosen_filters = {name for name, values in self.query.filters if values}
        if self.query.salary_from is not None:
            chosen_filters.add(Dimension.SALARY)
        filters = {name: each for name, each in matches.full.plan.filters if name not in chosen_filters}
        terms = optional_terms(words, filters)
        weighed, unknown = weigh(views, (*optional_words(words), *terms))
        others = self._plan(replace(without(words, terms), should=(), occupations=())).whole
        return choose_given_up(
            views,
            others,
            weighed,
            unknown,
            full_matches=matches.total,
            may_lack_all=bool(words.must or words.phrases),
        )

    def _partial_plan(self, words: Query, given_up: GivenUp) -> QueryPlan:
        kept = without(words, given_up.parts)
        plan = self._plan(kept)
        named = () if given_up.mentions else optional_words(kept)
        occupations = (each.occupation for each in named if each.occupation)
        lacking = (each.condition for each in given_up.lacking)
        return plan.restricted(occupations, lacking)

    def _plan(self, words: Query) -> QueryPlan:
        return plan_query(self.query, words, self.searcher.snapshot.now)

    def _views(self, plans: Sequence[QueryPlan]) -> Sequence[View]:
        conditions = (condition for plan in plans for condition in plan.conditions)
        needed = plans[0].needed if len(plans) == 1 else needed_postings(conditions)
        return self.searcher.views(needed, self.terms, self.fields)


def _group(views: Sequence[View], plan: QueryPlan, given_up: tuple[str, ...] = ()) -> MatchGroup:
    return MatchGroup(plan, [view.visible(evaluate(view, plan.whole)) for view in views], given_up)
