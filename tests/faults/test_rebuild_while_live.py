"""F11: a read model is rebuilt under concurrent writes and queries without errors, lost or changed rows."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from uuid import UUID

import pytest
from sqlalchemy import Connection, text

from domain.kernel.log.event import Event, RecordedEvent
from domain.kernel.log.event_store import EventStore
from domain.kernel.log.partitions import LogPartition
from domain.kernel.process.platform import Platform
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import Generation, install, live_generation
from read_models.kernel.rebuild import Rebuild
from tests.faults.tally_projection import LOG, Tallies, count, following, open_for_faults, position, totals, truth
from tests.workers.task_harness import wait_until

TALLIES = Tallies()
ONE = "WHERE stream_id = (SELECT min(stream_id::text)::uuid FROM read.tally)"
READERS = 3
REBUILDS = 4
BEFORE = 300
AT_ONCE = 6
TOO_OFTEN = 200
PAUSE = 0.25


@pytest.fixture
def platform(new_database: Callable[[], str]) -> Iterator[Platform]:
    with open_for_faults(new_database()) as opened:
        install(opened.engine, [TALLIES])
        for _ in range(BEFORE):
            count(opened.logs[LOG])
        yield opened


@pytest.fixture
def rebuild(platform: Platform) -> Rebuild:
    return Rebuild(platform.engine, CatchUp(platform.engine, platform.logs))


class GrowingLog(EventStore):
    """A log in which something has always happened since the last look."""

    def __init__(self, platform: Platform) -> None:
        super().__init__(LOG, platform.datastore, platform.engine, platform.keys)
        self.looks = 0

    def read(
        self, after: int, limit: int, *, stop: int | None = None, partition: LogPartition | None = None
    ) -> list[RecordedEvent[Event]]:
        self.looks += 1
        if self.looks < TOO_OFTEN:
            count(self)
        return super().read(after, limit, stop=stop, partition=partition)


class Load:
    """Does something again and again, on several threads, until told to stop; counts how often, and what went wrong.

    Between two times there is a pause: a rebuild reads until nothing new is found, which a steady stream of single
    writes can put off for ever.
    """

    def __init__(self) -> None:
        self.done = 0
        self.errors: list[Exception] = []
        self._stop = threading.Event()

    @contextmanager
    def of(self, action: Callable[[], object], threads: int) -> Iterator[None]:
        running = [threading.Thread(target=self._repeat, args=(action,)) for _ in range(threads)]
        for thread in running:
            thread.start()
        try:
            yield
        finally:
            self._stop.set()
            for thread in running:
                thread.join()

    def goes_on(self) -> None:
        """Waits until a few more have been done."""
        wanted = self.done + 2
        wait_until(lambda: self.done >= wanted or self.errors)

    def _repeat(self, action: Callable[[], object]) -> None:
        while not self._stop.wait(PAUSE):
            try:
                action()
                self.done += 1
            except Exception as error:  # noqa: BLE001 - whatever it is, it is one too many
                self.errors.append(error)


class Writing:
    """Several writers at once, each on a stream of its own."""

    def __init__(self, platform: Platform) -> None:
        self._log = platform.logs[LOG]

    def write(self) -> None:
        with ThreadPoolExecutor(AT_ONCE) as threads:
            list(threads.map(self._write, range(AT_ONCE)))

    def _write(self, _: int) -> None:
        count(self._log, count(self._log), 2, 3, expected_version=1)


class Polling:
    """Queries the live rows, as a page does; a total that was seen once is never gone or smaller later."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform
        self._seen: dict[UUID, int] = {}
        self._lock = threading.Lock()

    def look(self) -> None:
        with self._lock:
            seen = dict(self._seen)
        with self._platform.engine.connect() as connection:
            found = totals(connection)
        gone = {stream for stream, total in seen.items() if found.get(stream, 0) < total}
        if gone:
            raise AssertionError(f"{len(gone)} rows have gone back")
        with self._lock:
            self._seen |= {stream: max(total, self._seen.get(stream, 0)) for stream, total in found.items()}


def live_number(platform: Platform) -> int:
    with platform.engine.connect() as connection:
        return live_generation(connection, TALLIES).number


def test_a_rebuild_under_load_causes_no_errors(platform: Platform, rebuild: Rebuild) -> None:
    writes, queries = Load(), Load()
    log = platform.logs[LOG]

    with ExitStack() as running:
        running.enter_context(following(platform, TALLIES))
        running.enter_context(queries.of(Polling(platform).look, READERS))
        running.enter_context(writes.of(Writing(platform).write, 1))
        for number in range(REBUILDS):
            writes.goes_on()
            found = rebuild.run(TALLIES)
            assert (found.equal, found.switched) == (True, True)
            assert live_number(platform) == number + 2
            queries.goes_on()
        writes.goes_on()
    assert (writes.errors, queries.errors) == ([], [])
    with following(platform, TALLIES):
        wait_until(lambda: position(platform, TALLIES) == log.last_position())
    with platform.engine.connect() as connection:
        assert totals(connection) == truth(log)


class BusyCatchUp(CatchUp):
    """Something happens, is followed and is seen after each time that a generation was brought up to date: the last
    time is just before the switch."""

    def __init__(self, platform: Platform, polling: "Polling") -> None:
        super().__init__(platform.engine, platform.logs)
        self._platform = platform
        self._polling = polling

    def run(self, generation: Generation) -> int:
        read = super().run(generation)
        count(self._platform.logs[LOG])
        with self._platform.engine.connect() as connection:
            live = live_generation(connection, TALLIES)
        CatchUp(self._platform.engine, self._platform.logs).run(live)
        self._polling.look()
        return read


class HastyRebuild(Rebuild):
    """Planted fault: it switches without waiting for what was written since the comparison."""

    def _pause_at_same_position(self, connection: Connection, *generations: Generation) -> None:
        is_switch = len(generations) == 1
        if not is_switch:
            super()._pause_at_same_position(connection, *generations)


def look_after_switch(platform: Platform, make: type[Rebuild]) -> None:
    """Fails when a row that was seen before the switch is gone, or has gone back, after it."""
    polling = Polling(platform)
    assert make(platform.engine, BusyCatchUp(platform, polling)).run(TALLIES).switched
    polling.look()


def test_what_is_written_during_the_switch_is_there_after_it(platform: Platform) -> None:
    look_after_switch(platform, Rebuild)


def test_a_switch_that_does_not_wait_for_writers_is_caught(platform: Platform) -> None:
    """The control: the test above can fail."""
    with pytest.raises(AssertionError, match="have gone back"):
        look_after_switch(platform, HastyRebuild)


def test_a_rebuild_ends_under_continuous_appends(platform: Platform) -> None:
    log = GrowingLog(platform)
    found = Rebuild(platform.engine, CatchUp(platform.engine, {LOG: log})).run(TALLIES)
    assert found.switched
    assert log.looks < TOO_OFTEN


@pytest.mark.parametrize(
    "plant",
    [
        f"UPDATE {{schema}}.tally SET total = total + 1 {ONE}",
        f"DELETE FROM {{schema}}.tally {ONE}",
        "INSERT INTO {schema}.tally VALUES (gen_random_uuid(), 1, 1, now())",
    ],
    ids=["a row differs", "a row is missing", "a row is too many"],
)
def test_differing_rows_stay_live_unless_forced(platform: Platform, rebuild: Rebuild, plant: str) -> None:
    """The control: equality is not said of what differs, also while events come in."""
    rebuild.run(TALLIES)
    with platform.engine.begin() as connection:
        connection.execute(text(plant.format(schema=live_generation(connection, TALLIES).schema)))
    writes = Load()
    with following(platform, TALLIES), writes.of(Writing(platform).write, 1):
        writes.goes_on()
        found = rebuild.run(TALLIES)
        assert (found.equal, found.switched) == (False, False)
        assert live_number(platform) == 2
    found = rebuild.run(TALLIES, force=True)
    assert (found.equal, found.switched) == (False, True)
    with platform.engine.connect() as connection:
        assert totals(connection) == truth(platform.logs[LOG])
