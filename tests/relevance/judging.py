"""Relevance metrics: the rank of the first relevant ad, and how many relevant ads are among the first ten."""

import tomllib
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from math import inf
from pathlib import Path

Search = Callable[[str], Sequence[str]]
"""A search: from the typed text to the names of the found ads, the best first."""

FIRST_PAGE = 10
QUERIES = Path(__file__).parent / "queries.toml"
BASELINE = QUERIES.with_name("baseline.toml")


@dataclass(frozen=True, slots=True)
class Judgement:
    """A judgement of the first ten ads: which they must and must not have, and which are as good as those; the latter
    may end in "*"."""

    text: str
    language: str
    must: tuple[str, ...]
    also: tuple[str, ...]
    unwanted: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Verdict over the queries of a language: the mean of 1 / the place of the first good ad, the share of those that
    must be there among the first ten, and what is there that must not be."""

    mean_reciprocal_rank: float
    recall: float
    intruders: tuple[str, ...]

    def __str__(self) -> str:
        return f"MRR {self.mean_reciprocal_rank:.3f}  recall {self.recall:.3f}  intruders {len(self.intruders)}"


@cache
def judgements() -> tuple[Judgement, ...]:
    """All queries with what is expected of them."""
    written = tomllib.loads(QUERIES.read_text("utf-8"))["query"]
    return tuple(
        Judgement(
            text=each["text"],
            language=each["language"],
            must=tuple(each["must"]),
            also=tuple(each.get("also", ())),
            unwanted=tuple(each.get("not", ())),
        )
        for each in written
    )


def judge(search: Search) -> dict[str, Verdict]:
    """The verdict on each language, and on all together under "all"."""
    by_language: dict[str, list[tuple[float, float, tuple[str, ...]]]] = defaultdict(list)
    for judgement in judgements():
        found = list(search(judgement.text))[:FIRST_PAGE]
        good = (rank for rank, name in enumerate(found, start=1) if _is_among(name, judgement.must + judgement.also))
        recall = len(set(judgement.must).intersection(found)) / len(judgement.must)
        intruders = tuple(f"{judgement.text}: {name}" for name in found if _is_among(name, judgement.unwanted))
        score = (1 / next(good, inf), recall, intruders)
        by_language[judgement.language].append(score)
        by_language["all"].append(score)
    return {
        language: Verdict(
            sum(rank for rank, _, _ in scores) / len(scores),
            sum(recall for _, recall, _ in scores) / len(scores),
            tuple(name for _, _, names in scores for name in names),
        )
        for language, scores in by_language.items()
    }


def _is_among(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def fallen(name: str, verdicts: dict[str, Verdict]) -> list[str]:
    """Languages in which the search of this name does worse than the baseline says."""
    reached = tomllib.loads(BASELINE.read_text("utf-8"))[name]
    return [
        f"{language}: {verdict}, was {was}"
        for language, was in reached.items()
        if (verdict := verdicts[language]).mean_reciprocal_rank < was["mrr"]
        or verdict.recall < was["recall"]
        or len(verdict.intruders) > was["intruders"]
    ]
