"""Translates a parsed search into a query of the search engine."""

from datetime import datetime, timedelta
from decimal import Decimal

from api.jobs.query_parser import ParsedSearch
from api.jobs.search_parameters import Dimension as WireDimension
from api.jobs.search_parameters import Sort as WireSort
from domain.kernel.values.locales import Locale
from domain.reference.circles import Circle
from domain.reference.preferred_languages import preferred_languages
from read_models.job_search.search_query import Dimension, SearchQuery, Sort

NEW_FOR = timedelta(days=3)
_NOWHERE = "nowhere"
_WIRE: dict[Dimension, WireDimension] = {Dimension.SALARY: "salaryFrom"}


def wire_name(dimension: Dimension) -> WireDimension:
    """The name of a dimension in requests and responses."""
    return _WIRE.get(dimension, dimension.value)  # pyright: ignore[reportReturnType]


def to_search_query(
    search: ParsedSearch, now: datetime | None, locale: Locale, sort: WireSort = "relevance"
) -> SearchQuery:
    """The query of a search. An unknown location matches no ads.

    `now` is the reference time of `newJobs`; None without that filter, or when no ad was ever published. `locale`
    decides which languages lead a list by relevance.
    """
    filters = search.filters
    areas = search.areas
    if not areas and search.locations.unknown and search.near is None:
        areas = (_NOWHERE,)
    return SearchQuery(
        text=search.searched_text,
        areas=areas,
        near=Circle(search.near.lat, search.near.lng, search.near.km) if search.near else None,
        positions=tuple(sorted((*search.positions, *search.unknown_positions))),
        new_since=_next_minute(now) - NEW_FOR if filters.new_jobs and now else None,
        filters=tuple((Dimension(name), values) for name, values in search.selected if name != "salaryFrom"),
        salary_from=Decimal(filters.salary_from) if filters.salary_from else None,
        exclude_locations=filters.exclude_locations,
        sort=Sort(sort),
        preferred_languages=preferred_languages(locale) if sort == "relevance" else (),
    )


def _next_minute(now: datetime) -> datetime:
    """Rounds up, so that queries within a minute share a cache entry and never match jobs that are no longer new."""
    return now.replace(second=0, microsecond=0) + timedelta(minutes=1)
