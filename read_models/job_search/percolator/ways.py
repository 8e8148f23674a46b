"""The ways to fulfil a search, each a few keys that an ad must have together and what it must fulfil besides."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import assert_never

from read_models.job_search.keys import SALARIES
from read_models.job_search.nodes import AllOf, AnyOf, AtLeast, Has, HasPhrase, Node, PaysFrom, PublishedFrom, Within
from read_models.job_search.percolator.cells import keys_of_circle
from read_models.job_search.percolator.markers import can_be_had, key_of_pay

MOST_WAYS = 32
"""Conditions that would make more are left to be tried."""
Frequency = Callable[[str], float]
"""How many ads have a key."""


@dataclass(frozen=True, slots=True)
class Way:
    """An ad goes it when it has all `keys` and fulfils `left`, and `rest`, of which the keys tell already what they
    can."""

    keys: frozenset[str] = frozenset()
    left: tuple[Node, ...] = ()
    rest: tuple[Node, ...] = ()

    def joined(self, other: "Way") -> "Way":
        """Both at once."""
        return Way(self.keys | other.keys, self.left + other.left, self.rest + other.rest)


def ways_of(node: Node, ads_with: Frequency) -> Sequence[Way]:
    """An ad fulfils a condition exactly if it goes one of these ways. What no ad can fulfil has none."""
    match node:
        case Has():
            return _with_keys(node.key)
        case HasPhrase():
            return _with_keys(*node.stems, rest=(node,))
        case AnyOf():
            return list(dict.fromkeys(way for each in node.nodes for way in ways_of(each, ads_with)))
        case AllOf():
            return _through_all(node, ads_with)
        case PaysFrom():
            return _with_keys(key_of_pay(node.euros), left=() if node.euros in SALARIES else (node,))
        case Within():
            told = keys_of_circle(node.near)
            return [way for key, exact in told for way in _with_keys(key, rest=() if exact else (node,))]
        case PublishedFrom() | AtLeast():
            return [Way(rest=(node,))]
        case _:
            assert_never(node)


def _with_keys(*keys: str, left: tuple[Node, ...] = (), rest: tuple[Node, ...] = ()) -> Sequence[Way]:
    return [Way(frozenset(keys), left, rest)] if all(map(can_be_had, keys)) else []


def keys_told(node: Node) -> Iterator[str]:
    """Every key that a way to fulfil the condition may have."""
    match node:
        case Has():
            yield from filter(can_be_had, (node.key,))
        case HasPhrase():
            yield from filter(can_be_had, node.stems)
        case AnyOf() | AllOf():
            for each in node.nodes:
                yield from keys_told(each)
        case PaysFrom():
            yield key_of_pay(node.euros)
        case Within():
            yield from (key for key, _ in keys_of_circle(node.near))
        case PublishedFrom() | AtLeast():
            pass
        case _:
            assert_never(node)


def cost(ways: Sequence[Way], ads_with: Frequency) -> float:
    """How many ads come to one of these ways, at most."""
    return sum(min(map(ads_with, way.keys), default=inf) for way in ways)


def _through_all(node: AllOf, ads_with: Frequency) -> Sequence[Way]:
    """What few ads fulfil tells the ways; what would make too many of them is left."""
    choices = [(cost(ways, ads_with), each, ways) for each in node.nodes for ways in [ways_of(each, ads_with)]]
    choices.sort(key=lambda choice: choice[0])
    found: list[Way] = [Way()]
    left: list[Node] = []
    for place, (_, each, ways) in enumerate(choices):
        if place and len(found) * len(ways) > max(MOST_WAYS, len(found)):
            left.append(each)
        else:
            found = [one.joined(other) for one in found for other in ways]
    left += [AllOf((), (unwanted,)) for unwanted in node.without]
    return [one.joined(Way(left=tuple(left))) for one in found]
