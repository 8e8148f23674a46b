"""Parses search parameters into ids, and writes the canonical query string of a search."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from textwrap import wrap
from urllib.parse import parse_qsl, urlencode

from pydantic import ValidationError
from pydantic.alias_generators import to_camel

from api.jobs.location_parser import ParsedLocations, areas_by_id, parse_locations
from api.jobs.schemas import Named
from api.jobs.search_parameters import DIMENSIONS, LONGEST_TEXT, Dimension, SearchFilters
from api.jobs.search_schemas import Correction, Filter, JobSearch, Near
from api.jobs.search_schemas import UnderstoodWords as DescribedWords
from api.jobs.typed_words import with_words
from domain.kernel.values.locales import Locale
from domain.reference.circles import Circle, places_in_circle
from domain.reference.education_levels import find_education_level
from domain.reference.filter_names import find_filter_name
from domain.reference.language.place_names import island_name
from domain.reference.language.understood_words import LOCATIONS, SALARY, UnderstoodWords
from domain.reference.languages import find_language
from domain.reference.names import Names
from domain.reference.places import Place
from domain.reference.positions import find_category, find_position
from read_models.job_search.query.parser import parse_text

DEFAULT_RADIUS_KM = 25
_FIELDS = {to_camel(name): name for name in SearchFilters.model_fields}
_REPEATABLE = {to_camel(name) for name, field in SearchFilters.model_fields.items() if field.default == ()}
_DECIMALS = 3
"""A thousandth of a degree is about 100 m: enough for a commute, too little to reveal an address."""


@dataclass(frozen=True, slots=True)
class ParsedSearch:
    """A search with names resolved to ids. Ads in any of `areas` or `near` match.

    `selected` are the dimensions that it filters by, with their sorted values.
    """

    filters: SearchFilters
    selected: Sequence[tuple[Dimension, tuple[str, ...]]]
    text: str
    locations: ParsedLocations
    positions: tuple[str, ...]
    unknown_positions: tuple[str, ...]
    near: Near | None

    @property
    def areas(self) -> tuple[str, ...]:
        """Ids of places, regions and countries. A radius applies to every named place: `near` is the circle around the
        largest, the other circles become the ids of the places within. Coordinates replace all places."""
        if self.near is None:
            return tuple(sorted(self.locations.known))
        if self.filters.near:
            return ()
        _, *others = _places_by_size(self.locations)
        around = (Near(lat=place.latitude, lng=place.longitude, km=self.near.km) for place in others)
        wide = {key for key in self.locations.known if not key.isdecimal()}
        return tuple(sorted(wide.union(*(_ids_within(each) for each in around))))

    @property
    def searched_text(self) -> str:
        """The text, with names of parts of towns where only one place is chosen: of several, any may match."""
        words = self.locations.words if len(self.filters.locations) == 1 else ()
        return " ".join((self.text, *words)).strip()

    @property
    def understood(self) -> tuple[UnderstoodWords, ...]:
        """What words of the text mean: places only where no others are chosen."""
        has_places = bool(self.locations.normal or self.near)
        return parse_text(self.text, with_places=self.filters.exclude_locations or not has_places).understood

    def understood_with(self, corrected: Sequence[Correction]) -> tuple[UnderstoodWords, ...]:
        """The same with the places that corrected words name, under the words as typed."""
        text = with_words(self.text, {each.typed: each.used for each in corrected})
        typed = {each.used: each.typed for each in corrected}
        places = (
            replace(each, text=with_words(each.text, typed))
            for each in replace(self, text=text).understood
            if each.dimension == LOCATIONS and each not in self.understood
        )
        return (*self.understood, *places) if corrected else self.understood


def parse_search(filters: SearchFilters, locale: Locale) -> ParsedSearch:
    """Resolves names in any language to ids; names in the result are in `locale`."""
    locations = parse_locations(filters.locations, locale)
    known = tuple(sorted({each for each in filters.positions if _position(each)}))
    return ParsedSearch(
        filters=filters,
        selected=_selected(filters),
        text=" ".join(" ".join(filters.query).split()),
        locations=locations,
        positions=known,
        unknown_positions=tuple(sorted(set(filters.positions) - set(known))),
        near=_near(filters, locations),
    )


def describe(
    search: ParsedSearch, locale: Locale, employers: Mapping[int, str], corrected: Sequence[Correction] = ()
) -> JobSearch:
    """The response model of a search; `employers` has the names of the employers in its filters, by id. `corrected` are
    words of its text that were searched for in another spelling."""
    of_places = [Correction(typed=typed, used=used) for typed, used in search.locations.corrected]
    return JobSearch(
        query=search.text,
        locations=[Named(id=key, name=name) for key, name in search.locations.known.items()],
        unknown_locations=search.locations.unknown,
        positions=[Named(id=each, name=names.in_locale(locale)) for each, names in _positions(search.positions)],
        unknown_positions=list(search.unknown_positions),
        near=search.near,
        new_jobs=search.filters.new_jobs,
        exclude_locations=search.filters.exclude_locations,
        filters=[
            Filter(dimension=name, values=[_named(name, value, locale, employers) for value in values])
            for name, values in search.selected
        ],
        corrected=[*corrected, *of_places],
        understood=[_described(each, locale) for each in search.understood_with(corrected)],
        ambiguous=None,
        full_matches=0,
        given_up=[],
        wider=None,
        wider_places=[],
        key=canonical_key(search),
    )


def canonical_key(search: ParsedSearch) -> str:
    """The canonical query string: ids instead of names, in fixed order, without page and sort."""
    pairs: list[tuple[str, str]] = []
    pairs += [("query", line) for line in wrap(search.text, LONGEST_TEXT, break_on_hyphens=False)]
    if not search.filters.near:
        pairs += [("locations", each) for each in sorted(search.locations.normal)]
    if search.filters.near and search.near:
        pairs.append(("near", f"{search.near.lat:g},{search.near.lng:g}"))
    if search.near:
        pairs.append(("radius", str(search.near.km)))
    pairs += [("positions", each) for each in (*search.positions, *search.unknown_positions)]
    pairs += [(flag, "true") for flag in ("newJobs", "excludeLocations") if _value(search.filters, flag)]
    pairs += [(name, value) for name, values in search.selected for value in values]
    return urlencode(pairs)


def filters_from_key(key: str) -> SearchFilters | None:
    """Parses a canonical query string; None for a stored one that is no longer valid."""
    try:
        return SearchFilters.model_validate(filters_in_key(key))
    except ValidationError:
        return None


def filters_in_key(key: str) -> dict[str, list[str] | str]:
    """The values in a canonical query string, under the names of SearchFilters in requests."""
    found: dict[str, list[str]] = {}
    for name, value in parse_qsl(key):
        found.setdefault(name, []).append(value)
    return {name: values if name in _REPEATABLE else values[0] for name, values in found.items()}


def name_of(dimension: Dimension, value: str, locale: Locale) -> str:
    """The display name of a dimension's value; the value itself if it has none."""
    names = _localized_names(dimension, value)
    return names.in_locale(locale) if names else value


def _described(words: UnderstoodWords, locale: Locale) -> DescribedWords:
    if words.dimension == LOCATIONS:
        # A town and its municipality have one name, which is said once.
        names = {name: key for area in reversed(words.values) for key, name in areas_by_id(area, locale).items()}
        values = [Named(id=key, name=name) for name, key in reversed(names.items())]
        island = island_name(words.values, locale)
        return DescribedWords(text=words.text, dimension=LOCATIONS, values=values, name=island)
    dimension: Dimension = "salaryFrom" if words.dimension == SALARY else words.dimension  # pyright: ignore[reportAssignmentType] - only names of filters are in the file
    return DescribedWords(
        text=words.text,
        dimension=dimension,
        values=[Named(id=value, name=name_of(dimension, value, locale)) for value in words.values],
        name=None,
    )


def _named(dimension: Dimension, value: str, locale: Locale, employers: Mapping[int, str]) -> Named:
    name = employers.get(int(value)) if dimension == "employer" else None
    return Named(id=value, name=name or name_of(dimension, value, locale))


def _localized_names(dimension: Dimension, value: str) -> Names | None:
    match dimension:
        case "category":
            found = find_category(int(value))
            return found.names if found else None
        case "education":
            return find_education_level(int(value))
        case "language" | "adLanguage":
            return find_language(value)
        case _:
            return find_filter_name(dimension, value)


def _value(filters: SearchFilters, wire_name: str) -> object:
    return getattr(filters, _FIELDS[wire_name])


def _selected(filters: SearchFilters) -> list[tuple[Dimension, tuple[str, ...]]]:
    return [(name, values) for name in DIMENSIONS if (values := _texts(_value(filters, name)))]


def _texts(value: object) -> tuple[str, ...]:
    match value:
        case None:
            return ()
        case tuple():
            return tuple(sorted({str(each) for each in value}))
        case _:
            return (str(value),)


def _position(position_id: str) -> Names | None:
    if position_id.startswith("c"):
        category = find_category(int(position_id[1:]))
        return category.names if category else None
    position = find_position(position_id)
    return position.labels if position else None


def _positions(ids: Iterable[str]) -> list[tuple[str, Names]]:
    return [(each, names) for each in ids if (names := _position(each))]


def _places_by_size(locations: ParsedLocations) -> list[Place]:
    """The recognised places, by descending population."""
    return sorted(locations.places(), key=lambda place: -place.population)


def _ids_within(near: Near) -> Iterable[str]:
    return (str(place.geonameid) for place in places_in_circle(Circle(near.lat, near.lng, near.km)))


def _near(filters: SearchFilters, locations: ParsedLocations) -> Near | None:
    if filters.near:
        latitude, longitude = (round(float(each), _DECIMALS) for each in filters.near.split(","))
        return Near(lat=latitude, lng=longitude, km=filters.radius or DEFAULT_RADIUS_KM)
    if not filters.radius:
        return None
    places = _places_by_size(locations)
    if not places:
        return None
    largest = places[0]
    return Near(lat=largest.latitude, lng=largest.longitude, km=filters.radius)
