"""A person's interests, as searches with the reason that they state: what was searched for, saved, applied for, and
the place of the address."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from domain.kernel.values.locales import Locale
from domain.reference.circles import Circle
from domain.reference.places import Place, find_place
from domain.reference.positions import Position, find_position
from domain.reference.preferred_languages import preferred_languages
from read_models.job_search.index_query import Dimension, IndexQuery
from read_models.job_search.policy.recommendations import Interest
from read_models.job_search.policy.typed_search import TypedSearch
from read_models.job_search.policy.understood_search import DEFAULT_RADIUS_KM, UnderstoodSearch, understand
from read_models.published_job.card import PublishedJob

SIMILAR_KM = 50


@dataclass(frozen=True, slots=True)
class SearchedFor:
    """The job fits an earlier search of the reader."""

    search: UnderstoodSearch


@dataclass(frozen=True, slots=True)
class SimilarJob:
    """The job has the occupation of one that the reader saved or applied for, and is near it, in kilometres; anywhere
    if that job has no place in the gazetteer."""

    done: Literal["saved", "applied"]
    job: PublishedJob
    position: Position
    place: Place | None
    km: int | None


@dataclass(frozen=True, slots=True)
class NearHome:
    """The job is near the place in the reader's address."""

    place: Place
    km: int


Reason = SearchedFor | SimilarJob | NearHome


def lasting_search(typed: TypedSearch, locale: Locale) -> UnderstoodSearch | None:
    """An earlier search without its limits on age, which belong to the day of the search; None if nothing else was
    asked for."""
    lasting = tuple(each for each in typed.filters if each[0] is not Dimension.PUBLISHED)
    search = understand(replace(typed, new_jobs=False, filters=lasting), locale)
    return None if search.is_unrestricted else search


def searched_for(searches: Iterable[UnderstoodSearch], locale: Locale) -> Iterator[Interest[Reason]]:
    """Interests in what was searched for."""
    for search in searches:
        yield Interest(SearchedFor(search), search.index_query(None, locale))


def similar_to(
    jobs: Iterable[PublishedJob], done: Literal["saved", "applied"], locale: Locale
) -> Iterator[Interest[Reason]]:
    """Interests in the occupation of each job, near its first place. Jobs of no known occupation say nothing."""
    for job in jobs:
        position = find_position(job.fields.get("position") or "")
        if position is None:
            continue
        place = next(filter(None, (find_place(each.get("geonameid") or 0) for each in job.fields["places"])), None)
        near = _circle(place, SIMILAR_KM) if place else None
        reason = SimilarJob(done, job, position, place, SIMILAR_KM if place else None)
        yield Interest(reason, _query(locale, positions=(position.code,), near=near))


def near_home(home: Place | None, locale: Locale) -> Iterator[Interest[Reason]]:
    """An interest in jobs near the place of the address."""
    if home:
        near = _circle(home, DEFAULT_RADIUS_KM)
        yield Interest(NearHome(home, DEFAULT_RADIUS_KM), _query(locale, near=near), is_weak=True)


def _query(locale: Locale, **fields: Any) -> IndexQuery:
    return IndexQuery(preferred_languages=preferred_languages(locale), **fields)


def _circle(place: Place, km: int) -> Circle:
    return Circle(place.latitude, place.longitude, km)
