"""The result types of a job search, independent of the engine."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum

from read_models.job_search.index_query import Dimension
from read_models.published_job.card import PublishedJob

MAX_OFFSET = 10_000
"""The deepest offset of pages; a cursor continues at any depth."""
MAX_AGE = timedelta(seconds=60)
"""Time after which a result expires even if the index does not change, since which ads count as new depends on the
clock."""


class IndexNotBuilt(LookupError):
    """There is no index yet, since no ad was ever published."""


class UnknownCursor(ValueError):
    """A cursor that no search returned."""


@dataclass(frozen=True, slots=True)
class FacetCount:
    """A value of a filter, the number of ads that it would show, and whether it is chosen."""

    value: str
    count: int
    chosen: bool


FacetCounts = dict[Dimension, list[FacetCount]]


@dataclass(frozen=True, slots=True)
class Correction:
    """A typed word that no ad has, and the word that was searched for instead; both folded."""

    typed: str
    used: str


@dataclass(frozen=True, slots=True)
class IndexStatus:
    """The build and version of the index, the database time at which it was read, and when the next ad expires."""

    build: int
    version: int
    now: datetime
    next_deadline: datetime | None

    def is_current_at(self, present: "IndexStatus") -> bool:
        """Whether a result computed at this status equals one computed at the present one."""
        if (self.build, self.version) != (present.build, present.version):
            return False
        return (self.next_deadline is None or present.now <= self.next_deadline) and present.now - self.now < MAX_AGE


@dataclass(frozen=True, slots=True)
class GivenUpWords:
    """The words that ads of a list lack, folded, and how many ads lack just these."""

    words: tuple[str, ...]
    total: int


@dataclass(frozen=True, slots=True)
class ResultPage:
    """A page of results, the exact total, and the cursor of the next page; None on the last page.

    `full_matches` of the total have all words, and are listed first. When they are few, ads that lack words follow:
    `given_up` describes them in the order of the list, and `missing_words` has the words that a card's ad lacks, by the
    number of the job. When nothing matched the query as typed, `corrections` are the corrected words. `facets` are None
    unless they were requested and an ad was found.
    """

    cards: tuple[PublishedJob, ...]
    total: int
    next_cursor: str | None
    status: IndexStatus
    corrections: tuple[Correction, ...] = ()
    full_matches: int = 0
    given_up: tuple[GivenUpWords, ...] = ()
    missing_words: Mapping[int, tuple[str, ...]] = field(default_factory=dict[int, tuple[str, ...]])
    facets: FacetCounts | None = None


class SuggestionKind(StrEnum):
    """The kind of a suggestion."""

    TITLE = "title"
    EMPLOYER = "employer"


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A title, or an employer with its id as the value, and the number of its ads when they were last counted. The
    language and the countries are those of one of the ads, empty when there is none by now. `cyrillic` is how ads in
    Cyrillic write the title."""

    kind: SuggestionKind
    value: str
    text: str
    ads: int
    cyrillic: str | None = None
    language: str = ""
    countries: frozenset[str] = frozenset()
