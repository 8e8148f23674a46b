"""Serializes found jobs once for all viewers: this is what the search caches."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from api.jobs.search.facets import facets_json
from api.jobs.search.schemas import AmbiguousOccupation, GivenUpWords, Reading, WiderPlace, WiderSearch
from api.jobs.serializers import card, card_json
from domain.kernel.values.locales import Locale
from read_models.employers.label_cache import EmployerCache
from read_models.job_search.index_query import Dimension
from read_models.job_search.policy import found_jobs
from read_models.job_search.policy.cached_search import CachedSearch, ShownList
from read_models.job_search.policy.found_jobs import FoundJobs
from read_models.job_search.search_result import Correction, FacetCounts
from read_models.published_job.card import PublishedJob


@dataclass(frozen=True, slots=True)
class ResultCard:
    """A card as JSON without its closing brace, and the fields needed to append the rest. `missing_words` of the query
    were given up for this job."""

    number: int
    employer_id: int
    published_at: datetime
    changed_at: datetime
    title: str
    slug: str
    location: str
    json: bytes
    missing_words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class JobCards:
    """One page of results as cards, and what the description of the search says of it."""

    cards: tuple[ResultCard, ...]
    total: int
    total_pages: int
    next_cursor: str | None
    corrected: tuple[Correction, ...]
    wider: WiderSearch | None
    wider_places: list[WiderPlace]
    full_matches: int
    given_up: list[GivenUpWords]
    ambiguous: AmbiguousOccupation | None


JobSearchService = CachedSearch[JobCards]
JobCardList = ShownList[JobCards]


@dataclass(frozen=True, slots=True)
class JobCardPresenter:
    """Implements `ListPresenter`."""

    employers: EmployerCache

    def jobs(self, found: FoundJobs, locale: Locale) -> JobCards:
        wider = found.wider
        return JobCards(
            cards=tuple(_card(job, locale, found.missing_words.get(job.number, ())) for job in found.jobs),
            total=found.total,
            total_pages=found.total_pages,
            next_cursor=found.next_cursor,
            corrected=found.corrected,
            wider=WiderSearch.model_validate(wider) if wider else None,
            wider_places=[WiderPlace.model_validate(each) for each in found.wider_places],
            full_matches=found.full_matches,
            given_up=[GivenUpWords(words=list(each.words), total=each.total) for each in found.given_up],
            ambiguous=_ambiguous(found.ambiguous, locale) if found.ambiguous else None,
        )

    def facets(
        self, counts: FacetCounts, salary_from: Decimal | None, listed_employers: Sequence[int], locale: Locale
    ) -> bytes:
        counted = [int(each.value) for each in counts[Dimension.EMPLOYER]]
        # The list reads the labels of its own employers next.
        return facets_json(counts, salary_from, self.employers.names(counted, soon=listed_employers), locale)


def _card(job: PublishedJob, locale: Locale, missing_words: tuple[str, ...]) -> ResultCard:
    shown = card(job, locale)
    return ResultCard(
        number=job.number,
        employer_id=job.employer_id,
        published_at=job.published_at,
        changed_at=job.changed_at,
        title=shown["title"],
        slug=shown["slug"],
        location=shown["location"],
        json=card_json(shown),
        missing_words=missing_words,
    )


def _ambiguous(found: found_jobs.AmbiguousOccupation, locale: Locale) -> AmbiguousOccupation:
    readings = [
        Reading(id=position.code, name=position.labels.in_locale(locale), total=total)
        for position, total in found.readings
    ]
    return AmbiguousOccupation(words=found.words, readings=readings)
