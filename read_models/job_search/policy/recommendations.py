"""Recommends jobs: each for the reasons that found it, none twice, and no employer at every turn."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from domain.jobs.status import JobStatus
from read_models.job_search.index_query import IndexQuery
from read_models.job_search.search_result import IndexNotBuilt
from read_models.job_search.serving.port import JobSearchEngine
from read_models.published_job.card import PublishedJob

MOST_PER_EMPLOYER = 3
PER_INTEREST = 40

Reason = TypeVar("Reason")


@dataclass(frozen=True, slots=True)
class Interest(Generic[Reason]):
    """A reason for which a person may like a job, and the search that finds such jobs: the reason is true of what the
    search finds, and of nothing else. A weak one says little about the work."""

    reason: Reason
    query: IndexQuery
    is_weak: bool = False


@dataclass(frozen=True, slots=True)
class Recommendation(Generic[Reason]):
    """A job with all reasons that found it, in the order of the interests."""

    job: PublishedJob
    reasons: tuple[Reason, ...]


def find_by_interests(
    engine: JobSearchEngine, interests: Iterable[Interest[Reason]]
) -> list[tuple[Interest[Reason], Sequence[PublishedJob]]]:
    """The jobs that each interest finds as it was stated: with a word given up, its reason would not be true."""
    try:
        return [(each, engine.search(each.query, per_page=PER_INTEREST, relax=False).cards) for each in interests]
    except IndexNotBuilt:
        return []


def recommend(
    found: Sequence[tuple[Interest[Reason], Sequence[PublishedJob]]],
    without: Collection[int],
    *,
    most_per_employer: int = MOST_PER_EMPLOYER,
) -> list[Recommendation[Reason]]:
    """Recommends the jobs that the interests have found, but for the job numbers `without` and jobs that take no
    applications.

    Jobs with more reasons come first; of as many, those with a reason that is not weak; then the first of each
    interest's results, the second of each, and so on. Payment has no place in the order.
    """
    jobs: dict[int, PublishedJob] = {}
    reasons: dict[int, list[Reason]] = {}
    ranks: dict[int, tuple[bool, int, int]] = {}
    for at, (interest, results) in enumerate(found):
        for place, job in enumerate(_distinct(results)):
            if job.status is not JobStatus.ACTIVE or job.number in without:
                continue
            jobs.setdefault(job.number, job)
            reasons.setdefault(job.number, []).append(interest.reason)
            rank = (interest.is_weak, place, at)
            ranks[job.number] = min(ranks.get(job.number, rank), rank)
    ranked = sorted(jobs.values(), key=lambda job: (-len(reasons[job.number]), ranks[job.number], job.number))
    of_employer: Counter[int] = Counter()
    recommended: list[Recommendation[Reason]] = []
    for job in ranked:
        of_employer[job.employer_id] += 1
        if of_employer[job.employer_id] <= most_per_employer:
            recommended.append(Recommendation(job, tuple(reasons[job.number])))
    return recommended


def _distinct(jobs: Iterable[PublishedJob]) -> Iterable[PublishedJob]:
    return {job.number: job for job in jobs}.values()
