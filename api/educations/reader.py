"""Job categories and countries of a reader, known by their interests in jobs."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeVar, get_args

from domain.kernel.values.locales import Locale
from domain.reference.country_names import home_country
from domain.reference.occupations import Occupations
from domain.reference.places import find_place
from domain.reference.positions import find_position
from read_models.job_search.index_query import Dimension
from read_models.job_search.policy.interests import NearHome, Reason, SearchedFor, SimilarJob
from read_models.job_search.policy.understood_search import UnderstoodSearch

KnownCategoryBy = Literal["searched", "saved", "applied"]
KnownCountryBy = Literal["address", "applied", "saved", "searched", "language"]
"""The surest first: where a person lives decides more about a programme than where they look for a job."""

_Key = TypeVar("_Key")
_KnownBy = TypeVar("_KnownBy", bound=KnownCountryBy)
_RANK: dict[KnownCountryBy, int] = {known_by: at for at, known_by in enumerate(get_args(KnownCountryBy))}


@dataclass(frozen=True, slots=True)
class Reader:
    """Ids of job categories and codes of countries, each with the first thing that it is known by, the surest first."""

    categories: dict[int, KnownCategoryBy]
    countries: dict[str, KnownCountryBy]


def reader_of(interests: Iterable[Reason], locale: Locale) -> Reader:
    """The reader with these interests; without any, only the home country of the page's language is known."""
    categories: dict[int, KnownCategoryBy] = {}
    countries: dict[str, KnownCountryBy] = {}
    for reason in interests:
        match reason:
            case SearchedFor():
                _learn(categories, _searched_categories(reason.search), "searched")
                _learn(countries, _searched_countries(reason.search), "searched")
            case SimilarJob():
                _learn(categories, _categories_of(reason.position.code), reason.done)
                _learn(countries, (reason.place.country,) if reason.place else (), reason.done)
            case NearHome():
                _learn(countries, (reason.place.country,), "address")
    _learn(countries, (home_country(locale),), "language")
    return Reader(categories, dict(sorted(countries.items(), key=lambda each: _RANK[each[1]])))


def _learn(known: dict[_Key, _KnownBy], keys: Iterable[_Key], known_by: _KnownBy) -> None:
    for key in keys:
        if key not in known or _RANK[known_by] < _RANK[known[key]]:
            known[key] = known_by


def _searched_categories(search: UnderstoodSearch) -> Iterator[int]:
    for position in search.positions:
        yield from _categories_of(position)
    yield from map(int, search.typed.chosen(Dimension.CATEGORY))
    if typed := Occupations().find(search.text):
        yield from _categories_of(typed)


def _searched_countries(search: UnderstoodSearch) -> Iterator[str]:
    if not search.typed.exclude_locations:
        for location in search.locations.known:
            yield from _countries_of(location)


def _categories_of(position: str) -> Iterator[int]:
    """Yields the category of an occupation's code, or of a whole category: "c7"."""
    if position.startswith("c"):
        yield int(position[1:])
    elif found := find_position(position):
        yield found.category.id


def _countries_of(location: str) -> Iterator[str]:
    """Yields the country of a place, of a region ("HR-20") or of the country itself."""
    if not location.isdecimal():
        yield location.partition("-")[0]
    elif place := find_place(int(location)):
        yield place.country
