"""How many ads each value of each dimension would show, its own dimension's choice left aside: exact."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import timedelta

from pyroaring import BitMap
from sqlalchemy import Connection

from read_models.job_search.employers import count_employers
from read_models.job_search.keys import EXPERIENCE, group_of_key, value_key
from read_models.job_search.looking import Look, View, look
from read_models.job_search.nodes import evaluate
from read_models.job_search.order import seconds
from read_models.job_search.plan import DAYS
from read_models.job_search.query import Dimension, SearchQuery
from read_models.job_search.understanding import Matched, match

EMPLOYERS_SHOWN = 20
_EXPERIENCE = [name for name, _ in EXPERIENCE]
_APART = {Dimension.PUBLISHED, Dimension.EMPLOYER}
_GROUPS = {dimension: group_of_key(value_key(dimension, "")) for dimension in Dimension if dimension not in _APART}
GROUPS: Sequence[str] = tuple(_GROUPS.values())
"""Groups of keys that must be at hand to count."""


@dataclass(frozen=True, slots=True)
class FacetCount:
    """A value that can be chosen, and how many ads it would show."""

    value: str
    count: int
    chosen: bool


Counts = dict[Dimension, list[FacetCount]]


def facets(connection: Connection, query: SearchQuery, *, lenient: bool = True) -> Counts:
    """Every value that shows an ad, and those that are chosen; of employers the 20 with the most ads.

    The greatest count comes first, but steps and levels stand in their order. `lenient` as for `search`.
    """

    def make(sight: Look) -> Counts:
        return count(sight, query, match(sight, query, lenient=lenient, keys=keys_to_count(query), groups=GROUPS))

    return look(connection, make).made


def keys_to_count(query: SearchQuery) -> list[str]:
    """Keys that must be at hand to count, too."""
    return [value_key(Dimension.EMPLOYER, value) for value in dict(query.filters).get(Dimension.EMPLOYER, ())]


def count(sight: Look, query: SearchQuery, matched: Matched) -> Counts:
    """The facets of what was found, with `GROUPS` and `keys_to_count` at hand."""
    return _Counting(sight, query, matched).all()


class _Counting:
    def __init__(self, sight: Look, query: SearchQuery, matched: Matched) -> None:
        self._sight = sight
        self._chosen = dict(query.filters)
        self._plan, self._views, self._found = matched.understood.plan, matched.views, matched.ads
        self._columns = [sight.columns(view, GROUPS) for view in self._views]
        self._narrowed = {dimension for dimension, _ in self._plan.chosen}

    def all(self) -> Counts:
        """Values are counted together, but for dimensions that are narrowed: those count what is found without them."""
        together = self._values([_GROUPS[each] for each in _GROUPS if each not in self._narrowed], self._found)
        return {dimension: self._counts(dimension, together) for dimension in Dimension}

    def _counts(self, dimension: Dimension, together: dict[str, dict[str, int]]) -> list[FacetCount]:
        narrowed = dimension in self._narrowed
        found = self._evaluated(dimension) if narrowed else self._found
        if dimension is Dimension.PUBLISHED:
            counts = {value: self._published(value, found) for value in DAYS}
        elif dimension is Dimension.EMPLOYER:
            counts = self._employers(found)
        else:
            group = _GROUPS[dimension]
            counts = (self._values([group], found) if narrowed else together)[group]
        chosen = self._chosen.get(dimension, ())
        shown = {value: count for value, count in counts.items() if count} | {
            value: counts.get(value, 0) for value in chosen
        }
        return [FacetCount(value, shown[value], value in chosen) for value in _in_order(dimension, shown)]

    def _evaluated(self, dimension: Dimension) -> list[BitMap]:
        node = self._plan.without(dimension)
        return [view.visible(evaluate(view, node)) for view in self._views]

    def _values(self, groups: Sequence[str], found: Sequence[BitMap]) -> dict[str, dict[str, int]]:
        """By group."""
        counts: dict[str, dict[str, int]] = {group: {} for group in groups}
        for view, columns, ads in zip(self._views, self._columns, found, strict=True):
            if not ads:
                continue
            counted = columns.count(ads, groups) if columns and columns.serve(ads) else _by_sets(view, ads, groups)
            for group, value, count in counted:
                of_group = counts[group]
                of_group[value] = of_group.get(value, 0) + count
        return counts

    def _published(self, value: str, found: Sequence[BitMap]) -> int:
        second = seconds(self._sight.snapshot.now - timedelta(days=DAYS[value]))
        return sum(view.count_published_from(ads, second) for view, ads in zip(self._views, found, strict=True))

    def _employers(self, found: Sequence[BitMap]) -> dict[str, int]:
        counts = count_employers(self._sight, self._views, found, EMPLOYERS_SHOWN)
        for value in self._chosen.get(Dimension.EMPLOYER, ()):
            key = value_key(Dimension.EMPLOYER, value)
            pairs = zip(self._views, found, strict=True)
            counts[value] = sum(ads.intersection_cardinality(view.has(key)) for view, ads in pairs)
        return counts


def _by_sets(view: View, ads: BitMap, groups: Sequence[str]) -> Iterator[tuple[str, str, int]]:
    for group in groups:
        for key in view.keys(group):
            yield group, key.removeprefix(group), ads.intersection_cardinality(view.has(key))


def _in_order(dimension: Dimension, counts: dict[str, int]) -> list[str]:
    match dimension:
        case Dimension.PUBLISHED:
            return sorted(counts, key=lambda value: (DAYS.get(value, 0), value))
        case Dimension.EXPERIENCE:
            return sorted(counts, key=lambda value: (_EXPERIENCE.index(value) if value in _EXPERIENCE else -1, value))
        case Dimension.SALARY | Dimension.EDUCATION:
            return sorted(counts, key=lambda value: (int(value) if value.isdecimal() else 0, value))
        case _:
            return sorted(counts, key=lambda value: (-counts[value], value))
