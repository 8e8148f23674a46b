"""A search as conditions on sets of ads, and how a set that fulfils them is made."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol, assert_never

from pyroaring import BitMap

from read_models.job_search.keys import SPOT
from read_models.job_search.query import Near
from read_models.job_search.segment_draft import pair_key
from read_models.job_search.slices import PAY, slice_keys


@dataclass(frozen=True, slots=True)
class Has:
    """Ads with this key."""

    key: str


@dataclass(frozen=True, slots=True)
class HasPhrase:
    """Ads in which these stems follow one another."""

    stems: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Ads that fulfil one of these; of none, no ad."""

    nodes: tuple["Node", ...]


@dataclass(frozen=True, slots=True)
class AllOf:
    """Ads that fulfil all of these and none of those `without`; of none, every ad."""

    nodes: tuple["Node", ...]
    without: tuple["Node", ...] = ()


@dataclass(frozen=True, slots=True)
class AtLeast:
    """Ads that fulfil so many of these."""

    count: int
    nodes: tuple["Node", ...]


@dataclass(frozen=True, slots=True)
class PublishedFrom:
    """Ads published at that second (order.seconds) or later."""

    second: int


@dataclass(frozen=True, slots=True)
class PaysFrom:
    """Ads that say that they pay that many euros a month or more."""

    euros: int


@dataclass(frozen=True, slots=True)
class Within:
    """Ads of places in this circle: `places` in the gazetteer, and spots that ads brought themselves."""

    near: Near
    places: tuple[str, ...]


Node = Has | HasPhrase | AnyOf | AllOf | AtLeast | PublishedFrom | PaysFrom | Within
EVERYTHING = AllOf(())


class Part(Protocol):
    """Some of the ads, numbered; what it answers with is not to be changed."""

    def everything(self) -> BitMap: ...

    def has(self, key: str) -> BitMap: ...

    def has_phrase(self, stems: tuple[str, ...]) -> BitMap: ...

    def published_from(self, second: int) -> BitMap: ...

    def pays_from(self, euros: int) -> BitMap: ...

    def spots(self, near: Near) -> Iterable[str]:
        """Keys of spots of its ads in the circle."""
        ...


def evaluate(part: Part, node: Node) -> BitMap:
    """The ads of a part that fulfil a condition: never to be changed, it may be what others hold."""
    match node:
        case Has():
            return part.has(node.key)
        case HasPhrase():
            return part.has_phrase(node.stems)
        case AnyOf():
            return _union([evaluate(part, each) for each in node.nodes])
        case AllOf():
            return _intersection(part, node)
        case AtLeast():
            return levels(part, node.nodes, node.count)[node.count]
        case PublishedFrom():
            return part.published_from(node.second)
        case PaysFrom():
            return part.pays_from(node.euros)
        case Within():
            return _union([part.has(key) for key in (*node.places, *part.spots(node.near))])
        case _:
            assert_never(node)


def keys_in(node: Node) -> Iterator[str]:
    """Every key whose ads must be at hand to evaluate the condition."""
    match node:
        case Has():
            yield node.key
        case HasPhrase():
            yield from node.stems
            yield from (pair_key(*pair) for pair in pairwise(node.stems))
        case AnyOf() | AtLeast():
            for each in node.nodes:
                yield from keys_in(each)
        case AllOf():
            for each in (*node.nodes, *node.without):
                yield from keys_in(each)
        case Within():
            yield from node.places
        case PaysFrom():
            yield from (PAY[0], *slice_keys(PAY))
        case PublishedFrom():
            pass


def phrases_in(node: Node) -> Iterator[tuple[str, ...]]:
    """Every phrase that is asked for, or not wanted."""
    match node:
        case HasPhrase():
            yield node.stems
        case AnyOf() | AtLeast():
            for each in node.nodes:
                yield from phrases_in(each)
        case AllOf():
            for each in (*node.nodes, *node.without):
                yield from phrases_in(each)
        case _:
            pass


def groups_in(node: Node) -> Iterator[str]:
    """Groups of keys all of which must be at hand, by what they begin with."""
    match node:
        case Within():
            yield SPOT
        case AnyOf() | AllOf() | AtLeast():
            for each in node.nodes:
                yield from groups_in(each)
        case _:
            pass


def _union(sets: list[BitMap]) -> BitMap:
    return sets[0] if len(sets) == 1 else BitMap.union(*sets) if sets else BitMap()


def _intersection(part: Part, node: AllOf) -> BitMap:
    # The smallest first: each step costs what is left.
    sets = sorted((evaluate(part, each) for each in node.nodes), key=len)
    found = sets[0] if sets else part.everything()
    for other in sets[1:]:
        if not found:
            return found
        found = found & other
    for unwanted in node.without:
        found = found - evaluate(part, unwanted)
    return found


def levels(part: Part, nodes: Sequence[Node], highest: int) -> list[BitMap]:
    """The ads that fulfil at least none, one, two, ... of these."""
    found = [part.everything(), *(BitMap() for _ in range(highest))]
    for node in nodes:
        fulfilling = evaluate(part, node)
        # What fulfils one more than before moves up, from the top down, so that it moves one level only.
        for level in range(highest, 0, -1):
            found[level] = found[level] | (found[level - 1] & fulfilling)
    return found
