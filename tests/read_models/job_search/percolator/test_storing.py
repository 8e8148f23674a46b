"""Definitions are stored once, under their rarest keys, and move when these are rare no more."""

from decimal import Decimal
from uuid import UUID, uuid4

import pytest
from sqlalchemy import Connection

from domain.jobs.service import job_stream
from domain.kernel.event_store import Change
from domain.reference.positions import all_positions
from read_models.job_search.percolator.definition import NarrowsNothing, canonical, read, written
from read_models.job_search.percolator.matching import find_matching
from read_models.job_search.percolator.storing import add_definitions, forget_definitions, reanchor
from read_models.job_search.query import Dimension, Near, SearchQuery, Sort
from tests.domain.jobs.ads import ad
from tests.read_models.job_search.market import CONTEXT, SEARCH, Market
from tests.read_models.job_search.percolator.watching import WATCHING, SearchWatched, anchors, definitions, ways

SAME = [
    SearchQuery(text="Konobar  split", areas=("HR-17", "HR"), sort=Sort.NEWEST),
    SearchQuery(text=" konobar Split ", areas=("HR", "HR-17", "HR")),
    SearchQuery(text="KONOBAR split", areas=("HR", "HR-17"), filters=((Dimension.EMPLOYMENT, ()),), sort=Sort.SALARY),
]
EVERYTHING = [
    SearchQuery(),
    SearchQuery(text="i u na"),
    SearchQuery(text="+ -"),
    SearchQuery(areas=("HR",), near=Near(45, 15, 10), exclude_locations=True),
    SearchQuery(filters=((Dimension.PUBLISHED, ("7d",)), (Dimension.CATEGORY, ()))),
]


def test_searches_that_mean_the_same_are_one_definition(connection: Connection) -> None:
    before = len(definitions(connection))
    ids = add_definitions(connection, SAME) + add_definitions(connection, SAME)
    assert len(set(ids)) == 1
    assert len(definitions(connection)) == before + 1


def test_capitals_that_are_operators_stay() -> None:
    either, both = canonical(SearchQuery(text="Natakar ALI kuhar")), canonical(SearchQuery(text="natakar ali kuhar"))
    assert either.text == "Natakar ALI kuhar"
    assert written(either) != written(both)


@pytest.mark.parametrize("query", EVERYTHING, ids=range(len(EVERYTHING)))
def test_a_search_without_any_filter_is_refused(connection: Connection, query: SearchQuery) -> None:
    before = definitions(connection)
    with pytest.raises(NarrowsNothing):
        add_definitions(connection, [SAME[0], query])
    assert definitions(connection) == before


def test_a_definition_is_read_as_it_was_written() -> None:
    query = canonical(
        SearchQuery(
            text='konobar -"noćni rad"',
            near=Near(45.5, 15.25, 1e9),
            positions=("c24", "5131"),
            filters=((Dimension.LANGUAGE, ("en", "de")), (Dimension.PUBLISHED, ("7d",))),
            salary_from=Decimal("1450.5"),
        )
    )
    assert read(written(query)) == query == canonical(query)


def test_a_definition_stands_under_its_rarest_keys(watched: Market, connection: Connection) -> None:
    [words, positions, only_not, never] = add_definitions(
        connection,
        [
            SearchQuery(text="riječkojenema rad", areas=("HR",)),
            SearchQuery(text="+rad", positions=("5131", "8332"), areas=("HR", "XX")),
            SearchQuery(text="-konobar"),
            SearchQuery(filters=((Dimension.LICENCE, ("\x00",)),)),
        ],
    )
    assert ways(connection, words) == {("rijeckojenema", "area=HR", "rad")}
    assert {frozenset(keys) for keys in ways(connection, positions)} == {
        frozenset((place, position, "rad"))
        for place in ("area=HR", "area=XX")
        for position in ("position=5131", "position=8332")
    }
    assert ways(connection, only_not) == {()}
    assert ways(connection, never) == set()


def test_a_definition_of_many_choices_does_not_stand_under_all_pairs(connection: Connection) -> None:
    positions, areas = tuple(all_positions())[:60], tuple(f"HR-{number:02}" for number in range(1, 21))
    [many] = add_definitions(connection, [SearchQuery(positions=positions, areas=areas)])
    assert len(ways(connection, many)) in (len(positions), len(areas))


def test_a_forgotten_definition_is_not_found(watched: Market, connection: Connection) -> None:
    stream = job_stream(watched.active()[0].number)
    kept, gone = add_definitions(connection, [SearchQuery(text="-nemaovoga"), SearchQuery(text="-nemaonoga")])
    assert {kept, gone} <= find_matching(connection, stream)
    forget_definitions(connection, [gone, uuid4()])
    found = find_matching(connection, stream)
    assert kept in found
    assert gone not in found
    assert not anchors(connection, gone)


def test_definitions_move_when_their_keys_become_frequent(watched: Market) -> None:
    frequent_then = SearchQuery(text="+robotika", filters=((Dimension.LICENCE, ("D1",)),))
    with watched.platform.engine.begin() as connection:
        [moving] = add_definitions(connection, [frequent_then])
        [staying] = add_definitions(connection, [SearchQuery(text="+robotika", areas=("XX",))])
        standing = anchors(connection, moving)
        assert reanchor(connection).moved == 0
    assert standing == {"licence=D1"}
    for _ in range(30):
        watched.publish(ad(title="Vozač", driving_licences=("D1",)))
    number = watched.publish(ad(title="Robotika", driving_licences=("D1",)))
    watched.follow()
    watched.read_models.rebuild.run(SEARCH)
    with watched.platform.engine.begin() as connection:
        assert moving in find_matching(connection, job_stream(number))
        assert _reanchor_by_ones(connection) == {moving}
        assert anchors(connection, moving) == {"robotika"}
        assert moving in find_matching(connection, job_stream(number))
        assert anchors(connection, staying) == {"area=XX"}
        assert reanchor(connection).moved == 0
        forget_definitions(connection, [moving, staying])


def _reanchor_by_ones(connection: Connection) -> set[UUID]:
    """The whole in the smallest steps, as if there were many definitions."""
    before = {definition: anchors(connection, definition) for definition in definitions(connection)}
    last, seen, moved = None, 0, 0
    while True:
        step = reanchor(connection, last, 1)
        seen, moved, last = seen + step.seen, moved + step.moved, step.last
        if last is None:
            break
    changed = {definition for definition, keys in before.items() if anchors(connection, definition) != keys}
    assert (seen, moved) == (len(before), len(changed))
    return changed


def test_no_ad_is_matched_that_is_not_there(connection: Connection) -> None:
    with pytest.raises(LookupError):
        find_matching(connection, uuid4())


def test_definitions_rebuilt_from_facts_equal_the_live_ones(watched: Market) -> None:
    log = watched.platform.logs["applications"]
    texts = [written(canonical(query)) for query in (*SAME, SearchQuery(text="+rad"), SearchQuery(areas=("SI",)))]
    log.append([Change(uuid4(), 0, [SearchWatched(query=text)], CONTEXT) for text in texts])
    watched.read_models.follow(WATCHING)
    with watched.platform.engine.connect() as connection:
        assert len(definitions(connection)) == 3
    assert watched.read_models.replay_equals_live(WATCHING)
