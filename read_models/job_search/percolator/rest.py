"""Conditions that keys do not tell, as JSON: packed with the definition, and tried on one ad."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Protocol, assert_never

import orjson

from read_models.job_search.near import is_within
from read_models.job_search.nodes import AllOf, AnyOf, AtLeast, Has, HasPhrase, Node, PaysFrom, PublishedFrom, Within
from read_models.job_search.percolator.markers import possible
from read_models.job_search.query import Near


class Tried(Protocol):
    """What an ad tells besides its keys: its stems in order between spaces, where it is, what it pays, when it was
    published (order.seconds)."""

    @property
    def keys(self) -> frozenset[str]: ...

    @property
    def stems(self) -> str: ...

    @property
    def points(self) -> Sequence[tuple[float, float]]: ...

    @property
    def pay(self) -> int | None: ...

    @property
    def second(self) -> int: ...


def pack(node: Node) -> str:
    """A condition as text."""
    return orjson.dumps(_packed(node)).decode()


def is_fulfilled(text: str, ad: Tried) -> bool:
    """Whether an ad fulfils what was packed."""
    return _holds(_unpacked(text), ad)


@lru_cache(maxsize=1 << 14)
def _unpacked(text: str) -> list[Any]:
    """Remembered, since many definitions share their circles."""
    return orjson.loads(text)


def _packed(node: Node) -> list[Any]:
    match node:
        case Has():
            return ["has", possible(node.key)]
        case HasPhrase():
            return ["phrase", f" {' '.join(node.stems)} "]
        case AnyOf():
            return ["any", *map(_packed, node.nodes)]
        case AllOf():
            return ["all", [_packed(each) for each in node.nodes], [_packed(each) for each in node.without]]
        case AtLeast():
            return ["least", node.count, *map(_packed, node.nodes)]
        case PaysFrom():
            return ["pays", node.euros]
        case PublishedFrom():
            return ["published", node.second]
        case Within():
            return ["within", node.near.latitude, node.near.longitude, node.near.km]
        case _:
            assert_never(node)


def _holds(packed: list[Any], ad: Tried) -> bool:
    kind = packed[0]
    if kind == "within":
        near = Near(*packed[1:])
        return any(is_within(latitude, longitude, near) for latitude, longitude in ad.points)
    if kind == "any":
        return any(_holds(each, ad) for each in packed[1:])
    if kind == "all":
        return all(_holds(each, ad) for each in packed[1]) and not any(_holds(each, ad) for each in packed[2])
    if kind == "phrase":
        return packed[1] in ad.stems
    if kind == "has":
        return packed[1] in ad.keys
    if kind == "published":
        return ad.second >= packed[1]
    if kind == "pays":
        return ad.pay is not None and ad.pay >= packed[1]
    return sum(_holds(each, ad) for each in packed[2:]) >= packed[1]
