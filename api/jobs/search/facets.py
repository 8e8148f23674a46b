"""Serializes facets as JSON: each value with its name in the reader's language and its count."""

from collections.abc import Mapping
from decimal import Decimal
from functools import lru_cache

import orjson

from api.jobs.search.description import name_of
from api.jobs.search.parameters import wire_name
from domain.kernel.values.locales import Locale
from read_models.job_search.index_query import Dimension
from read_models.job_search.search_result import FacetCounts

_DIMENSIONS = [(dimension, wire_name(dimension)) for dimension in Dimension]
_name_of = lru_cache(maxsize=4096)(name_of)


def facets_json(
    counts: FacetCounts, salary_from: Decimal | None, employers: Mapping[int, str], locale: Locale
) -> bytes:
    """A JSON list of Facet, in the order of dimensions; `employers` are names by id."""
    salary = str(salary_from) if salary_from else ""
    facets = [
        {
            "dimension": name,
            "values": [
                {
                    "id": each.value,
                    "name": employers.get(int(each.value), each.value)
                    if dimension is Dimension.EMPLOYER
                    else _name_of(name, each.value, locale),
                    "count": each.count,
                    "chosen": each.chosen or (dimension is Dimension.SALARY and each.value == salary),
                }
                for each in counts[dimension]
            ],
        }
        for dimension, name in _DIMENSIONS
        if counts[dimension]
    ]
    return orjson.dumps(facets)
