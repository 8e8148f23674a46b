"""The hash chain of a log: what it is made of, and that every change by hand is found."""

import struct
from collections.abc import Callable, Iterator
from hashlib import sha256
from threading import Thread

import psycopg
import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from domain.kernel.log.event_store import Change, EventStore, VersionConflict
from domain.kernel.log.hash_chain import ChainHead, find_head, find_head_at
from domain.kernel.process.platform import Platform
from domain.platform import open_platform
from tests.changed_events import allow_changes
from tests.orchard_example import ApplesGrown, TreeGiven, TreePlanted, context, plant
from tests.settings_factory import settings_for
from workers.hash_chains import CheckedChain, check_chain, log_heads

LOG = "jobs"
EPOCH_MICROSECONDS = 946_684_800_000_000
"""PostgreSQL's epoch, 2000-01-01 UTC, after that of Unix."""
COLUMNS = "originator_id, originator_version, topic, state, notification_id, recorded_at, chain_hash"


@pytest.fixture
def platform(new_database: Callable[[], str]) -> Iterator[Platform]:
    with open_platform(settings_for(new_database())) as opened:
        yield opened


@pytest.fixture
def log(platform: Platform) -> EventStore:
    """Twelve events in four streams; positions 1 to 12."""
    store = platform.logs[LOG]
    for _ in range(4):
        plant(store, ApplesGrown(count=1), ApplesGrown(count=2))
    return store


@pytest.fixture
def check(platform: Platform) -> Callable[[], CheckedChain]:
    return lambda: check_chain(platform.settings, LOG, connections=2, part=5)


def change(platform: Platform, *statements: str) -> None:
    """Changes the log as somebody who may do everything with the tables."""
    with platform.engine.begin() as connection:
        allow_changes(connection, LOG)
        for statement in statements:
            connection.execute(text(statement))


def chain_by_definition(platform: Platform) -> list[bytes]:
    """The hashes as the documentation defines them, without PostgreSQL."""
    previous, hashes = sha256(f"karijera:{LOG}".encode()).digest(), list[bytes]()
    with psycopg.connect(platform.settings.database_url) as connection:
        rows = connection.execute(f"SELECT {COLUMNS} FROM events.{LOG} ORDER BY notification_id").fetchall()
    for stream, version, topic, state, position, at, _ in rows:
        microseconds = round(at.timestamp() * 1_000_000) - EPOCH_MICROSECONDS
        name = topic.encode()
        previous = sha256(
            previous
            + struct.pack(">q", position)
            + stream.bytes
            + struct.pack(">qq", version, microseconds)
            + struct.pack(">i", len(name))
            + name
            + struct.pack(">i", len(state))
            + state
        ).digest()
        hashes.append(previous)
    assert hashes == [row[-1] for row in rows]
    return hashes


@pytest.mark.usefixtures("log")
def test_the_hashes_are_as_documented(platform: Platform) -> None:
    hashes = chain_by_definition(platform)
    assert len(set(hashes)) == 12
    with platform.engine.connect() as connection:
        assert find_head(connection, LOG) == ChainHead(LOG, 12, hashes[-1].hex())


def test_appends_of_one_and_of_several_events_continue_one_chain(
    platform: Platform, check: Callable[[], CheckedChain]
) -> None:
    store = platform.logs[LOG]
    tree = plant(store)
    log_of_one = check()
    assert (log_of_one.events, log_of_one.broken_at) == (1, None)
    plant(store, ApplesGrown(count=1))
    store.append([Change(tree, 1, [ApplesGrown(count=2)], context())])
    with pytest.raises(VersionConflict):
        store.append([Change(tree, 3, [ApplesGrown(count=3)], context())])
    plant(store)
    assert len(chain_by_definition(platform)) == 5
    assert check().broken_at is None


def test_an_untouched_log_is_whole(log: EventStore, check: Callable[[], CheckedChain]) -> None:
    found = check()
    assert (found.events, found.broken_at, found.head.position) == (12, None, 12)


def test_an_empty_log_is_whole(platform: Platform) -> None:
    found = check_chain(platform.settings, LOG)
    assert (found.events, found.broken_at, found.head.position) == (0, None, 0)


@pytest.mark.usefixtures("log")
@pytest.mark.parametrize(
    "column", ["state", "topic", "originator_id", "originator_version", "recorded_at", "chain_hash"]
)
@pytest.mark.parametrize("position", [1, 5, 6, 12])
def test_a_changed_row_is_found_at_its_position(
    platform: Platform, check: Callable[[], CheckedChain], column: str, position: int
) -> None:
    values = {
        "state": "state || 'x'",
        "topic": "topic || 'x'",
        "originator_id": "gen_random_uuid()",
        "originator_version": "originator_version + 100",
        "recorded_at": "recorded_at + interval '1 microsecond'",
        "chain_hash": "sha256(chain_hash)",
    }
    change(platform, f"UPDATE events.{LOG} SET {column} = {values[column]} WHERE notification_id = {position}")
    assert check().broken_at == position


@pytest.mark.usefixtures("log")
@pytest.mark.parametrize(("removed", "found_at"), [(1, 2), (5, 6), (6, 7), (11, 12)])
def test_a_removed_row_is_found_at_the_next(
    platform: Platform, check: Callable[[], CheckedChain], removed: int, found_at: int
) -> None:
    change(platform, f"DELETE FROM events.{LOG} WHERE notification_id = {removed}")
    assert check().broken_at == found_at


@pytest.mark.usefixtures("log")
def test_reordered_rows_are_found(platform: Platform, check: Callable[[], CheckedChain]) -> None:
    change(
        platform,
        f"ALTER TABLE events.{LOG} ALTER notification_id DROP IDENTITY",
        f"UPDATE events.{LOG} SET notification_id = -1 WHERE notification_id = 4",
        f"UPDATE events.{LOG} SET notification_id = 4 WHERE notification_id = 9",
        f"UPDATE events.{LOG} SET notification_id = 9 WHERE notification_id = -1",
    )
    assert check().broken_at == 4


@pytest.mark.usefixtures("log")
def test_an_inserted_row_is_found(platform: Platform, check: Callable[[], CheckedChain]) -> None:
    change(
        platform,
        f"DELETE FROM events.{LOG} WHERE notification_id = 7",
        f"INSERT INTO events.{LOG} ({COLUMNS}) OVERRIDING SYSTEM VALUE SELECT gen_random_uuid(), 1, topic, state, 7,"
        f" recorded_at, chain_hash FROM events.{LOG} WHERE notification_id = 6",
    )
    assert check().broken_at == 7


def test_who_recomputes_the_chain_or_cuts_it_off_is_found_by_a_kept_head(
    platform: Platform, log: EventStore, check: Callable[[], CheckedChain]
) -> None:
    with platform.engine.connect() as connection:
        kept = find_head(connection, LOG)
    change(platform, f"DELETE FROM events.{LOG} WHERE notification_id > 10")
    assert check().broken_at is None, "the control: the chain alone does not show it"
    with platform.engine.connect() as connection:
        assert find_head_at(connection, LOG, kept.position) != kept
    plant(log)
    plant(log)
    with platform.engine.connect() as connection:
        assert find_head_at(connection, LOG, kept.position) != kept


def test_erasing_a_person_leaves_the_chain_whole(
    platform: Platform, log: EventStore, check: Callable[[], CheckedChain]
) -> None:
    person = platform.keys.create()
    tree = plant(log)
    log.append([Change(tree, 1, [TreeGiven(owner="Ana")], context(person))])
    before = check().head
    platform.keys.destroy(person)
    assert log.load(tree)[1].event.owner is None  # pyright: ignore[reportAttributeAccessIssue]
    assert (check().broken_at, check().head) == (None, before)


def test_concurrent_and_refused_appends_leave_the_chain_whole(
    platform: Platform, log: EventStore, check: Callable[[], CheckedChain]
) -> None:
    tree = plant(log)

    def grow() -> None:
        for _ in range(20):
            plant(log, ApplesGrown(count=1))
            log.append([Change(plant(log), 1, [ApplesGrown(count=1)], context())], write=lambda _: None)

    threads = [Thread(target=grow) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with pytest.raises(VersionConflict):
        log.append([Change(tree, 0, [TreePlanted(sort="Gala")], context())])
    log.append([Change(tree, 1, [ApplesGrown(count=n) for n in range(50)], context())])
    found = check()
    assert (found.events, found.broken_at) == (12 + 1 + 4 * 20 * 4 + 50, None)
    assert len(chain_by_definition(platform)) == found.events


@pytest.mark.usefixtures("log")
def test_heads_are_logged_with_their_positions(platform: Platform) -> None:
    with capture_logs() as lines:
        log_heads(platform.engine)
    head = check_chain(platform.settings, LOG).head
    assert {"event": "chain_head", "log_level": "info", "log": LOG, "position": 12, "hash": head.hash} in lines
