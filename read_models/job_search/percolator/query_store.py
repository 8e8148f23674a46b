"""Stores and removes canonical queries, and reanchors them when other terms have become rarer."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Engine, Integer, SmallInteger, Text, Uuid, any_, bindparam, cast, select
from sqlalchemy.dialects.postgresql import ARRAY, TSQUERY, insert

from domain.kernel.database.unnest import unnest_parameters
from read_models.job_search.index_query import IndexQuery
from read_models.job_search.percolator.anchor_condition import conditions_of
from read_models.job_search.percolator.anchors import Anchor, AnchorTerms, anchors_of, expected_checks
from read_models.job_search.percolator.canonical_query import canonical, from_json, query_id_of, to_json
from read_models.job_search.percolator.conjunctions import anchor_terms_of
from read_models.job_search.percolator.percolator_terms import EVERY_AD
from read_models.job_search.percolator.tables import percolator_anchor, percolator_query
from read_models.job_search.percolator.term_frequencies import TermFrequencies
from read_models.job_search.percolator.term_ids import ids_of_terms, terms_of_ids
from read_models.job_search.query.conditions import AllOf

BATCH = 2_000
MAX_CHECK_RATIO = 2
"""A query is reanchored when its expected checks exceed those of the best anchors by this factor."""
ANCHOR_TERM_COLUMNS = ("first", "second", "third", "fourth")
_QUERY, _ANCHOR = percolator_query.c, percolator_anchor.c


@dataclass(frozen=True, slots=True)
class ReanchorResult:
    """The result of choosing anchors anew: queries that were checked, queries that got new anchors, and where to
    continue, None at the end."""

    seen: int
    moved: int
    last: UUID | None


def add_queries(connection: Connection, queries: Iterable[IndexQuery]) -> list[UUID]:
    """Stores these searches unless they are stored; returns their ids. Raises UnfilteredSearch if one has no filter."""
    return add_canonical(connection, [to_json(canonical(query)) for query in queries])


def add_canonical(connection: Connection, texts: Sequence[str]) -> list[UUID]:
    """Adds canonical searches, given as JSON, and returns the ids of their queries in the same order."""
    ids = [query_id_of(text) for text in texts]
    distinct = dict(sorted(zip(ids, texts, strict=True)))
    if distinct:
        rows = unnest_parameters(id=Uuid(), query=Text())
        statement = insert(percolator_query).from_select(["id", "query"], select(rows.c.id, rows.c.query))
        added = connection.execute(
            statement.on_conflict_do_nothing().returning(_QUERY.id),
            {"id": list(distinct), "query": list(distinct.values())},
        ).scalars()
        conditions = {new: _conditions(distinct[new]) for new in added}
        frequencies = _frequencies(connection, conditions.values())
        _insert(connection, {new: anchors_of(each, frequencies) for new, each in conditions.items()})
    return ids


def remove_queries(connection: Connection, ids: Iterable[UUID]) -> None:
    """Removes queries that nobody has saved any more. Unknown ids are ignored."""
    gone = {"ids": sorted(ids)}
    connection.execute(percolator_query.delete().where(_is_one_of(_QUERY.id)), gone)
    connection.execute(percolator_anchor.delete().where(_is_one_of(_ANCHOR.query_id)), gone)


def reanchor(connection: Connection, after: UUID | None = None, count: int = BATCH) -> ReanchorResult:
    """Replaces the anchors of those of the next queries by id whose anchor terms have become frequent or are outdated.
    Call it again with `last`, best in a new transaction."""
    batch = select(_QUERY.id, _QUERY.query).order_by(_QUERY.id).limit(count)
    if after is not None:
        batch = batch.where(_QUERY.id > after)
    # A concurrent removal waits, or the new anchors would stay behind.
    rows = connection.execute(batch.with_for_update(read=True, key_share=True)).all()
    moved = dict(_better_anchors(connection, {row.id: _conditions(row.query) for row in rows}))
    connection.execute(percolator_anchor.delete().where(_is_one_of(_ANCHOR.query_id)), {"ids": list(moved)})
    _insert(connection, moved)
    return ReanchorResult(len(rows), len(moved), rows[-1].id if len(rows) == count else None)


def reanchor_all(engine: Engine) -> int:
    """Goes through all queries once, in small transactions; returns how many got new anchors."""
    moved, last = 0, None
    while True:
        with engine.begin() as connection:
            step = reanchor(connection, last)
        moved, last = moved + step.moved, step.last
        if last is None:
            return moved


def _better_anchors(connection: Connection, queries: Mapping[UUID, AllOf]) -> Iterator[tuple[UUID, list[Anchor]]]:
    """Queries for which other anchors are better, with those anchors."""
    frequencies, stored = _frequencies(connection, queries.values()), _stored_anchors(connection, queries)
    for query, conditions in queries.items():
        present, best = stored[query], anchors_of(conditions, frequencies)
        terms = {*anchor_terms_of(conditions), EVERY_AD}
        are_correct = bool(present) == bool(best) and all(terms.issuperset(each) for each in present)
        best_checks = expected_checks((each.terms for each in best), frequencies)
        if not are_correct or expected_checks(present, frequencies) > MAX_CHECK_RATIO * best_checks:
            yield query, best


def _stored_anchors(connection: Connection, ids: Iterable[UUID]) -> Mapping[UUID, list[AnchorTerms]]:
    columns = select(_ANCHOR.query_id, *(_ANCHOR[name] for name in ANCHOR_TERM_COLUMNS))
    rows = connection.execute(columns.where(_is_one_of(_ANCHOR.query_id)), {"ids": list(ids)}).all()
    terms = terms_of_ids(connection, {term_id for row in rows for term_id in row[1:]})
    anchors: dict[UUID, list[AnchorTerms]] = defaultdict(list)
    for row in rows:
        anchors[row.query_id].append((terms[row.first], terms[row.second], terms[row.third], terms[row.fourth]))
    return anchors


def _conditions(text: str) -> AllOf:
    return conditions_of(from_json(text))


def _frequencies(connection: Connection, queries: Iterable[AllOf]) -> TermFrequencies:
    frequencies = TermFrequencies(connection)
    frequencies.load(term for each in queries for term in anchor_terms_of(each))
    return frequencies


def _insert(connection: Connection, anchors_by_query: Mapping[UUID, list[Anchor]]) -> None:
    term_ids = ids_of_terms(
        connection, {term for anchors in anchors_by_query.values() for each in anchors for term in each.terms}
    )
    found = [
        (*(term_ids[term] for term in each.terms), query, number, check.min_pay, check.tsquery, check.residual)
        for query, anchors in anchors_by_query.items()
        for number, each in enumerate(anchors)
        for check in [each.condition]
    ]
    if not found:
        return
    # Sorted, so that rows of one term are stored close together.
    found.sort(key=lambda row: row[:6])
    kinds: dict[str, Any] = dict.fromkeys(ANCHOR_TERM_COLUMNS, Integer()) | {
        "query_id": Uuid(),
        "conjunction": SmallInteger(),
        "min_pay": Integer(),
        "condition": Text(),
        "residual": Text(),
    }
    rows = unnest_parameters(**kinds)
    columns = [cast(rows.c[name], TSQUERY) if name == "condition" else rows.c[name] for name in kinds]
    statement = insert(percolator_anchor).from_select(list(kinds), select(*columns))
    connection.execute(statement, dict(zip(kinds, map(list, zip(*found, strict=True)), strict=True)))


def _is_one_of(column: Any) -> Any:
    return column == any_(bindparam("ids", type_=ARRAY(Uuid)))
