"""Normalizes saved searches, so that most equivalent searches have the same canonical form and are stored once."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal
from functools import lru_cache
from hashlib import sha256
from math import ceil
from typing import Any
from uuid import UUID

from domain.reference.circles import Circle
from domain.reference.language.query_parser import MAX_QUERY_LENGTH
from domain.reference.language.understood_words import areas_meant
from read_models.job_search.index.monthly_pay import MAX_EUROS
from read_models.job_search.index_query import Dimension, IndexQuery
from read_models.job_search.query.query_words import parse_text

MAX_KM = 30_000
"""Half the circumference of the Earth: a larger circle contains every point."""
_AGE_DIMENSIONS = (Dimension.PUBLISHED,)


class UnfilteredSearch(ValueError):
    """The search has no filter: every new ad would match it."""


def canonical(query: IndexQuery) -> IndexQuery:
    """The search in canonical form, without its sort order.

    Raises UnfilteredSearch for a search without filters, or only for new ads: percolated ads are always new.
    """
    plain = IndexQuery(
        text=_canonical_text(query.text),
        areas=() if query.exclude_locations else _sorted(query.areas),
        near=_canonical_circle(query.near) if query.near and not query.exclude_locations else None,
        positions=_sorted(query.positions),
        new_since=query.new_since,
        filters=_sorted((name, _sorted(values)) for name, values in query.filters if values),
        salary_from=None if query.salary_from is None else Decimal(min(max(0, ceil(query.salary_from)), MAX_EUROS + 1)),
        exclude_locations=query.exclude_locations and _names_a_place(query.text),
    )
    chosen = [name for name, _ in plain.filters if name not in _AGE_DIMENSIONS]
    if not (plain.text or plain.areas or plain.near or plain.positions or chosen or plain.salary_from is not None):
        raise UnfilteredSearch
    return plain


def to_json(plain: IndexQuery) -> str:
    """A canonical search as ASCII JSON."""
    near, since, salary = plain.near, plain.new_since, plain.salary_from
    fields: dict[str, Any] = {
        "text": plain.text,
        "areas": plain.areas,
        "near": [near.latitude, near.longitude, near.km] if near else None,
        "positions": plain.positions,
        "newSince": since.timestamp() if since else None,
        "filters": plain.filters,
        "salaryFrom": int(salary) if salary is not None else None,
        "everywhere": True if plain.exclude_locations else None,
    }
    return json.dumps({name: value for name, value in fields.items() if value not in ("", (), None)})


def from_json(text: str) -> IndexQuery:
    """A canonical search from what `to_json` wrote."""
    fields = json.loads(text)
    since, salary = fields.get("newSince"), fields.get("salaryFrom")
    return IndexQuery(
        text=fields.get("text", ""),
        areas=tuple(fields.get("areas", ())),
        near=Circle(*fields["near"]) if "near" in fields else None,
        positions=tuple(fields.get("positions", ())),
        new_since=None if since is None else datetime.fromtimestamp(since, UTC),
        filters=tuple((Dimension(name), tuple(values)) for name, values in fields.get("filters", ())),
        salary_from=None if salary is None else Decimal(salary),
        exclude_locations=fields.get("everywhere", False),
    )


def query_id_of(text: str) -> UUID:
    """The id of a query, derived from its JSON: the same in every process and after every rebuild."""
    return UUID(bytes=sha256(text.encode()).digest()[:16])


def _names_a_place(text: str) -> bool:
    return bool(areas_meant(parse_text(text).understood))


def _sorted(values: Any) -> tuple[Any, ...]:
    return tuple(sorted(set(values)))


def _canonical_circle(circle: Circle) -> Circle:
    return replace(circle, km=min(circle.km, MAX_KM))


@lru_cache(maxsize=1 << 14)
def _canonical_text(text: str) -> str:
    text = " ".join(text.split())[:MAX_QUERY_LENGTH]
    parsed = parse_text(text)
    if not parsed:
        return ""
    lower = text.lower()
    # "OR" is an operator in capitals only.
    return lower if parse_text(lower) == parsed else text
