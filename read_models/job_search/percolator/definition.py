"""A saved search as a definition: written so that searches that find the same are mostly the same text."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal
from functools import lru_cache
from hashlib import sha256
from math import ceil
from typing import Any
from uuid import UUID

from domain.reference.language.query import LONGEST_READ, Query, parse_query
from read_models.job_search.pay import MOST
from read_models.job_search.query import Dimension, Near, SearchQuery

WIDEST_KM = 30_000
"""More than half the way round the globe holds every point."""
_ABOUT_TIME = (Dimension.PUBLISHED,)

parsed = lru_cache(maxsize=1 << 14)(parse_query)
"""The words of a text, remembered: many save the same one."""


class NarrowsNothing(ValueError):
    """A search without any filter: every new ad would fulfil it."""


def canonical(query: SearchQuery) -> SearchQuery:
    """The same search in its plainest form, without what only orders a list.

    Raises NarrowsNothing for a search that asks for nothing, or only for ads that are new: those that are matched
    always are.
    """
    plain = SearchQuery(
        text=_plain_text(query.text),
        areas=() if query.exclude_locations else _in_order(query.areas),
        near=_plain_circle(query.near) if query.near and not query.exclude_locations else None,
        positions=_in_order(query.positions),
        new_since=query.new_since,
        filters=_in_order((name, _in_order(values)) for name, values in query.filters if values),
        salary_from=None if query.salary_from is None else Decimal(min(max(0, ceil(query.salary_from)), MOST + 1)),
    )
    chosen = [name for name, _ in plain.filters if name not in _ABOUT_TIME]
    if not (plain.text or plain.areas or plain.near or plain.positions or chosen or plain.salary_from is not None):
        raise NarrowsNothing
    return plain


def words_of_text(plain: SearchQuery) -> Query:
    """What the text of a canonical search asks for."""
    return parsed(plain.text)


def written(plain: SearchQuery) -> str:
    """A canonical search as JSON in plain ASCII, which any text may become."""
    near, since, salary = plain.near, plain.new_since, plain.salary_from
    fields: dict[str, Any] = {
        "text": plain.text,
        "areas": plain.areas,
        "near": [near.latitude, near.longitude, near.km] if near else None,
        "positions": plain.positions,
        "newSince": since.timestamp() if since else None,
        "filters": plain.filters,
        "salaryFrom": int(salary) if salary is not None else None,
    }
    return json.dumps({name: value for name, value in fields.items() if value not in ("", (), None)})


def read(text: str) -> SearchQuery:
    """A canonical search from what `written` made of it."""
    fields = json.loads(text)
    since, salary = fields.get("newSince"), fields.get("salaryFrom")
    return SearchQuery(
        text=fields.get("text", ""),
        areas=tuple(fields.get("areas", ())),
        near=Near(*fields["near"]) if "near" in fields else None,
        positions=tuple(fields.get("positions", ())),
        new_since=None if since is None else datetime.fromtimestamp(since, UTC),
        filters=tuple((Dimension(name), tuple(values)) for name, values in fields.get("filters", ())),
        salary_from=None if salary is None else Decimal(salary),
    )


def definition_id(text: str) -> UUID:
    """The same for the same definition, in every process and after every rebuild."""
    return UUID(bytes=sha256(text.encode()).digest()[:16])


def _in_order(values: Any) -> tuple[Any, ...]:
    return tuple(sorted(set(values)))


def _plain_circle(near: Near) -> Near:
    return replace(near, km=min(near.km, WIDEST_KM))


@lru_cache(maxsize=1 << 14)
def _plain_text(text: str) -> str:
    text = " ".join(text.split())[:LONGEST_READ]
    asked = parsed(text)
    if not asked:
        return ""
    lower = text.lower()
    # "OR" is an operator in capitals only.
    return lower if parsed(lower) == asked else text
