"""The canonical query string of a search: under it searches are remembered, saved and compared."""

from textwrap import wrap
from urllib.parse import parse_qsl, urlencode

from pydantic import ValidationError
from pydantic.alias_generators import to_camel

from api.jobs.search.parameters import LONGEST_TEXT, SearchFilters, wire_name
from read_models.job_search.policy.understood_search import UnderstoodSearch

_REPEATABLE = {to_camel(name) for name, field in SearchFilters.model_fields.items() if field.default == ()}


def canonical_key(search: UnderstoodSearch) -> str:
    """The canonical query string: ids instead of names, in fixed order, without page and sort."""
    typed = search.typed
    pairs: list[tuple[str, str]] = []
    pairs += [("query", line) for line in wrap(search.text, LONGEST_TEXT, break_on_hyphens=False)]
    if not typed.near:
        pairs += [("locations", each) for each in sorted(search.locations.normal)]
    if typed.near and search.near:
        pairs.append(("near", f"{search.near.latitude:g},{search.near.longitude:g}"))
    if search.near:
        pairs.append(("radius", str(search.near.km)))
    pairs += [("positions", each) for each in (*search.positions, *search.unknown_positions)]
    flags = {"newJobs": typed.new_jobs, "excludeLocations": typed.exclude_locations}
    pairs += [(name, "true") for name, is_set in flags.items() if is_set]
    pairs += [(wire_name(dimension), value) for dimension, values in typed.filters for value in values]
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
