"""A search as it was understood, as the read model takes it; and the wider ones that follow when it finds nothing."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from decimal import Decimal

from api.jobs.parameters import Dimension as WireDimension
from api.jobs.parameters import Sort as WireSort
from api.jobs.search_schemas import WiderStep
from api.jobs.understanding import Understood, chosen
from domain.kernel.locales import Locale
from domain.reference.countries import find_country
from domain.reference.places import Place, find_region
from read_models.job_search.query import Dimension, Near, SearchQuery, Sort

NEW_FOR = timedelta(days=3)
WIDE_KM = 50
_NOWHERE = "nowhere"
_WIRE: dict[Dimension, WireDimension] = {Dimension.SALARY: "salaryFrom"}


@dataclass(frozen=True, slots=True)
class Step:
    """A wider search, and how it is told: where it looks, by name, or around what."""

    kind: WiderStep
    names: list[str]
    km: int | None
    query: SearchQuery


def wire_name(dimension: Dimension) -> WireDimension:
    """What a dimension is called in queries and answers."""
    return _WIRE.get(dimension, dimension.value)  # pyright: ignore[reportReturnType]


def query_of(search: Understood, now: datetime | None, sort: WireSort = "relevance") -> SearchQuery:
    """The search in ids. A place that nobody knows is a place without ads.

    `now` tells what is new; where it is not asked for, or no ad was ever published, it is None.
    """
    filters = search.filters
    areas = search.areas
    if not areas and search.locations.unknown and search.near is None:
        areas = (_NOWHERE,)
    return SearchQuery(
        text=search.text,
        areas=areas,
        near=Near(search.near.lat, search.near.lng, search.near.km) if search.near else None,
        positions=tuple(sorted((*search.positions, *search.unknown_positions))),
        new_since=_a_minute(now) - NEW_FOR if filters.new_jobs and now else None,
        filters=tuple((Dimension(name), values) for name, values in chosen(filters) if name != "salaryFrom"),
        salary_from=Decimal(filters.salary_from) if filters.salary_from else None,
        exclude_locations=filters.exclude_locations,
        sort=Sort(sort),
    )


def wider(search: Understood, query: SearchQuery, locale: Locale) -> Iterator[Step]:
    """Where to look when nothing was found in a place: its county, within 50 km, its country, then everywhere."""
    if query.exclude_locations or not (query.areas or query.near):
        return
    places = search.locations.places()
    counties = {region.id: region.name for place in places if (region := find_region(place.region_id))}
    if counties and query.near is None:
        areas = tuple(sorted({*query.areas, *counties}))
        yield Step("county", list(counties.values()), None, replace(query, areas=areas))
    middle = _middle(query, places)
    if middle:
        largest = max(places, key=lambda place: place.population, default=None)
        names = [largest.label(locale)] if largest else []
        yield Step("radius", names, WIDE_KM, replace(query, areas=(), near=middle))
    countries = _countries(search, places, locale)
    if countries:
        yield Step("country", list(countries.values()), None, replace(query, areas=tuple(sorted(countries)), near=None))
    yield Step("everywhere", [], None, replace(query, exclude_locations=True))


def _countries(search: Understood, places: list[Place], locale: Locale) -> dict[str, str]:
    """Where the places and regions lie that were asked for, by code, without what was asked for itself."""
    regions = [region for key in search.locations.known if (region := find_region(key))]
    codes = dict.fromkeys(each.country for each in (*places, *regions))
    return {
        code: names.in_locale(locale)
        for code in codes
        if code not in search.locations.known and (names := find_country(code))
    }


def _middle(query: SearchQuery, places: list[Place]) -> Near | None:
    if query.near:
        return replace(query.near, km=WIDE_KM) if query.near.km < WIDE_KM else None
    if not places:
        return None
    largest = max(places, key=lambda place: place.population)
    return Near(largest.latitude, largest.longitude, WIDE_KM)


def _a_minute(now: datetime) -> datetime:
    """The minute that comes: a search is the same for a while, and never finds what is not new any more."""
    return now.replace(second=0, microsecond=0) + timedelta(minutes=1)
