"""Queries are stored once, anchored on their rarest terms, and move when these are rare no more."""

from decimal import Decimal
from uuid import UUID, uuid4

import pytest
from sqlalchemy import Connection

from domain.jobs.service import job_stream
from domain.reference.circles import Circle
from domain.reference.positions import all_positions
from read_models.job_search.index_query import Dimension, IndexQuery, Sort
from read_models.job_search.percolator import query_store
from read_models.job_search.percolator.canonical_query import UnfilteredSearch, canonical, from_json, to_json
from read_models.job_search.percolator.matching import find_matching
from read_models.job_search.percolator.query_store import (
    ReanchorResult,
    add_queries,
    reanchor,
    reanchor_all,
    remove_queries,
)
from tests.domain.jobs.ads import ad
from tests.read_models.job_search.market import SEARCH, Market
from tests.read_models.job_search.percolator.stored_queries import anchors, first_terms, stored_queries

SAME = [
    IndexQuery(text="Konobar  split", areas=("HR-17", "HR"), sort=Sort.NEWEST),
    IndexQuery(text=" konobar Split ", areas=("HR", "HR-17", "HR")),
    IndexQuery(text="KONOBAR split", areas=("HR", "HR-17"), filters=((Dimension.EMPLOYMENT, ()),), sort=Sort.SALARY),
]
EVERYTHING = [
    IndexQuery(),
    IndexQuery(text="i u na"),
    IndexQuery(text="+ -"),
    IndexQuery(areas=("HR",), near=Circle(45, 15, 10), exclude_locations=True),
    IndexQuery(filters=((Dimension.PUBLISHED, ("7d",)), (Dimension.CATEGORY, ()))),
]


def test_equivalent_searches_are_stored_as_one_query(connection: Connection) -> None:
    before = len(stored_queries(connection))
    ids = add_queries(connection, SAME) + add_queries(connection, SAME)
    assert len(set(ids)) == 1
    assert len(stored_queries(connection)) == before + 1


def test_operators_stay_in_capitals() -> None:
    either, both = canonical(IndexQuery(text="Natakar ALI kuhar")), canonical(IndexQuery(text="natakar ali kuhar"))
    assert either.text == "Natakar ALI kuhar"
    assert to_json(either) != to_json(both)


@pytest.mark.parametrize("query", EVERYTHING, ids=range(len(EVERYTHING)))
def test_a_search_without_any_filter_is_refused(connection: Connection, query: IndexQuery) -> None:
    before = stored_queries(connection)
    with pytest.raises(UnfilteredSearch):
        add_queries(connection, [SAME[0], query])
    assert stored_queries(connection) == before


def test_a_query_is_read_as_it_was_written() -> None:
    query = canonical(
        IndexQuery(
            text='konobar -"noćni rad"',
            near=Circle(45.5, 15.25, 1e9),
            positions=("c24", "5131"),
            filters=((Dimension.LANGUAGE, ("en", "de")), (Dimension.PUBLISHED, ("7d",))),
            salary_from=Decimal("1450.5"),
        )
    )
    assert from_json(to_json(query)) == query == canonical(query)


def test_a_query_is_anchored_on_its_rarest_terms(watched: Market, connection: Connection) -> None:
    [words, positions, only_not, never] = add_queries(
        connection,
        [
            IndexQuery(text="riječkojenema rad", areas=("HR",)),
            IndexQuery(text="+rad", positions=("5131", "8332"), areas=("HR", "XX")),
            IndexQuery(text="-konobar"),
            IndexQuery(filters=((Dimension.LICENCE, ("\x00",)),)),
        ],
    )
    assert anchors(connection, words) == {("rijeckojenema", "area=HR", "rad")}
    assert {frozenset(keys) for keys in anchors(connection, positions)} == {
        frozenset((place, position, "rad"))
        for place in ("area=HR", "area=XX")
        for position in ("position=5131", "position=8332")
    }
    assert anchors(connection, only_not) == {()}
    assert anchors(connection, never) == set()


def test_a_query_of_many_choices_is_not_anchored_on_all_pairs(connection: Connection) -> None:
    positions, areas = tuple(all_positions())[:60], tuple(f"HR-{number:02}" for number in range(1, 21))
    [many] = add_queries(connection, [IndexQuery(positions=positions, areas=areas)])
    assert len(anchors(connection, many)) in (len(positions), len(areas))


def test_a_removed_query_is_not_found(watched: Market, connection: Connection) -> None:
    stream = job_stream(watched.active()[0].number)
    kept, gone = add_queries(connection, [IndexQuery(text="-nemaovoga"), IndexQuery(text="-nemaonoga")])
    assert {kept, gone} <= find_matching(connection, stream)
    remove_queries(connection, [gone, uuid4()])
    found = find_matching(connection, stream)
    assert kept in found
    assert gone not in found
    assert not first_terms(connection, gone)


def test_queries_are_reanchored_when_their_terms_become_frequent(watched: Market) -> None:
    frequent_then = IndexQuery(text="+robotika", filters=((Dimension.LICENCE, ("D1",)),))
    with watched.platform.engine.begin() as connection:
        [moving] = add_queries(connection, [frequent_then])
        [staying] = add_queries(connection, [IndexQuery(text="+robotika", areas=("XX",))])
        before_the_drift = first_terms(connection, moving)
        assert reanchor(connection).moved == 0
    assert before_the_drift == {"licence=D1"}
    for _ in range(30):
        watched.publish(ad(title="Vozač", driving_licences=("D1",)))
    number = watched.publish(ad(title="Robotika", driving_licences=("D1",)))
    watched.follow()
    watched.read_models.rebuild.run(SEARCH)
    with watched.platform.engine.begin() as connection:
        assert moving in find_matching(connection, job_stream(number))
        assert _reanchor_by_ones(connection) == {moving}
        assert first_terms(connection, moving) == {"robotika"}
        assert moving in find_matching(connection, job_stream(number))
        assert first_terms(connection, staying) == {"area=XX"}
        assert reanchor(connection).moved == 0
        remove_queries(connection, [moving, staying])


def _reanchor_by_ones(connection: Connection) -> set[UUID]:
    """The whole in the smallest steps, as if there were many queries."""
    before = {query_id: first_terms(connection, query_id) for query_id in stored_queries(connection)}
    last, seen, moved = None, 0, 0
    while True:
        step = reanchor(connection, last, 1)
        seen, moved, last = seen + step.seen, moved + step.moved, step.last
        if last is None:
            break
    changed = {query_id for query_id, terms in before.items() if first_terms(connection, query_id) != terms}
    assert (seen, moved) == (len(before), len(changed))
    return changed


def test_all_queries_are_gone_through_once(watched: Market, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[UUID | None] = []

    def step(connection: Connection, after: UUID | None = None) -> ReanchorResult:
        steps.append(after)
        return reanchor(connection, after, 1)

    with watched.platform.engine.begin() as connection:
        added = add_queries(connection, [IndexQuery(text=f"+riječ{number}") for number in range(3)])
        stored = sorted(stored_queries(connection))
    monkeypatch.setattr(query_store, "reanchor", step)
    assert reanchor_all(watched.platform.engine) == 0
    assert steps == [None, *stored]
    with watched.platform.engine.begin() as connection:
        remove_queries(connection, added)


def test_an_unlisted_ad_matches_nothing(connection: Connection) -> None:
    with pytest.raises(LookupError):
        find_matching(connection, uuid4())
