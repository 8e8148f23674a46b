"""Describes an understood search to its reader: what each part of it means, with names in the reader's language."""

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from api.jobs.schemas import Named
from api.jobs.search.parameters import DimensionName, wire_name
from api.jobs.search.schemas import Correction, Filter, JobSearch, Near, UnderstoodWords
from api.jobs.search.search_key import canonical_key
from domain.kernel.values.locales import Locale
from domain.reference.education_levels import find_education_level
from domain.reference.filter_names import find_filter_name
from domain.reference.language import understood_words
from domain.reference.language.place_names import island_name
from domain.reference.language.understood_words import LOCATIONS
from domain.reference.languages import find_language
from domain.reference.names import Names
from domain.reference.positions import find_category, find_position
from read_models.employers.label_cache import EmployerCache
from read_models.job_search import search_result
from read_models.job_search.index_query import Dimension
from read_models.job_search.policy.understood_places import areas_by_id
from read_models.job_search.policy.understood_search import UnderstoodSearch


def employers_of(searches: Iterable[UnderstoodSearch], labels: EmployerCache) -> dict[int, str]:
    """Names by id of the employers that these searches filter by."""
    ids = {int(each) for search in searches for each in search.typed.chosen(Dimension.EMPLOYER)}
    return labels.names(sorted(ids)) if ids else {}


def describe(
    search: UnderstoodSearch,
    locale: Locale,
    employers: Mapping[int, str],
    corrected: Sequence[search_result.Correction] = (),
) -> JobSearch:
    """The response model of a search; `employers` has the names of the employers in its filters, by id. `corrected` are
    words of its text that were searched for in another spelling."""
    typed = search.typed
    words = [Correction(typed=each.typed, used=each.used) for each in corrected]
    of_places = [Correction(typed=typed, used=used) for typed, used in search.locations.corrected]
    near = search.near
    return JobSearch(
        query=search.text,
        locations=[Named(id=key, name=name) for key, name in search.locations.known.items()],
        unknown_locations=search.locations.unknown,
        positions=[Named(id=each, name=names.in_locale(locale)) for each, names in _positions(search.positions)],
        unknown_positions=list(search.unknown_positions),
        near=Near(lat=near.latitude, lng=near.longitude, km=int(near.km)) if near else None,
        new_jobs=typed.new_jobs,
        exclude_locations=typed.exclude_locations,
        filters=[
            Filter(dimension=name, values=[_named(name, value, locale, employers) for value in values])
            for dimension, values in typed.filters
            for name in (wire_name(dimension),)
        ],
        corrected=[*words, *of_places],
        understood=[_described(each, locale) for each in search.understood_with(corrected)],
        ambiguous=None,
        full_matches=0,
        given_up=[],
        wider=None,
        wider_places=[],
        key=canonical_key(search),
    )


def name_of(dimension: DimensionName, value: str, locale: Locale) -> str:
    """The display name of a dimension's value; the value itself if it has none."""
    names = _localized_names(dimension, value)
    return names.in_locale(locale) if names else value


def _described(words: understood_words.UnderstoodWords, locale: Locale) -> UnderstoodWords:
    if words.dimension == LOCATIONS:
        # A town and its municipality have one name, which is said once.
        names = {name: key for area in reversed(words.values) for key, name in areas_by_id(area, locale).items()}
        values = [Named(id=key, name=name) for name, key in reversed(names.items())]
        island = island_name(words.values, locale)
        return UnderstoodWords(text=words.text, dimension=LOCATIONS, values=values, name=island)
    # Only names of filters are in the file of words.
    dimension = cast("DimensionName", "salaryFrom" if words.dimension == understood_words.SALARY else words.dimension)
    return UnderstoodWords(
        text=words.text,
        dimension=dimension,
        values=[Named(id=value, name=name_of(dimension, value, locale)) for value in words.values],
        name=None,
    )


def _named(dimension: DimensionName, value: str, locale: Locale, employers: Mapping[int, str]) -> Named:
    name = employers.get(int(value)) if dimension == "employer" else None
    return Named(id=value, name=name or name_of(dimension, value, locale))


def _localized_names(dimension: DimensionName, value: str) -> Names | None:
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


def _position(position_id: str) -> Names | None:
    if position_id.startswith("c"):
        category = find_category(int(position_id[1:]))
        return category.names if category else None
    position = find_position(position_id)
    return position.labels if position else None


def _positions(ids: Iterable[str]) -> list[tuple[str, Names]]:
    return [(each, names) for each in ids if (names := _position(each))]
