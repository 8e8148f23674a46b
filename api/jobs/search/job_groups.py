"""Groups the jobs of a page: those of one employer with one title stand under the first of them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from api.jobs.search.job_cards import ResultCard
from domain.reference.language.titles import title_key


@dataclass(frozen=True, slots=True)
class JobGroup:
    """A listed job, and the others that are named under it, in the order of the list."""

    first: ResultCard
    siblings: list[ResultCard] = field(default_factory=list[ResultCard])


def group_jobs(cards: Sequence[ResultCard]) -> list[JobGroup]:
    """Each job once, in groups by the order of their first ones. A title without words, say "!!!", groups nothing."""
    per_employer = Counter(card.employer_id for card in cards)
    groups: dict[tuple[int, str, tuple[str, ...]], JobGroup] = {}
    listed: list[JobGroup] = []
    for card in cards:
        # Most employers have one job on a page, and need no analysis of its title.
        title = title_key(card.title) if per_employer[card.employer_id] > 1 else ""
        # Nothing that lacks words hides among what has them all.
        key = card.employer_id, title, card.missing_words
        if key in groups:
            groups[key].siblings.append(card)
            continue
        listed.append(JobGroup(card))
        if title:
            groups[key] = listed[-1]
    return listed


def ungrouped(cards: Iterable[ResultCard]) -> list[JobGroup]:
    """Each job for itself, as where places are paid for."""
    return [JobGroup(card) for card in cards]
