"""The conditions of a search as a tsquery over an ad's keys, as far as keys tell; what they do not tell is the rest."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import assert_never

from read_models.job_search.keys import SALARIES, area_key
from read_models.job_search.nodes import (
    EVERYTHING,
    AllOf,
    AnyOf,
    AtLeast,
    Has,
    HasPhrase,
    Node,
    PaysFrom,
    PublishedFrom,
    Within,
)
from read_models.job_search.percolator.cells import keys_of_circle
from read_models.job_search.percolator.definition import words_of_text
from read_models.job_search.percolator.markers import EVERY, NONE, age_key, key_of_pay, possible
from read_models.job_search.percolator.rest import pack
from read_models.job_search.plan import DAYS, plan
from read_models.job_search.query import Dimension, SearchQuery

_WHENEVER = datetime(2000, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Condition:
    """`pays`: euros a month that an ad must pay; `keys`: a tsquery that its keys must fulfil; `rest`: what it must
    fulfil besides, packed by rest.py. None where there is nothing; where there is a rest, there are keys."""

    pays: int | None
    keys: str | None
    rest: str | None


def conditions_of(plain: SearchQuery) -> AllOf:
    """What a canonical search asks of an ad at any moment: how old ads may be is told by keys, since it moves."""
    filters = tuple(each for each in plain.filters if each[0] is not Dimension.PUBLISHED)
    here = plain if plain.near is None else replace(plain, near=None, areas=())
    asked = plan(replace(here, filters=filters), words_of_text(plain), _WHENEVER).whole
    ages = [values for name, values in plain.filters if name is Dimension.PUBLISHED]
    fresh = (AnyOf(tuple(Has(age_key(value)) for value in values if value in DAYS)) for values in ages)
    return replace(asked, nodes=(*asked.nodes, *fresh, *_around(plain)))


def _around(plain: SearchQuery) -> Iterator[Node]:
    # The plan would look up every place in the circle, of which an ad is in one or two.
    if plain.near is not None:
        yield AnyOf((*(Has(area_key(area)) for area in plain.areas), Within(plain.near, ())))


def condition_of(asked: AllOf, besides: Sequence[Node] = ()) -> Condition:
    """The conditions in three, what is written first is tried first. Of those `besides` all is told that keys can
    tell."""
    pays = max((node.euros for node in asked.nodes if isinstance(node, PaysFrom)), default=None)
    others = replace(asked, nodes=tuple(node for node in asked.nodes if not isinstance(node, PaysFrom)))
    if not besides and others == EVERYTHING:
        return Condition(pays, None, None)
    nodes = tuple(node for node in others.nodes if not _told(node)[1])
    without = tuple(node for node in others.without if not _told(node)[1])
    rest = AllOf((*nodes, *besides), without)
    return Condition(pays, _told(others)[0], None if rest == EVERYTHING else pack(rest))


def _told(node: Node) -> tuple[str, bool]:
    """What the keys of all ads that fulfil a condition fulfil, and whether no other ads' do."""
    match node:
        case Has():
            return _lexeme(node.key), True
        case AnyOf():
            told = [_told(each) for each in node.nodes]
            return _joined(" | ", (query for query, _ in told), NONE), all(exact for _, exact in told)
        case AllOf():
            return _all_told(node)
        case HasPhrase():
            return _joined(" & ", map(_lexeme, node.stems), EVERY), False
        case PaysFrom():
            return _lexeme(key_of_pay(node.euros)), node.euros in SALARIES
        case Within():
            return _joined(" | ", (_lexeme(key) for key, _ in keys_of_circle(node.near)), NONE), False
        case PublishedFrom() | AtLeast():
            return _lexeme(EVERY), False
        case _:
            assert_never(node)


def _all_told(node: AllOf) -> tuple[str, bool]:
    told = [_told(each) for each in node.nodes]
    unwanted = [_told(each) for each in node.without]
    # What keys do not tell exactly cannot be ruled out by them.
    queries = [query for query, _ in told] + [f"!{query}" for query, exact in unwanted if exact]
    return _joined(" & ", queries, EVERY), all(exact for _, exact in told + unwanted)


def _joined(operator: str, queries: Iterable[str], nothing: str) -> str:
    joined = operator.join(dict.fromkeys(queries))
    return f"({joined})" if joined else _lexeme(nothing)


def _lexeme(key: str) -> str:
    return "'" + possible(key).replace("\\", "\\\\").replace("'", "''") + "'"
