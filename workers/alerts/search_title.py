"""Title of a saved search in mails: the name that its owner gave it, or what it looks for, in few words."""

from collections.abc import Iterator

from domain.kernel.values.locales import Locale
from domain.reference.circles import Circle, places_in_circle
from domain.reference.country_names import country_name
from domain.reference.places import find_place, find_region
from domain.reference.positions import find_category, find_position
from domain.saved_searches.state import SavedSearch
from domain.saved_searches.values import SavedCircle, SavedQuery
from read_models.job_search.index_query import Dimension

MAX_PARTS = 4
UNNAMED: dict[Locale, str] = {
    "hr": "Spremljena pretraga",
    "en": "Saved search",
    "sl": "Shranjeno iskanje",
    "bs": "Sačuvana pretraga",
    "mk": "Зачувано пребарување",
}


def search_title(search: SavedSearch, locale: Locale) -> str:
    """The name; else up to four of the words, positions, fields of work and places that it looks for."""
    if search.name:
        return search.name
    parts = list(dict.fromkeys(_parts(search.search, locale))) if search.search else []
    return ", ".join(parts[:MAX_PARTS]) or UNNAMED[locale]


def _parts(query: SavedQuery, locale: Locale) -> Iterator[str]:
    if query.text:
        yield query.text
    for position_id in query.positions:
        yield from _position(position_id, locale)
    for each in query.filters:
        if each.dimension == Dimension.CATEGORY.value:
            for value in each.values:
                yield from _category(value, locale)
    if query.exclude_locations:
        return
    if query.near:
        yield from _near(query.near, locale)
    for area in query.areas:
        yield from _area(area, locale)


def _position(position_id: str, locale: Locale) -> Iterator[str]:
    if position_id.startswith("c"):
        yield from _category(position_id[1:], locale)
    elif position := find_position(position_id):
        yield position.labels.in_locale(locale)


def _category(category_id: str, locale: Locale) -> Iterator[str]:
    category = find_category(int(category_id)) if category_id.isdecimal() else None
    if category:
        yield category.names.in_locale(locale)


def _area(area: str, locale: Locale) -> Iterator[str]:
    if area.isdecimal():
        place = find_place(int(area))
        if place:
            yield place.label(locale)
    elif region := find_region(area):
        yield region.label(locale)
    elif name := country_name(area, locale):
        yield name


def _near(circle: SavedCircle, locale: Locale) -> Iterator[str]:
    """The place nearest to the point, and how far around it."""
    places = places_in_circle(Circle(circle.latitude, circle.longitude, circle.km))
    nearest = min(
        places,
        key=lambda place: Circle(circle.latitude, circle.longitude, 0).distance_km(place.latitude, place.longitude),
        default=None,
    )
    if nearest:
        yield f"{nearest.label(locale)} (+{circle.km} km)"
