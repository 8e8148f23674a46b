"""Groups of keys of which every ad that fulfils a definition has one: under the rarest it is found."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import chain, product
from math import inf
from typing import assert_never

from read_models.job_search.nodes import AllOf, AnyOf, AtLeast, Has, HasPhrase, Node, PaysFrom, PublishedFrom, Within
from read_models.job_search.percolator.circles import keys_of_circle
from read_models.job_search.percolator.markers import EVERY, age_key, can_be_had, key_of_pay
from read_models.job_search.plan import DAYS

Group = tuple[str, ...]
_AGES = frozenset(map(age_key, DAYS))


def groups_of(asked: AllOf) -> list[Group]:
    """Every group of a search. What has none, since it only rules out, is found under a key of every ad; a group
    without keys is no ad's."""
    return [tuple(sorted(set(group))) for group in _groups(asked)] or [(EVERY,)]


def arranged(asked: AllOf, anchor: Group, ads_with: Callable[[Group], float]) -> AllOf:
    """The conditions that are left for ads with a key of a group, what few ads fulfil first: mostly the first that is
    tried decides."""
    left = [node for node in asked.nodes if _keys(node) != set(anchor)]
    return replace(asked, nodes=tuple(sorted(left, key=lambda node: min(map(ads_with, _groups(node)), default=inf))))


def _keys(node: Node) -> set[str] | None:
    """Of a condition that is a choice of keys and nothing else."""
    match node:
        case Has():
            return {node.key}
        case AnyOf():
            return {each.key if isinstance(each, Has) else "" for each in node.nodes}
        case _:
            return None


def _groups(node: Node) -> Sequence[Group]:
    match node:
        case Has():
            # New ads all have the keys of age: no group is worse.
            return [] if node.key in _AGES else [(node.key,)] if can_be_had(node.key) else [()]
        case HasPhrase():
            return [(stem,) for stem in node.stems]
        case AnyOf():
            # One group of each; if one has none, what fulfils it may have any keys.
            choices = [_groups(each) for each in node.nodes]
            return [tuple(chain(*chosen)) for chosen in product(*choices)]
        case AllOf():
            return [group for each in node.nodes for group in _groups(each)]
        case PaysFrom():
            return [(key_of_pay(node.euros),)]
        case Within():
            return [keys_of_circle(node.near)]
        case PublishedFrom() | AtLeast():
            return []
        case _:
            assert_never(node)
