"""Under which keys a definition stands, by how frequent keys are, and what is left to be tried there."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain, islice, repeat

from read_models.job_search.nodes import AllOf, Has
from read_models.job_search.percolator.condition import Condition, condition_of
from read_models.job_search.percolator.frequencies import Frequencies
from read_models.job_search.percolator.markers import EVERY
from read_models.job_search.percolator.ways import Way, ways_of

MOST_KEYS = 4
Keys = tuple[str, str, str, str]
"""The rarest first; `EVERY` where there are fewer."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """An ad that has the keys and fulfils the condition fulfils the definition."""

    keys: Keys
    condition: Condition


def anchors_of(asked: AllOf, frequencies: Frequencies) -> list[Anchor]:
    """One for each way to fulfil a search. `frequencies` are prepared for its keys."""
    return [_anchor(way, frequencies) for way in ways_of(asked, frequencies.of)]


def looks(standing: Iterable[Keys], frequencies: Frequencies) -> float:
    """How many ads look at a definition under these keys, at most."""
    return sum(frequencies.of(first) for first, *_ in standing)


def _anchor(way: Way, frequencies: Frequencies) -> Anchor:
    keys = way.keys - {EVERY}
    standing = frequencies.rarest_together(keys, MOST_KEYS)
    first, second, third, fourth = islice(chain(standing, repeat(EVERY)), MOST_KEYS)
    others = sorted(keys.difference(standing), key=lambda key: (frequencies.of(key), key))
    left = AllOf((*map(Has, others), *way.left))
    return Anchor((first, second, third, fourth), condition_of(left, way.rest))
