"""Restricts a block of paid ads to those that fit as well as the tenth ad of the list (docs/decisions/0033)."""

from dataclasses import replace

from read_models.job_search.index_query import IndexQuery, Sort
from read_models.job_search.query.conditions import EVERYTHING, AnyOf, Condition, evaluate
from read_models.job_search.query.fit_grades import FitGrades
from read_models.job_search.query.list_positions import list_positions
from read_models.job_search.query.ranking import fit_of
from read_models.job_search.query.relaxation import QueryMatches, match_query
from read_models.job_search.query.searcher import Searcher

TENTH = 10


def fitting_as_tenth(searcher: Searcher, matches: QueryMatches, search: IndexQuery) -> QueryMatches:
    """Keeps the full matches that fit at least as well as the tenth ad of `search`, which has the same words; all of
    them if that list has fewer full matches."""
    fit = matches.full.plan.fit
    listed = list(list_positions(match_query(searcher, search, relax=False), Sort.RELEVANCE, 0, TENTH, None))
    if fit is None or len(listed) < TENTH:
        return matches
    floor = _fits_at_least(fit, *fit_of(listed[-1][1]))
    ads = [ads & evaluate(view, floor) for view, ads in zip(matches.views, matches.full.ads, strict=True)]
    return replace(matches, full=replace(matches.full, ads=ads))


def _fits_at_least(fit: FitGrades, offers: int, grade: int) -> Condition:
    """Makes the condition of ads that fit at least as well, in the terms of `fit_of`."""
    if not offers:
        return EVERYTHING
    return AnyOf(fit.grades[: len(fit.grades) - grade + 1]) if grade else fit.offered
