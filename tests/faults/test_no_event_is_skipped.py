"""F3: with 64 writers, slow transactions and rollbacks, a reader by position skips no event."""

import contextlib
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import psycopg
import pytest
from psycopg.sql import SQL
from sqlalchemy import Connection, func, select

from domain.kernel.log.event_store import Change
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from tests.faults.tally_projection import LOG, Counted, context, everything, open_for_faults

WRITERS = 64
APPENDS = 8
ROUNDS = 6

# Commits take a while, and those of negative numbers fail: their positions were taken and stay empty.
_SLOW_COMMITS = """
CREATE FUNCTION public.take_time() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
    PERFORM pg_sleep(random() * 0.002);
    IF convert_from(NEW.state, 'UTF8') LIKE '%"number":-%' THEN
        RAISE EXCEPTION 'rolled back';
    END IF;
    RETURN NULL;
END
$body$;
CREATE CONSTRAINT TRIGGER take_time AFTER INSERT ON events.applications
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.take_time();
"""
_LOCK = "PERFORM pg_advisory_xact_lock(hashtextextended('events.applications', 0));"


@pytest.fixture
def platform(new_database: Callable[[], str]) -> Iterator[Platform]:
    url = new_database()
    with psycopg.connect(url) as connection:
        connection.execute(SQL(_SLOW_COMMITS))
    with open_for_faults(url, pool_size=WRITERS + 1) as opened:
        yield opened


def append_without_the_lock(database_url: str) -> None:
    """Plants the fault: the same function without its advisory lock."""
    with psycopg.connect(database_url) as connection:
        query = "SELECT pg_get_functiondef(oid) FROM pg_proc WHERE proname = 'append_applications'"
        [source] = connection.execute(query).fetchone() or [""]
        assert _LOCK in source
        connection.execute(source.replace(_LOCK, "").encode())


def write(platform: Platform, number: int) -> None:
    """One writer: some appends write plain rows beside and dawdle, some are rolled back before or at their commit."""
    chance = Random(number)

    def dawdle(connection: Connection) -> None:
        connection.execute(select(func.pg_sleep(chance.random() * 0.005)))
        if chance.random() < 0.2:
            raise InterruptedError

    for _ in range(APPENDS):
        rolled_back = chance.random() < 0.2
        change = Change(new_id(), 0, [Counted(number=-1 if rolled_back else 1)] * chance.randint(1, 3), context())
        write = dawdle if chance.random() < 0.5 else None
        with contextlib.suppress(InterruptedError, *([Exception] if rolled_back else [])):
            platform.logs[LOG].append([change], write=write)


def skipped(platform: Platform) -> set[int]:
    """The positions that a follower, always reading on from the newest it knows, has not seen."""
    log = platform.logs[LOG]
    start = log.last_position()
    seen: list[int] = []
    written = threading.Event()

    def follow() -> None:
        after = start
        while True:
            last_look = written.is_set()
            events = log.read(after, 100)
            seen.extend(event.position for event in events)
            if events:
                after = events[-1].position
            elif last_look:
                return
            else:
                written.wait(0.001)

    with ThreadPoolExecutor(WRITERS + 1) as threads:
        follower = threads.submit(follow)
        writers = [threads.submit(write, platform, number) for number in range(WRITERS)]
        errors = [writer.exception() for writer in writers]
        written.set()
        follower.result()
    assert errors == [None] * WRITERS
    assert seen == sorted(set(seen))
    stored = {event.position for event in everything(log) if event.position > start}
    assert len(stored) > WRITERS
    assert max(stored) - start > len(stored), "nothing was rolled back"
    return stored - set(seen)


def test_a_log_reader_skips_no_event(platform: Platform) -> None:
    assert skipped(platform) == set()


def test_without_the_lock_events_would_be_skipped(platform: Platform) -> None:
    """The control: the test above can fail."""
    append_without_the_lock(platform.settings.database_url)
    assert any(skipped(platform) for _ in range(ROUNDS))
