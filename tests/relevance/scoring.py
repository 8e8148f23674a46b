"""Figures of a search over the queries of a half, by group."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, nan
from statistics import fmean

from tests.relevance.evaluation_queries import EvaluationQuery

FIRST_PAGE, DEPTH = 10, 100
NOTHING_EXISTS = "none"
"""The group of queries for which there is nothing."""


@dataclass(frozen=True, slots=True)
class Found:
    """Names of up to a hundred ads, the best first. `widened`: the list itself says that it gave something up."""

    names: Sequence[str]
    widened: bool = False


Search = Callable[[EvaluationQuery], Found]


@dataclass(frozen=True, slots=True)
class Score:
    """Means over queries. All but recall count good ads as right; NaN where a figure has no meaning.

    `success`: something right among the first ten; where nothing exists, no wrong ad there, or a list said to be
    wider. `mean_reciprocal_rank`: 1 / the rank of the first right ad. `precision`: right ones among as many as could
    be, ten or all that are wanted. `recall`: wanted ones among the first hundred. `wrong`: the share of wrong ads
    among the first ten shown. `empty`: the share of empty lists.
    """

    queries: int
    success: float
    mean_reciprocal_rank: float
    precision: float
    recall: float
    wrong: float
    empty: float

    def __str__(self) -> str:
        figures = (self.success, self.mean_reciprocal_rank, self.precision, self.recall, self.wrong, self.empty)
        return "  ".join([f"{self.queries:4}", *(f"{figure:6.3f}" for figure in figures)])


HEADING = "   n  succ10     MRR  prec10  recall   wrong   empty"


def table(name: str, reached: Mapping[str, Score]) -> str:
    """The scores of groups under a name, one a line."""
    return "\n".join([f"{name:16}{HEADING}", *(f"{group:16}{each}" for group, each in reached.items())])


def score(search: Search, asked: Sequence[EvaluationQuery]) -> dict[str, Score]:
    """The score of each group of these queries, and under "all" of all but those for which nothing exists."""
    by_group: dict[str, list[Score]] = defaultdict(list)
    for query in asked:
        one = score_one(query, search(query))
        by_group[query.group].append(one)
        if query.group != NOTHING_EXISTS:
            by_group["all"].append(one)
    return {group: _mean(scores) for group, scores in by_group.items()}


def score_one(query: EvaluationQuery, found: Found) -> Score:
    """The score of one query."""
    first = found.names[:FIRST_PAGE]
    right = query.wanted | query.good
    wrong = sum(name not in right for name in first) / len(first) if first else 0.0
    empty = float(not first)
    if query.group == NOTHING_EXISTS:
        return Score(1, float(found.widened or not wrong), nan, nan, nan, wrong, empty)
    rank = next((rank for rank, name in enumerate(found.names, start=1) if name in right), inf)
    possible = min(FIRST_PAGE, len(query.wanted))
    return Score(
        queries=1,
        success=float(rank <= FIRST_PAGE),
        mean_reciprocal_rank=1 / rank,
        precision=sum(name in right for name in first[:possible]) / possible,
        recall=len(query.wanted.intersection(found.names[:DEPTH])) / len(query.wanted),
        wrong=wrong,
        empty=empty,
    )


def _mean(scores: Sequence[Score]) -> Score:
    return Score(
        len(scores),
        fmean(each.success for each in scores),
        fmean(each.mean_reciprocal_rank for each in scores),
        fmean(each.precision for each in scores),
        fmean(each.recall for each in scores),
        fmean(each.wrong for each in scores),
        fmean(each.empty for each in scores),
    )
