"""The event store on PostgreSQL: versions, conflicts, repeated requests, transactional writes, erased persons."""

import threading
from concurrent.futures import ThreadPoolExecutor
from uuid import UUID

import pytest
from psycopg.errors import ForeignKeyViolation, UniqueViolation
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from domain.kernel.database.connections import LOG_TIMEOUTS
from domain.kernel.errors import ConcurrencyConflict, PersonErased, Refused, Unavailable
from domain.kernel.log.event import SYSTEM, Event
from domain.kernel.log.event_store import Change, EventStore, VersionConflict
from domain.kernel.log.idempotency import IdempotencyKey, IdempotencyKeyReused
from domain.kernel.log.mapper import UnreadableEvent
from domain.kernel.log.streams import AppendPlan, Outcome
from domain.kernel.log.transactional_write import TransactionalWrite
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from tests.changed_events import allow_changes
from tests.orchard_example import (
    LOG,
    ApplesGrown,
    TreeFelled,
    TreeGiven,
    TreePlanted,
    context,
    happen,
    plant,
    trees_in,
)

ONE = ApplesGrown(count=1)


@pytest.fixture
def log(platform: Platform) -> EventStore:
    return platform.logs[LOG]


def test_events_are_ordered_in_stream_and_log(log: EventStore) -> None:
    before = log.last_position()
    trees = [new_id() for _ in range(5)]
    last = log.append([Change(tree, 0, [TreePlanted(sort="Gala"), ONE], context()) for tree in trees])
    stored = log.read(before, 100)
    assert [recorded.stream_id for recorded in stored] == [tree for tree in trees for _ in range(2)]
    assert [recorded.position for recorded in stored] == sorted(recorded.position for recorded in stored)
    assert stored[-1].position == last == log.last_position()
    assert [(r.version, r.event) for r in log.load(trees[0])] == [(1, TreePlanted(sort="Gala")), (2, ONE)]
    assert [r.version for r in log.load(trees[0], up_to_version=1)] == [1]
    assert log.load(new_id()) == []
    assert log.append([]) == 0


@pytest.mark.parametrize("expected", [0, 1, 3, 9])
@pytest.mark.parametrize("write", [None, lambda _: None], ids=["alone", "with a transactional write"])
def test_an_append_at_another_version_is_a_conflict(
    log: EventStore, expected: int, write: TransactionalWrite | None
) -> None:
    tree = plant(log, ONE)
    with pytest.raises(VersionConflict):
        log.append([Change(tree, expected, [ONE], context())], write=write)
    with pytest.raises(VersionConflict):
        log.append([Change(new_id(), expected or 4, [ONE], context())], write=write)
    assert len(log.load(tree)) == 2
    assert log.append([Change(tree, 2, [ONE], context())], write=write) == log.last_position()


def test_all_changes_are_recorded_or_none(log: EventStore) -> None:
    tree, other = plant(log), new_id()
    with pytest.raises(VersionConflict):
        log.append([Change(other, 0, [TreePlanted(sort="Idared")], context()), Change(tree, 0, [ONE], context())])
    assert log.load(other) == []


class Baskets:
    """Plain rows written in the transaction of an append."""

    def __init__(self, platform: Platform) -> None:
        self._engine = platform.engine
        with self._engine.begin() as connection:
            connection.execute(text("CREATE TABLE public.basket (id int PRIMARY KEY)"))
            connection.execute(text("CREATE TABLE public.apple (basket int REFERENCES public.basket)"))

    def count(self) -> int:
        with self._engine.connect() as connection:
            return connection.execute(text("SELECT count(*) FROM public.basket")).scalar_one()


@pytest.fixture(scope="module")
def baskets(platform: Platform) -> Baskets:
    return Baskets(platform)


def fill_basket(connection: Connection) -> None:
    connection.execute(text("INSERT INTO public.basket VALUES (1)"))


def lose_apple(connection: Connection) -> None:
    connection.execute(text("INSERT INTO public.apple VALUES (99)"))


def give_up(connection: Connection) -> None:
    connection.execute(text("INSERT INTO public.basket VALUES (2)"))
    raise Refused


def test_rows_are_written_with_the_events_or_not_at_all(log: EventStore, baskets: Baskets) -> None:
    tree = plant(log)
    change = Change(tree, 1, [ONE], context())
    with pytest.raises(IntegrityError) as caught:
        log.append([change], write=lose_apple)
    assert isinstance(caught.value.orig, ForeignKeyViolation)
    with pytest.raises(Refused):
        log.append([change], write=give_up)
    with pytest.raises(VersionConflict):
        log.append([Change(tree, 0, [ONE], context())], write=fill_basket)
    assert (baskets.count(), len(log.load(tree))) == (0, 1)
    log.append([change], write=fill_basket)
    with pytest.raises(IntegrityError) as caught:
        log.append([Change(tree, 2, [ONE], context())], write=fill_basket)
    assert isinstance(caught.value.orig, UniqueViolation)
    assert (baskets.count(), len(log.load(tree))) == (1, 2)


def test_a_connection_goes_back_to_its_pool_whatever_the_write_does(
    log: EventStore, platform: Platform, baskets: Baskets
) -> None:
    tree = plant(log)
    for _ in range(2 * platform.settings.database_pool_size):
        with pytest.raises(Refused):
            log.append([Change(tree, 1, [ONE], context())], write=give_up)
        with pytest.raises(VersionConflict):
            log.append([Change(tree, 0, [ONE], context())], write=lambda _: None)
    assert log.append([Change(tree, 1, [ONE], context())], write=lambda _: None) == log.last_position()


def test_a_write_is_retried_after_a_lost_connection(log: EventStore) -> None:
    tree = plant(log)
    tries: list[int] = []

    def break_once(connection: Connection) -> None:
        tries.append(connection.execute(text("SELECT pg_backend_pid()")).scalar_one())
        if len(tries) == 1:
            connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    assert log.append([Change(tree, 1, [ONE], context())], write=break_once) == log.last_position()
    assert len(set(tries)) == 2
    assert len(log.load(tree)) == 2


def test_a_write_that_waits_too_long_for_a_lock_leaves_nothing(
    log: EventStore, platform: Platform, baskets: Baskets
) -> None:
    tree = plant(log)

    def wait_for_lock(connection: Connection) -> None:
        connection.execute(text("SET LOCAL lock_timeout = '10ms'"))
        connection.execute(text("LOCK TABLE public.basket"))

    with platform.engine.begin() as other:
        other.execute(text("LOCK TABLE public.basket"))
        with pytest.raises(Unavailable):
            log.append([Change(tree, 1, [ONE], context())], write=wait_for_lock)
    assert len(log.load(tree)) == 1


def test_a_write_may_not_pause_for_longer_than_an_append(log: EventStore) -> None:
    limits: list[str] = []

    def note_limits(connection: Connection) -> None:
        limits.append(connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar_one())

    log.append([Change(plant(log), 1, [ONE], context())], write=note_limits)
    assert limits == [LOG_TIMEOUTS["idle_in_transaction_session_timeout"]]


class TooMany(Refused):
    code = "TOO_MANY"


def grow(log: EventStore, tree: UUID, key: IdempotencyKey | None = None, *, most: int = 99) -> Outcome[int | None]:
    """Grows one apple more, unless there are `most`, and then refuses."""

    def plan(total: int | None) -> AppendPlan[Event]:
        if (total or 0) >= most:
            raise TooMany
        return AppendPlan([ONE], answer={"apples": (total or 0) + 1})

    return trees_in(log).execute(tree, plan, context(), key)


def key_of(name: object, body: object = None) -> IdempotencyKey:
    return IdempotencyKey.of(SYSTEM, str(name), body)


def test_a_conflict_is_retried_twice(log: EventStore) -> None:
    tree = plant(log)
    tries: list[int | None] = []

    def plan_while_others_write(total: int | None) -> AppendPlan[Event]:
        tries.append(total)
        if len(tries) < 3:
            happen(log, tree, ONE)
        return AppendPlan([ONE])

    outcome = trees_in(log).execute(tree, plan_while_others_write, context())
    assert (tries, outcome.state, outcome.events) == ([0, 1, 2], 3, (ONE,))

    def plan_too_slowly(_: int | None) -> AppendPlan[Event]:
        happen(log, tree, ONE)
        return AppendPlan([ONE])

    with pytest.raises(ConcurrencyConflict):
        trees_in(log).execute(tree, plan_too_slowly, context())


def test_a_repeated_request_has_one_effect_and_the_same_answer(log: EventStore) -> None:
    tree, key = plant(log), key_of(new_id())
    first = grow(log, tree, key)
    happen(log, tree, ONE)
    again = grow(log, tree, key)
    assert (first.answer, first.replayed) == ({"apples": 1}, False)
    assert (again.answer, again.replayed, again.events, again.state) == ({"apples": 1}, True, (), 2)
    with pytest.raises(IdempotencyKeyReused):
        grow(log, tree, IdempotencyKey(key.actor, key.key, b"another body"))
    assert grow(log, tree).answer == {"apples": 3}, "without a key nothing is remembered"


def test_a_repeated_request_without_events_gets_the_stored_answer(log: EventStore) -> None:
    tree, key = plant(log, ONE), key_of(new_id())

    def nothing() -> Outcome[int | None]:
        answer = {"apples": len(log.load(tree)) - 1}
        return trees_in(log).execute(tree, lambda _: AppendPlan(answer=answer), context(), key)

    assert nothing().answer == {"apples": 1}
    happen(log, tree, ONE)
    assert (nothing().answer, nothing().replayed) == ({"apples": 1}, True)


def test_a_refusal_is_not_stored_under_the_idempotency_key(log: EventStore) -> None:
    tree, key = plant(log, ONE), key_of(new_id())
    with pytest.raises(TooMany):
        grow(log, tree, key, most=1)
    assert grow(log, tree, key, most=2).answer == {"apples": 2}
    assert grow(log, tree, key, most=2).answer == {"apples": 2}, "what would be refused now was done before"


def test_the_same_request_at_the_same_moment_has_one_effect(log: EventStore) -> None:
    tree, key = plant(log), key_of(new_id())
    together = threading.Barrier(8)

    def request() -> Outcome[int | None]:
        together.wait()
        return grow(log, tree, key, most=1)

    with ThreadPoolExecutor(8) as pool:
        outcomes = [request.result() for request in [pool.submit(request) for _ in range(8)]]
    assert [outcome.answer for outcome in outcomes] == [{"apples": 1}] * 8
    assert sum(not outcome.replayed for outcome in outcomes) == 1
    assert len(log.load(tree)) == 2


def test_nothing_is_recorded_about_an_erased_person(platform: Platform, log: EventStore) -> None:
    person = platform.keys.create()
    tree = plant(log)
    given = [TreeGiven(owner="Ana")]
    log.append([Change(tree, 1, given, context(person))])
    platform.keys.destroy(person)
    with pytest.raises(PersonErased):
        log.append([Change(tree, 2, given, context(person))])
    [_, stored] = log.load(tree)
    assert stored.event == TreeGiven(owner=None)
    assert happen(log, tree, TreeFelled()), "the tree itself goes on"


def test_a_cached_key_of_an_erased_person_records_nothing(platform: Platform, log: EventStore) -> None:
    person, tree = platform.keys.create(), plant(log)
    with platform.engine.begin() as elsewhere:
        elsewhere.execute(text("UPDATE events.person_key SET wrapped_key = NULL WHERE person_id = :id"), {"id": person})
    assert platform.keys.cipher(person) is not None
    with pytest.raises(PersonErased):
        log.append([Change(tree, 1, [TreeGiven(owner="Ana")], context(person))])
    assert len(log.load(tree)) == 1


def test_an_erasure_waits_for_an_append_that_has_begun(platform: Platform, log: EventStore) -> None:
    person, tree = platform.keys.create(), plant(log)
    with platform.datastore.get_connection() as append, append.transaction():
        append.execute("SELECT 1 FROM events.person_key WHERE person_id = %s FOR SHARE", [person])
        erasure = threading.Thread(target=platform.keys.destroy, args=(person,))
        erasure.start()
        erasure.join(0.2)
        assert erasure.is_alive()
    erasure.join(60)
    assert platform.keys.cipher(person) is None
    assert len(log.load(tree)) == 1


def test_an_unreadable_event_is_reported_with_its_position(platform: Platform, log: EventStore) -> None:
    before = log.last_position()
    tree = plant(log, ONE)
    with platform.engine.begin() as connection:
        allow_changes(connection, "jobs")
        connection.execute(
            text(
                "UPDATE events.jobs SET topic = 'orchard.Unknown' WHERE originator_id = :id AND originator_version = 2"
            ),
            {"id": tree},
        )
    with pytest.raises(UnreadableEvent) as caught:
        log.read(before, 10)
    assert (caught.value.stream_id, caught.value.version, caught.value.log) == (tree, 2, LOG)
    assert [r.stream_id for r in log.read(before, 10, stop=caught.value.position - 1)] == [tree]
