"""A search with names resolved to ids: the second of its stages, from which the query of the index follows."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from decimal import Decimal

from domain.kernel.values.locales import Locale
from domain.reference.circles import Circle, places_in_circle
from domain.reference.language.understood_words import LOCATIONS, UnderstoodWords
from domain.reference.places import Place
from domain.reference.positions import find_category, find_position
from domain.reference.preferred_languages import preferred_languages
from read_models.job_search.index_query import Dimension, IndexQuery, Sort
from read_models.job_search.policy.typed_search import TypedSearch
from read_models.job_search.policy.typed_words import with_words
from read_models.job_search.policy.understood_places import UnderstoodPlaces, understand_places
from read_models.job_search.query.query_words import parse_text
from read_models.job_search.search_result import Correction

DEFAULT_RADIUS_KM = 25
NEW_FOR = timedelta(days=3)
_NOWHERE = "nowhere"
_DECIMALS = 3
"""A thousandth of a degree is about 100 m: enough for a commute, too little to reveal an address."""


@dataclass(frozen=True, slots=True)
class UnderstoodSearch:
    """A search with names resolved to ids. Ads in any of `areas` or `near` match."""

    typed: TypedSearch
    text: str
    locations: UnderstoodPlaces
    positions: tuple[str, ...]
    unknown_positions: tuple[str, ...]
    near: Circle | None

    @property
    def is_unrestricted(self) -> bool:
        """Whether it asks for nothing."""
        asked = (
            *(self.text, self.locations.normal, self.near, self.positions, self.unknown_positions),
            *(self.typed.new_jobs, self.typed.exclude_locations, self.typed.filters),
        )
        return not any(asked)

    @property
    def areas(self) -> tuple[str, ...]:
        """Ids of places, regions and countries. A radius applies to every named place: `near` is the circle around the
        largest, the other circles become the ids of the places within. Coordinates replace all places."""
        if self.near is None:
            return tuple(sorted(self.locations.known))
        if self.typed.near:
            return ()
        _, *others = _places_by_size(self.locations)
        around = (Circle(place.latitude, place.longitude, self.near.km) for place in others)
        wide = {key for key in self.locations.known if not key.isdecimal()}
        return tuple(sorted(wide.union(*(_ids_within(each) for each in around))))

    @property
    def searched_text(self) -> str:
        """The text, with names of parts of towns where only one place is chosen: of several, any may match."""
        words = self.locations.words if len(self.typed.locations) == 1 else ()
        return " ".join((self.text, *words)).strip()

    @property
    def understood(self) -> tuple[UnderstoodWords, ...]:
        """The words of the text that are understood: places only where no others are chosen."""
        has_places = bool(self.locations.normal or self.near)
        return parse_text(self.text, with_places=self.typed.exclude_locations or not has_places).understood

    def understood_with(self, corrected: Sequence[Correction]) -> tuple[UnderstoodWords, ...]:
        """Adds the places that corrected words name to the understood words, under the words as typed."""
        text = with_words(self.text, {each.typed: each.used for each in corrected})
        typed = {each.used: each.typed for each in corrected}
        places = (
            replace(each, text=with_words(each.text, typed))
            for each in replace(self, text=text).understood
            if each.dimension == LOCATIONS and each not in self.understood
        )
        return (*self.understood, *places) if corrected else self.understood

    def index_query(self, now: datetime | None, locale: Locale, sort: Sort = Sort.RELEVANCE) -> IndexQuery:
        """The third stage: what the index is asked for. An unknown location matches no ads.

        `now` is the reference time of new jobs; None without that filter, or when no ad was ever published. `locale`
        decides which languages lead a list by relevance.
        """
        areas = self.areas
        if not areas and self.locations.unknown and self.near is None:
            areas = (_NOWHERE,)
        salary = self.typed.chosen(Dimension.SALARY)
        return IndexQuery(
            text=self.searched_text,
            areas=areas,
            near=self.near,
            positions=tuple(sorted((*self.positions, *self.unknown_positions))),
            new_since=_next_minute(now) - NEW_FOR if self.typed.new_jobs and now else None,
            filters=tuple(each for each in self.typed.filters if each[0] is not Dimension.SALARY),
            salary_from=Decimal(salary[0]) if salary else None,
            exclude_locations=self.typed.exclude_locations,
            sort=sort,
            preferred_languages=preferred_languages(locale) if sort is Sort.RELEVANCE else (),
        )


def understand(typed: TypedSearch, locale: Locale) -> UnderstoodSearch:
    """Resolves names in any language to ids; names in the result are in `locale`."""
    locations = understand_places(typed.locations, locale)
    known = {each for each in typed.positions if is_known_position(each)}
    return UnderstoodSearch(
        typed=typed,
        text=" ".join(" ".join(typed.query).split()),
        locations=locations,
        positions=tuple(sorted(known)),
        unknown_positions=tuple(sorted(set(typed.positions) - known)),
        near=_near(typed, locations),
    )


def is_known_position(key: str) -> bool:
    """Whether there is an occupation with this code, or a category with this id ("c7")."""
    return bool(find_category(int(key[1:])) if key.startswith("c") else find_position(key))


def _next_minute(now: datetime) -> datetime:
    """Rounds up, so that queries within a minute share a cache entry and never match jobs that are no longer new."""
    return now.replace(second=0, microsecond=0) + timedelta(minutes=1)


def _places_by_size(locations: UnderstoodPlaces) -> list[Place]:
    """The recognised places, by descending population."""
    return sorted(locations.places(), key=lambda place: -place.population)


def _ids_within(circle: Circle) -> Iterable[str]:
    return (str(place.geonameid) for place in places_in_circle(circle))


def _near(typed: TypedSearch, locations: UnderstoodPlaces) -> Circle | None:
    if typed.near:
        latitude, longitude = (round(each, _DECIMALS) for each in typed.near)
        return Circle(latitude, longitude, typed.radius or DEFAULT_RADIUS_KM)
    if not typed.radius:
        return None
    places = _places_by_size(locations)
    return Circle(places[0].latitude, places[0].longitude, typed.radius) if places else None
