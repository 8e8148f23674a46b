"""List of jobs that a request found, whoever asked: one page of results, and the offers beside them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from domain.jobs.formats import HomeBlock
from domain.kernel.values.locales import Locale
from domain.reference.positions import Position
from read_models.job_search.index_query import IndexQuery, Sort
from read_models.job_search.policy.understood_search import UnderstoodSearch
from read_models.job_search.policy.wider_queries import WiderStep
from read_models.job_search.search_result import Correction, GivenUpWords
from read_models.job_search.serving.port import PER_PAGE
from read_models.published_job.card import PublishedJob


@dataclass(frozen=True, slots=True)
class ListRequest:
    """The search, page and language of a requested list. Only featured ads are listed by block of the home page."""

    search: UnderstoodSearch
    locale: Locale
    sort: Sort = Sort.RELEVANCE
    page: int = 1
    cursor: str | None = None
    featured: bool = False
    home_block: HomeBlock | None = None
    count: int = PER_PAGE


@dataclass(frozen=True, slots=True)
class WiderPlace:
    """A wider area than the requested one, and how many jobs it has. `names` are those of counties or countries, or of
    the place that the radius is around."""

    step: WiderStep
    names: list[str]
    km: int | None
    total: int


@dataclass(frozen=True, slots=True)
class WiderSearch:
    """The wider search that found jobs when the requested place had none; `tried` are steps that found none either."""

    tried: list[WiderStep]
    step: WiderStep
    names: list[str]
    km: int | None
    total: int


@dataclass(frozen=True, slots=True)
class AmbiguousOccupation:
    """Words as typed that may mean several occupations, and how many jobs are found with each of them as a filter."""

    words: str
    readings: list[tuple[Position, int]]


@dataclass(frozen=True, slots=True)
class FoundJobs:
    """One page of results, the same for every viewer; `query` is the one that found it, possibly a wider one.

    Words are as typed: those that `given_up` describes, and those that a job lacks, by its number.
    """

    query: IndexQuery
    jobs: tuple[PublishedJob, ...] = ()
    total: int = 0
    total_pages: int = 0
    next_cursor: str | None = None
    wider: WiderSearch | None = None
    wider_places: tuple[WiderPlace, ...] = ()
    corrected: tuple[Correction, ...] = ()
    full_matches: int = 0
    given_up: tuple[GivenUpWords, ...] = ()
    missing_words: Mapping[int, tuple[str, ...]] = field(default_factory=dict[int, tuple[str, ...]])
    ambiguous: AmbiguousOccupation | None = None
