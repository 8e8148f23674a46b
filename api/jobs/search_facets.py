"""Facets as JSON: each value with its name in the reader's language and how many ads it would show."""

from collections.abc import Mapping
from decimal import Decimal
from functools import lru_cache

import orjson

from api.jobs.asking import wire_name
from api.jobs.parameters import DIMENSIONS
from api.jobs.understanding import name_of
from domain.kernel.locales import Locale
from read_models.job_search.facets import Counts
from read_models.job_search.query import Dimension

_IN_ORDER = [(dimension, name) for name in DIMENSIONS for dimension in Dimension if wire_name(dimension) == name]
_name_of = lru_cache(maxsize=4096)(name_of)


def facets_json(counts: Counts, salary_from: Decimal | None, employers: Mapping[int, str], locale: Locale) -> bytes:
    """A list of Facet, by the order of dimensions; `employers` are names by id."""
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
        for dimension, name in _IN_ORDER
        if counts[dimension]
    ]
    return orjson.dumps(facets)
