"""Widens a search without results in a place: to its county, 50 km around, its country, everywhere."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from domain.kernel.values.locales import Locale
from domain.reference.circles import Circle
from domain.reference.countries import find_country
from domain.reference.places import Place, find_place, find_region
from read_models.job_search.index_query import IndexQuery
from read_models.job_search.policy.understood_search import UnderstoodSearch
from read_models.job_search.query.chosen_places import with_chosen_places

WIDE_KM = 50
WiderStep = Literal["county", "radius", "country", "everywhere"]


@dataclass(frozen=True, slots=True)
class WiderQuery:
    """A wider query and its description: the names of its areas, or of the place at the radius's centre."""

    step: WiderStep
    names: list[str]
    km: int | None
    query: IndexQuery


def wider_queries(search: UnderstoodSearch, query: IndexQuery, locale: Locale) -> Iterator[WiderQuery]:
    """Yields increasingly wide queries; none for a query without a place."""
    query = with_chosen_places(query)
    if query.exclude_locations or not (query.areas or query.near):
        return
    named = search.locations.known.keys() or query.areas
    places = [place for key in named if key.isdecimal() and (place := find_place(int(key)))]
    counties = {region.id: region.label(locale) for place in places if (region := find_region(place.region_id))}
    if counties and query.near is None:
        areas = tuple(sorted({*query.areas, *counties}))
        yield WiderQuery("county", list(counties.values()), None, replace(query, areas=areas))
    if circle := _wide_circle(query, places):
        largest = max(places, key=lambda place: place.population, default=None)
        names = [largest.label(locale)] if largest else []
        yield WiderQuery("radius", names, WIDE_KM, replace(query, areas=(), near=circle))
    if countries := _countries(named, places, locale):
        areas = tuple(sorted(countries))
        yield WiderQuery("country", list(countries.values()), None, replace(query, areas=areas, near=None))
    yield WiderQuery("everywhere", [], None, replace(query, exclude_locations=True))


def _countries(named: Collection[str], places: list[Place], locale: Locale) -> dict[str, str]:
    """Names by code of the countries of the search's places and regions, without countries that it names itself."""
    regions = [region for key in named if (region := find_region(key))]
    codes = dict.fromkeys(each.country for each in (*places, *regions))
    return {code: names.in_locale(locale) for code in codes if code not in named and (names := find_country(code))}


def _wide_circle(query: IndexQuery, places: list[Place]) -> Circle | None:
    if query.near:
        return replace(query.near, km=WIDE_KM) if query.near.km < WIDE_KM else None
    if not places:
        return None
    largest = max(places, key=lambda place: place.population)
    return Circle(largest.latitude, largest.longitude, WIDE_KM)
