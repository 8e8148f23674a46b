"""A person's interests, as searches with the reason that they state: what was searched for, saved, applied for, and
the place of the address."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

from api.jobs.query_parser import DEFAULT_RADIUS_KM, ParsedSearch, canonical_key, describe, parse_search
from api.jobs.recommendation_schemas import NamedJob, NearHome, SearchedFor, SimilarJob
from api.jobs.schemas import Named
from api.jobs.search_parameters import SearchFilters
from api.jobs.search_query import to_search_query
from domain.kernel.values.locales import Locale
from domain.reference.circles import Circle
from domain.reference.places import Place, find_place
from domain.reference.positions import find_position
from domain.reference.preferred_languages import preferred_languages
from read_models.job_search.recommendations import Interest
from read_models.job_search.search_query import SearchQuery
from read_models.published_job.card import PublishedJob

Reason = SearchedFor | SimilarJob | NearHome
SIMILAR_KM = 50


def lasting_search(filters: SearchFilters, locale: Locale) -> ParsedSearch | None:
    """An earlier search without its limits on age, which belong to the day of the search; None if nothing else was
    asked for."""
    search = parse_search(filters.model_copy(update={"new_jobs": False, "published": None}), locale)
    return search if canonical_key(search) else None


def searched_for(
    searches: Iterable[ParsedSearch], locale: Locale, employers: Mapping[int, str]
) -> Iterator[Interest[Reason]]:
    """Interests in what was searched for. `employers` are names by id."""
    for search in searches:
        reason = SearchedFor(code="searched", search=describe(search, locale, employers))
        yield Interest(reason, to_search_query(search, None, locale))


def similar_to(
    jobs: Iterable[PublishedJob], code: Literal["saved", "applied"], locale: Locale
) -> Iterator[Interest[Reason]]:
    """Interests in the occupation of each job, near its first place. Jobs of no known occupation say nothing."""
    for job in jobs:
        position = find_position(job.fields.get("position") or "")
        if position is None:
            continue
        place = next(filter(None, (find_place(each.get("geonameid") or 0) for each in job.fields["places"])), None)
        reason = SimilarJob(
            code=code,
            job=NamedJob(
                id=job.number, slug=job.fields["slug"], title=job.fields["title"], language=job.fields["language"]
            ),
            position=Named(id=position.code, name=position.labels.in_locale(locale)),
            place=_named(place, locale) if place else None,
            km=SIMILAR_KM if place else None,
        )
        near = _circle(place, SIMILAR_KM) if place else None
        yield Interest(reason, _query(locale, positions=(position.code,), near=near))


def near_home(home: Place | None, locale: Locale) -> Iterator[Interest[Reason]]:
    """An interest in jobs near the place of the address."""
    if home:
        reason = NearHome(code="near", place=_named(home, locale), km=DEFAULT_RADIUS_KM)
        yield Interest(reason, _query(locale, near=_circle(home, DEFAULT_RADIUS_KM)), is_weak=True)


def _query(locale: Locale, **fields: Any) -> SearchQuery:
    return SearchQuery(preferred_languages=preferred_languages(locale), **fields)


def _circle(place: Place, km: int) -> Circle:
    return Circle(place.latitude, place.longitude, km)


def _named(place: Place, locale: Locale) -> Named:
    return Named(id=str(place.geonameid), name=place.label(locale))
