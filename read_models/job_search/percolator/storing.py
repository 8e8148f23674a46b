"""Remembering definitions, forgetting them, and moving them to other keys when these are the rarer ones by now."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Integer, SmallInteger, Text, Uuid, any_, bindparam, cast, select
from sqlalchemy.dialects.postgresql import ARRAY, TSQUERY, insert

from read_models.job_search.given import given
from read_models.job_search.nodes import AllOf
from read_models.job_search.percolator.anchors import Anchor, Keys, anchors_of, looks
from read_models.job_search.percolator.condition import conditions_of
from read_models.job_search.percolator.definition import canonical, definition_id, read, written
from read_models.job_search.percolator.frequencies import Frequencies
from read_models.job_search.percolator.markers import EVERY
from read_models.job_search.percolator.numbers import keys_of_numbers, numbers_of_keys
from read_models.job_search.percolator.tables import percolator_anchor, percolator_definition
from read_models.job_search.percolator.ways import keys_told
from read_models.job_search.query import SearchQuery

BATCH = 2_000
DRIFT = 2
"""A definition moves when it is looked at so many times as often as it would have to be."""
STANDING = ("first", "second", "third", "fourth")
_DEFINITION, _ANCHOR = percolator_definition.c, percolator_anchor.c


@dataclass(frozen=True, slots=True)
class Reanchored:
    """How many definitions were looked at and how many moved; `last` is where to go on, None when all were seen."""

    seen: int
    moved: int
    last: UUID | None


def add_definitions(connection: Connection, queries: Iterable[SearchQuery]) -> list[UUID]:
    """The definitions of these searches, stored if they were not. Raises NarrowsNothing if one has no filter."""
    texts = [written(canonical(query)) for query in queries]
    ids = [definition_id(text) for text in texts]
    known = dict(sorted(zip(ids, texts, strict=True)))
    if known:
        rows = given(id=Uuid(), query=Text())
        statement = insert(percolator_definition).from_select(["id", "query"], select(rows.c.id, rows.c.query))
        added = connection.execute(
            statement.on_conflict_do_nothing().returning(_DEFINITION.id),
            {"id": list(known), "query": list(known.values())},
        ).scalars()
        asked = {new: _asked(known[new]) for new in added}
        frequencies = _frequencies(connection, asked.values())
        _write(connection, {new: anchors_of(each, frequencies) for new, each in asked.items()})
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
    moving = dict(_moving(connection, {row.id: _asked(row.query) for row in rows}))
    connection.execute(percolator_anchor.delete().where(_is_one_of(_ANCHOR.definition)), {"ids": list(moving)})
    _write(connection, moving)
    return Reanchored(len(rows), len(moving), rows[-1].id if len(rows) == count else None)


def _moving(connection: Connection, definitions: Mapping[UUID, AllOf]) -> Iterator[tuple[UUID, list[Anchor]]]:
    """Those that had better stand elsewhere, and where."""
    frequencies, standing = _frequencies(connection, definitions.values()), _standing(connection, definitions)
    for definition, asked in definitions.items():
        now, best = standing[definition], anchors_of(asked, frequencies)
        keys = {*keys_told(asked), EVERY}
        rightly = bool(now) == bool(best) and all(keys.issuperset(each) for each in now)
        if not rightly or looks(now, frequencies) > DRIFT * looks((each.keys for each in best), frequencies):
            yield definition, best


def _standing(connection: Connection, ids: Iterable[UUID]) -> Mapping[UUID, list[Keys]]:
    columns = select(_ANCHOR.definition, *(_ANCHOR[name] for name in STANDING))
    rows = connection.execute(columns.where(_is_one_of(_ANCHOR.definition)), {"ids": list(ids)}).all()
    keys = keys_of_numbers(connection, {number for row in rows for number in row[1:]})
    standing: dict[UUID, list[Keys]] = defaultdict(list)
    for row in rows:
        standing[row.definition].append((keys[row.first], keys[row.second], keys[row.third], keys[row.fourth]))
    return standing


def _asked(text: str) -> AllOf:
    return conditions_of(read(text))


def _frequencies(connection: Connection, asked: Iterable[AllOf]) -> Frequencies:
    frequencies = Frequencies(connection)
    frequencies.prepare(key for each in asked for key in keys_told(each))
    return frequencies


def _write(connection: Connection, anchors: Mapping[UUID, list[Anchor]]) -> None:
    keys = {key for ways in anchors.values() for each in ways for key in each.keys}
    numbers = numbers_of_keys(connection, keys)
    found = [
        (*(numbers[key] for key in each.keys), definition, way, left.pays, left.keys, left.rest)
        for definition, ways in anchors.items()
        for way, each in enumerate(ways)
        for left in [each.condition]
    ]
    if not found:
        return
    # Under one key they lie close together then.
    found.sort(key=lambda row: row[:6])
    kinds: dict[str, Any] = dict.fromkeys(STANDING, Integer()) | {"definition": Uuid(), "way": SmallInteger()}
    kinds |= {"pays": Integer(), "condition": Text(), "rest": Text()}
    rows = given(**kinds)
    columns = [cast(rows.c[name], TSQUERY) if name == "condition" else rows.c[name] for name in kinds]
    statement = insert(percolator_anchor).from_select(list(kinds), select(*columns))
    connection.execute(statement, dict(zip(kinds, map(list, zip(*found, strict=True)), strict=True)))


def _is_one_of(column: Any) -> Any:
    return column == any_(bindparam("ids", type_=ARRAY(Uuid)))
