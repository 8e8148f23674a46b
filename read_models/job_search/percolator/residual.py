"""Residuals of stored queries: conditions that terms cannot decide, stored as JSON and evaluated in Python."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Protocol, assert_never

import orjson

from domain.reference.circles import Circle
from domain.reference.language.prefixes import is_completion
from read_models.job_search.percolator.percolator_terms import indexable
from read_models.job_search.query.conditions import (
    AllOf,
    AnyOf,
    AtLeast,
    Condition,
    HasPhrase,
    HasPrefix,
    HasTerm,
    PaysFrom,
    PublishedFrom,
    Within,
)


class ResidualAd(Protocol):
    """The part of an ad that residuals need: its terms, its stems in order between spaces, its points, its pay, and the
    second of its publication (sort_key.seconds)."""

    @property
    def terms(self) -> frozenset[str]: ...

    @property
    def stems(self) -> str: ...

    @property
    def points(self) -> Sequence[tuple[float, float]]: ...

    @property
    def pay(self) -> int | None: ...

    @property
    def second(self) -> int: ...


def pack(condition: Condition) -> str:
    """Serializes a condition as JSON."""
    return orjson.dumps(_as_list(condition)).decode()


def is_fulfilled(residual: str, ad: ResidualAd) -> bool:
    """Whether an ad fulfils a serialized condition."""
    return _holds(_parsed(residual), ad)


@lru_cache(maxsize=1 << 14)
def _parsed(residual: str) -> list[Any]:
    """Cached, since many queries have the same circles."""
    return orjson.loads(residual)


def _as_list(condition: Condition) -> list[Any]:
    match condition:
        case HasTerm():
            return ["has", indexable(condition.term)]
        case HasPhrase():
            return ["phrase", f" {' '.join(condition.stems)} "]
        case HasPrefix():
            return ["prefix", condition.start]
        case AnyOf():
            return ["any", *map(_as_list, condition.conditions)]
        case AllOf():
            return [
                "all",
                [_as_list(each) for each in condition.conditions],
                [_as_list(each) for each in condition.without],
            ]
        case AtLeast():
            return ["least", condition.count, *map(_as_list, condition.conditions)]
        case PaysFrom():
            return ["pays", condition.euros]
        case PublishedFrom():
            return ["published", condition.second]
        case Within():
            return ["within", condition.circle.latitude, condition.circle.longitude, condition.circle.km]
        case _:
            assert_never(condition)


def _holds(packed: list[Any], ad: ResidualAd) -> bool:
    kind = packed[0]
    if kind == "within":
        circle = Circle(*packed[1:])
        return any(circle.contains(latitude, longitude) for latitude, longitude in ad.points)
    if kind == "any":
        return any(_holds(each, ad) for each in packed[1:])
    if kind == "all":
        return all(_holds(each, ad) for each in packed[1]) and not any(_holds(each, ad) for each in packed[2])
    if kind == "phrase":
        return packed[1] in ad.stems
    if kind == "prefix":
        return any(is_completion(term, packed[1]) for term in ad.terms)
    if kind == "has":
        return packed[1] in ad.terms
    if kind == "published":
        return ad.second >= packed[1]
    if kind == "pays":
        return ad.pay is not None and ad.pay >= packed[1]
    return sum(_holds(each, ad) for each in packed[2:]) >= packed[1]
