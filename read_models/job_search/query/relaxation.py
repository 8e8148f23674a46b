"""Matches a query; when nothing has all of its words, corrects spelling, then drops optional words."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from pyroaring import BitMap

from domain.reference.language.analysis import analyse
from domain.reference.language.query_parser import Clause, Query
from read_models.job_search.query.conditions import AnyOf, HasTerm, ads_by_fulfilled, evaluate
from read_models.job_search.query.parser import words_of
from read_models.job_search.query.plan import QueryPlan, optional_conditions, plan_query
from read_models.job_search.query.searcher import Searcher, View
from read_models.job_search.query.spelling_correction import similar_words
from read_models.job_search.search_query import SearchQuery
from read_models.job_search.search_result import Correction

MAX_CORRECTIONS = 5


@dataclass(frozen=True, slots=True)
class RelaxedPlan:
    """The plan that is searched by, and how it differs from what was typed."""

    plan: QueryPlan
    corrections: tuple[Correction, ...] = ()
    dropped_words: int = 0


@dataclass(frozen=True, slots=True)
class QueryMatches:
    """The ads of each view that match a plan."""

    relaxed: RelaxedPlan
    views: Sequence[View]
    ads: Sequence[BitMap]

    @property
    def total(self) -> int:
        """How many there are."""
        return sum(map(len, self.ads))


def match_query(
    searcher: Searcher, query: SearchQuery, *, relax: bool, terms: Sequence[str] = (), fields: Iterable[str] = ()
) -> QueryMatches:
    """The ads that match the query as typed; if there are none and `relax`, those that match the relaxed one. The views
    have these terms and fields loaded as well."""
    words = words_of(query)

    def match(relaxed: RelaxedPlan) -> QueryMatches:
        plan = relaxed.plan
        views = searcher.views([plan.whole, *plan.title_matches, *plan.language_groups], terms, fields)
        return QueryMatches(relaxed, views, [view.visible(evaluate(view, plan.whole)) for view in views])

    matches = match(RelaxedPlan(plan_query(query, words, searcher.snapshot.now)))
    if matches.total or not relax or not words.should:
        return matches
    return match(_relax(searcher, query, words))


def _relax(searcher: Searcher, query: SearchQuery, words: Query) -> RelaxedPlan:
    """Words are dropped only if no ad anywhere has them together: a place without such ads is no reason."""
    now, optional_words = searcher.snapshot.now, len(words.should)
    words, corrections = _corrected(searcher, words)
    without = replace(words, should=(), occupations=())
    anywhere = plan_query(replace(query, exclude_locations=True), without, now).whole
    conditions = optional_conditions(words)
    best = 0
    for view in searcher.views([anywhere, *conditions]):
        others = view.visible(evaluate(view, anywhere))
        ads = ads_by_fulfilled(view, conditions, optional_words)
        best = max(best, next(count for count in range(optional_words, -1, -1) if not count or ads[count] & others))
    dropped_words = optional_words - best if best else 0
    min_words = best if dropped_words else None
    return RelaxedPlan(plan_query(query, words, now, min_words=min_words), corrections, dropped_words)


def _corrected(searcher: Searcher, words: Query) -> tuple[Query, tuple[Correction, ...]]:
    corrections: list[Correction] = []
    should: list[Clause] = []
    for clause in words.should:
        corrected = _correction_of(searcher, clause) if len(corrections) < MAX_CORRECTIONS else None
        if corrected is not None:
            corrections.append(Correction(clause.exact[0], corrected.exact[0]))
        should.append(corrected or clause)
    return words.with_should(tuple(should)), tuple(corrections)


def _correction_of(searcher: Searcher, clause: Clause) -> Clause | None:
    """The similar word that most ads have; None for a word that ads have."""
    word, *others = clause.exact
    if others or searcher.count(AnyOf(tuple(map(HasTerm, clause.alternatives)))):
        return None
    similar = similar_words(searcher, {word, *clause.alternatives})
    candidates = [Clause(_stems(each), (each,)) for each in similar]
    counts = [(searcher.count(AnyOf(tuple(map(HasTerm, each.alternatives)))), each) for each in candidates]
    return max(((count, each) for count, each in counts if count), default=(0, None))[1]


def _stems(word: str) -> tuple[str, ...]:
    """Of a word or of what is a stem already."""
    return tuple(dict.fromkeys([*(token.stem for token in analyse(word).tokens), word]))
