"""Remembering definitions, forgetting them, and moving them to other keys when these are the rarer ones by now."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Integer, Text, Uuid, any_, bindparam, cast, func, select
from sqlalchemy.dialects.postgresql import ARRAY, TSQUERY, insert

from read_models.job_search.nodes import AllOf
from read_models.job_search.percolator.condition import condition_of, conditions_of
from read_models.job_search.percolator.definition import canonical, definition_id, read, written
from read_models.job_search.percolator.frequencies import Frequencies
from read_models.job_search.percolator.groups import Group, arranged, groups_of
from read_models.job_search.percolator.markers import EVERY
from read_models.job_search.percolator.tables import percolator_anchor, percolator_definition
from read_models.job_search.query import SearchQuery

BATCH = 10_000
DRIFT = 2
"""A definition moves when it is looked at so many times as often as it would have to be."""
_DEFINITION, _ANCHOR = percolator_definition.c, percolator_anchor.c


@dataclass(frozen=True, slots=True)
class Reanchored:
    """How many definitions were looked at and how many moved; `last` is where to go on, None when all were seen."""

    seen: int
    moved: int
    last: UUID | None


@dataclass(frozen=True, slots=True)
class _Definition:
    id: UUID
    asked: AllOf
    groups: Sequence[Group]

    def rarest(self, frequencies: Frequencies) -> Group:
        return min(self.groups, key=lambda group: (frequencies.of(group), len(group), group))


def add_definitions(connection: Connection, queries: Iterable[SearchQuery]) -> list[UUID]:
    """The definitions of these searches, stored if they were not. Raises NarrowsNothing if one has no filter."""
    texts = [written(canonical(query)) for query in queries]
    ids = [definition_id(text) for text in texts]
    known = dict(sorted(zip(ids, texts, strict=True)))
    if known:
        rows = _given(id=Uuid(), query=Text())
        statement = insert(percolator_definition).from_select(["id", "query"], select(rows.c.id, rows.c.query))
        added = connection.execute(
            statement.on_conflict_do_nothing().returning(_DEFINITION.id),
            {"id": list(known), "query": list(known.values())},
        ).scalars()
        definitions = [_definition(new, known[new]) for new in added]
        _anchor(connection, definitions, _frequencies(connection, definitions))
    return ids


def forget_definitions(connection: Connection, ids: Iterable[UUID]) -> None:
    """Those that nobody saved any more. One that is not there is passed over."""
    gone = {"ids": sorted(ids)}
    connection.execute(percolator_definition.delete().where(_is_one_of(_DEFINITION.id)), gone)
    connection.execute(percolator_anchor.delete().where(_is_one_of(_ANCHOR.definition)), gone)


def reanchor(connection: Connection, after: UUID | None = None, count: int = BATCH) -> Reanchored:
    """Looks at the next definitions by id, and moves those whose keys have become frequent since, or are not theirs any
    more. To be called again with `last`, best in a transaction of its own."""
    batch = select(_DEFINITION.id, _DEFINITION.query).order_by(_DEFINITION.id).limit(count)
    if after is not None:
        batch = batch.where(_DEFINITION.id > after)
    # What is forgotten meanwhile waits, or its new keys would stay behind.
    rows = connection.execute(batch.with_for_update(read=True, key_share=True)).all()
    definitions = [_definition(row.id, row.query) for row in rows]
    frequencies = _frequencies(connection, definitions)
    moving = list(_moving(connection, definitions, frequencies))
    gone = {"ids": [each.id for each in moving]}
    connection.execute(percolator_anchor.delete().where(_is_one_of(_ANCHOR.definition)), gone)
    _anchor(connection, moving, frequencies)
    return Reanchored(len(rows), len(moving), rows[-1].id if len(rows) == count else None)


def _moving(
    connection: Connection, definitions: Sequence[_Definition], frequencies: Frequencies
) -> Iterator[_Definition]:
    keys = func.array_agg(_ANCHOR.key)
    present = select(_ANCHOR.definition, keys).where(_is_one_of(_ANCHOR.definition)).group_by(_ANCHOR.definition)
    rows = connection.execute(present, {"ids": [each.id for each in definitions]})
    standing = {definition: tuple(sorted(found)) for definition, found in rows}
    for each in definitions:
        group, rarest = standing.get(each.id, ()), each.rarest(frequencies)
        if group not in each.groups or _cost(frequencies, group) > DRIFT * _cost(frequencies, rarest):
            yield each


def _cost(frequencies: Frequencies, group: Group) -> float:
    return float("inf") if group == (EVERY,) else frequencies.of(group)


def _definition(number: UUID, text: str) -> _Definition:
    asked = conditions_of(read(text))
    return _Definition(number, asked, groups_of(asked))


def _frequencies(connection: Connection, definitions: Iterable[_Definition]) -> Frequencies:
    frequencies = Frequencies(connection)
    frequencies.prepare(group for each in definitions for group in each.groups)
    return frequencies


def _anchor(connection: Connection, definitions: Sequence[_Definition], frequencies: Frequencies) -> None:
    found: list[tuple[str, UUID, str, int | None, str | None]] = []
    for each in definitions:
        group = each.rarest(frequencies)
        left = condition_of(arranged(each.asked, group, frequencies.of))
        found += ((key, each.id, left.keys, left.pays, left.rest) for key in group)
    if not found:
        return
    kinds = {"key": Text(), "definition": Uuid(), "condition": Text(), "pays": Integer(), "rest": Text()}
    rows = _given(**kinds)
    columns = [cast(rows.c[name], TSQUERY) if name == "condition" else rows.c[name] for name in kinds]
    # Under one key they lie close together then.
    found.sort(key=lambda row: row[:2])
    statement = insert(percolator_anchor).from_select(list(kinds), select(*columns))
    connection.execute(statement, dict(zip(kinds, map(list, zip(*found, strict=True)), strict=True)))


def _given(**columns: Any) -> Any:
    arrays = [bindparam(name, type_=ARRAY(kind)) for name, kind in columns.items()]
    return func.unnest(*arrays).table_valued(*columns).render_derived()


def _is_one_of(column: Any) -> Any:
    return column == any_(bindparam("ids", type_=ARRAY(Uuid)))
