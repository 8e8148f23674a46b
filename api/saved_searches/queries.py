"""Searches as they are requested, stored and described."""

from collections.abc import Sequence

from pydantic import ValidationError

from api.jobs.search.parameters import SearchFilters
from api.jobs.search.search_key import canonical_key, filters_in_key
from api.saved_searches.schemas import ChangeSearch
from domain.kernel.values.locales import Locale
from domain.saved_searches.commands import SearchChanges
from domain.saved_searches.errors import UnfilteredSearch
from domain.saved_searches.values import SavedCircle, SavedFilter, SavedQuery
from read_models.job_search.index_query import Dimension
from read_models.job_search.percolator import canonical_query
from read_models.job_search.percolator.saved_query import index_query_of
from read_models.job_search.policy.understood_search import UnderstoodSearch, understand


def to_save(filters: SearchFilters, locale: Locale) -> tuple[SavedQuery, str]:
    """The search as it is stored, and its canonical query string. Refuses with UnfilteredSearch."""
    search = understand(filters.typed(), locale)
    saved = saved_query_of(search, locale)
    try:
        canonical_query.canonical(index_query_of(saved))
    except canonical_query.UnfilteredSearch as error:
        raise UnfilteredSearch from error
    return saved, canonical_key(search)


def changes_in(body: ChangeSearch, locale: Locale) -> SearchChanges:
    """The changes of a request. Refuses with UnfilteredSearch."""
    search, key = to_save(body.search, locale) if body.search else (None, None)
    return SearchChanges(body.name, search, key, body.frequency, body.hour, body.weekday)


def saved_query_of(search: UnderstoodSearch, locale: Locale) -> SavedQuery:
    """Converts a search to the query that is saved."""
    query = search.index_query(None, locale)
    salary = search.typed.chosen(Dimension.SALARY)
    return SavedQuery(
        text=query.text,
        areas=query.areas,
        near=SavedCircle(latitude=query.near.latitude, longitude=query.near.longitude, km=round(query.near.km))
        if query.near
        else None,
        positions=query.positions,
        new_jobs=search.typed.new_jobs,
        filters=tuple(SavedFilter(dimension=name, values=values) for name, values in query.filters),
        salary_from=int(salary[0]) if salary else None,
        exclude_locations=query.exclude_locations,
    )


def understood_filters(key: str) -> SearchFilters:
    """The filters of a stored query string. Values that there are not any more are left out, so that an old search can
    still be shown, changed and removed."""
    values = filters_in_key(key)
    while True:
        try:
            return SearchFilters.model_validate(values)
        except ValidationError as error:
            wrong = [each["loc"] for each in error.errors(include_url=False, include_context=False)]
            values = _without(values, wrong)


def _without(values: dict[str, list[str] | str], places: Sequence[tuple[int | str, ...]]) -> dict[str, list[str] | str]:
    """The values without those at the places of errors; a whole field where its values cannot be told apart."""
    left = dict(values)
    for name in {str(place[0]) for place in places}:
        numbers = {place[1] for place in places if place[0] == name and len(place) > 1}
        given = left.pop(name)
        if numbers and isinstance(given, list):
            left[name] = [value for number, value in enumerate(given) if number not in numbers]
    return left
