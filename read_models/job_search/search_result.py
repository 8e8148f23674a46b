"""What a job search answers with, whichever engine stands behind the port."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from read_models.job_search.search_query import Dimension
from read_models.published_job.card import PublishedJob

MAX_OFFSET = 10_000
"""How many ads pages may skip; a cursor continues at any depth."""
MAX_AGE = timedelta(seconds=60)
"""Which ads count as new depends on the clock, so results expire even when the index does not change."""


class IndexNotBuilt(LookupError):
    """There is no index yet: no ad was ever published."""


class UnknownCursor(ValueError):
    """A cursor that no search returned."""


@dataclass(frozen=True, slots=True)
class FacetCount:
    """A value that can be chosen, how many ads it would show, and whether it is chosen."""

    value: str
    count: int
    chosen: bool


FacetCounts = dict[Dimension, list[FacetCount]]


@dataclass(frozen=True, slots=True)
class Correction:
    """A word that no ad has, and the one that was searched for instead; both folded."""

    typed: str
    used: str


@dataclass(frozen=True, slots=True)
class IndexStatus:
    """The build and version of the index, the database's time when it was read, and when the next ad expires."""

    build: int
    version: int
    now: datetime
    next_deadline: datetime | None

    def is_current_at(self, present: "IndexStatus") -> bool:
        """Whether a result computed at this status is still what would be computed at the present one."""
        if (self.build, self.version) != (present.build, present.version):
            return False
        return (self.next_deadline is None or present.now <= self.next_deadline) and present.now - self.now < MAX_AGE


@dataclass(frozen=True, slots=True)
class ResultPage:
    """A page of a list, the exact total of the list, and the cursor of the next page; None on the last one.

    When nothing was found as typed, `corrections` are the words whose spelling was corrected, and `dropped_words`
    counts the words that no ad has together with the others. `facets` are None unless they were asked for and an ad was
    found.
    """

    cards: tuple[PublishedJob, ...]
    total: int
    next_cursor: str | None
    status: IndexStatus
    corrections: tuple[Correction, ...] = ()
    dropped_words: int = 0
    facets: FacetCounts | None = None


class SuggestionKind(StrEnum):
    """What is suggested."""

    TITLE = "title"
    EMPLOYER = "employer"


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A title, or an employer with its id as the value, and how many ads it had when they were counted."""

    kind: SuggestionKind
    value: str
    text: str
    ads: int
