"""What a search asks, as conditions: words, places, what was chosen by dimension, and when a title fits."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from math import ceil

from domain.reference.language.occupations import Occupation
from domain.reference.language.query import Clause, Query
from read_models.job_search.keys import area_key, position_key, value_key
from read_models.job_search.near import places_within
from read_models.job_search.nodes import AllOf, AnyOf, AtLeast, Has, HasPhrase, Node, PaysFrom, PublishedFrom, Within
from read_models.job_search.order import seconds
from read_models.job_search.query import Dimension, SearchQuery

DAYS = {"1d": 1, "3d": 3, "7d": 7, "30d": 30}
"""Values of the dimension `published`."""


@dataclass(frozen=True, slots=True)
class Plan:
    """`always` holds for all; `chosen` are the dimensions' conditions, each left out of its own counts. `fits` are the
    conditions under which a title fits, the best first; without words there are none."""

    always: AllOf
    chosen: tuple[tuple[Dimension, Node], ...] = ()
    fits: tuple[Node, ...] = ()

    @property
    def whole(self) -> AllOf:
        """All conditions."""
        return self.without(None)

    def without(self, dimension: Dimension | None) -> AllOf:
        """All conditions but those of one dimension."""
        nodes = tuple(node for name, node in self.chosen if name is not dimension)
        return replace(self.always, nodes=self.always.nodes + nodes)


def plan(query: SearchQuery, words: Query, now: datetime, *, at_least: int | None = None) -> Plan:
    """The conditions of a search at a moment. A value that is not known fits no ad.

    `at_least`: how many of the words that may be given up must be there; all unless it is said.
    """
    wanted, unwanted = _words(words, at_least)
    places = () if query.exclude_locations else _places(query)
    positions = tuple(Has(position_key(position)) for position in query.positions)
    nodes = [*wanted, *places, *([AnyOf(positions)] if positions else [])]
    if query.new_since is not None:
        nodes.append(PublishedFrom(seconds(query.new_since)))
    chosen = [(dimension, _chosen(dimension, values, now)) for dimension, values in query.filters if values]
    if query.salary_from is not None:
        chosen.append((Dimension.SALARY, PaysFrom(max(0, ceil(query.salary_from)))))
    return Plan(AllOf(tuple(nodes), unwanted), tuple(chosen), _fits(words, at_least))


def value_node(dimension: Dimension, value: str, now: datetime) -> Node:
    """The condition of one value of a dimension."""
    if dimension is Dimension.PUBLISHED:
        return PublishedFrom(seconds(now - timedelta(days=DAYS[value]))) if value in DAYS else AnyOf(())
    return Has(value_key(dimension, value))


def _chosen(dimension: Dimension, values: Iterable[str], now: datetime) -> Node:
    return AnyOf(tuple(value_node(dimension, value, now) for value in values))


def _words(words: Query, at_least: int | None) -> tuple[list[Node], tuple[Node, ...]]:
    wanted = [*map(_clause, words.must), *_should(words, at_least)]
    wanted += [HasPhrase(phrase) for phrase in words.phrases]
    unwanted = [_clause(clause) for clause in words.not_] + [HasPhrase(phrase) for phrase in words.not_phrases]
    return wanted, tuple(unwanted)


def nodes_to_give_up(words: Query) -> tuple[Node, ...]:
    """A condition a word that may be given up; an occupation's words are fulfilled by its positions, too."""
    positions = {at: _position(each) for each in words.occupations for at in range(each.first, each.end)}
    nodes = enumerate(map(_clause, words.should))
    return tuple(AnyOf((node, positions[at])) if at in positions else node for at, node in nodes)


def _should(words: Query, at_least: int | None) -> list[Node]:
    if at_least is not None:
        return [AtLeast(at_least, nodes_to_give_up(words))]
    named = {at for each in words.occupations for at in range(each.first, each.end)}
    nodes = list(map(_clause, words.should))
    alone = [node for at, node in enumerate(nodes) if at not in named]
    titles = (AnyOf((AllOf(tuple(nodes[each.first : each.end])), _position(each))) for each in words.occupations)
    return [*alone, *titles]


def _position(occupation: Occupation) -> Node:
    return AnyOf(tuple(Has(position_key(code)) for code in occupation.positions))


def _wanted(words: Query, at_least: int | None, node: Callable[[Clause], Node]) -> list[Node]:
    must, should = [node(clause) for clause in words.must], [node(clause) for clause in words.should]
    return must + (should if at_least is None else [AtLeast(at_least, tuple(should))])


def _clause(clause: Clause) -> Node:
    return _any_of(clause.alternatives)


def _clause_in_title(clause: Clause) -> Node:
    return _any_of(f"^{stem}" for stem in clause.alternatives)


def _clause_as_written(clause: Clause) -> Node:
    return _any_of(f"~{word}" for word in clause.exact)


def _any_of(keys: Iterable[str]) -> Node:
    nodes = tuple(Has(key) for key in keys)
    return nodes[0] if len(nodes) == 1 else AnyOf(nodes)


def _places(query: SearchQuery) -> tuple[Node, ...]:
    nodes: list[Node] = [Has(area_key(area)) for area in query.areas]
    if query.near is not None:
        nodes.append(Within(query.near, places_within(query.near)))
    return (AnyOf(tuple(nodes)),) if nodes else ()


def _fits(words: Query, at_least: int | None) -> tuple[Node, ...]:
    in_phrases = [stem for phrase in words.phrases for stem in phrase]
    if not (words.must or words.should or in_phrases):
        return ()
    phrases: list[Node] = [Has(f"^{stem}") for stem in in_phrases]
    as_written = _wanted(words, at_least, _clause_as_written)
    in_other_forms = _wanted(words, at_least, _clause_in_title)
    fits = AllOf((*as_written, *phrases)), AllOf((*in_other_forms, *phrases))
    if not words.occupations:
        return fits
    return *fits, AllOf((*map(_position, words.occupations), *phrases))
