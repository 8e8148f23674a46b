"""F7: the disk of the log is full: writes get 503 and are rolled back, reads work; writes work again once there is
space.

Tested with a small file system under the log's table, which only root can mount, and with a trigger that raises "disk
full" (53100). A full disk under the write-ahead log, which stops PostgreSQL itself, is not tested.
"""

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import psycopg
import pytest
from psycopg.sql import SQL, Identifier
from sqlalchemy import Connection, text

from domain.kernel.errors import Unavailable
from domain.kernel.log.event import SYSTEM
from domain.kernel.log.event_store import Change
from domain.kernel.log.idempotency import IdempotencyKey
from domain.kernel.log.streams import AppendPlan
from domain.kernel.process.platform import Platform
from domain.kernel.values.ids import new_id
from local.postgres import Postgres
from local.unprivileged import hand_over
from tests.faults.tally_projection import LOG, Counted, context, everything, open_for_faults, totals_in

BATCH = 200
MOST_BATCHES = 100

_PLAIN_ROWS = "CREATE TABLE public.beside (stream_id uuid PRIMARY KEY)"
_SAYING_SO = """
CREATE TABLE public.full_disk (since timestamptz DEFAULT clock_timestamp());
CREATE FUNCTION public.refuse() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
    IF EXISTS (SELECT FROM public.full_disk) THEN
        RAISE EXCEPTION USING ERRCODE = '53100', MESSAGE = 'could not extend file: No space left on device';
    END IF;
    RETURN NEW;
END
$body$;
CREATE TRIGGER full_disk AFTER INSERT ON events.applications FOR EACH ROW EXECUTE FUNCTION public.refuse();
"""


class Disk(Protocol):
    """The disk under the log's table."""

    def fill(self) -> None: ...

    def give_space(self) -> None: ...


class SaidToBeFull:
    def __init__(self, database_url: str) -> None:
        self._url = database_url
        self._execute(_SAYING_SO)

    def fill(self) -> None:
        self._execute("INSERT INTO public.full_disk DEFAULT VALUES")

    def give_space(self) -> None:
        self._execute("DELETE FROM public.full_disk")

    def _execute(self, statement: str) -> None:
        with psycopg.connect(self._url) as connection:
            connection.execute(statement.encode())


class SmallDisk:
    def __init__(self, mounted: Path) -> None:
        self._mounted = mounted
        self._ballast = mounted / "ballast"

    def fill(self) -> None:
        """Takes what is left, but for a little that the log itself takes."""
        space = os.statvfs(self._mounted)
        self._ballast.write_bytes(bytes(max(space.f_bavail * space.f_frsize - 256 * 1024, 0)))

    def give_space(self) -> None:
        self._ballast.unlink()


@contextmanager
def small_disk(postgres: Postgres, folder: Path, database_url: str) -> Iterator[SmallDisk]:
    """The log's table on a file system of four megabytes."""
    mounted = folder / "small"
    mounted.mkdir()
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m,mode=0700", "none", mounted], check=False)
    if done.returncode != 0:
        pytest.skip("this machine lets nobody mount a small file system")
    place, name = mounted / "space", f"small_{new_id().hex}"
    place.mkdir()
    try:
        hand_over(postgres.run_as, place)
        if postgres.run_as.user is not None:
            mounted.chmod(0o755)
        with psycopg.connect(database_url, autocommit=True) as connection:
            connection.execute(SQL("CREATE TABLESPACE {} LOCATION {}").format(Identifier(name), str(place)))
            connection.execute(SQL("ALTER TABLE events.applications SET TABLESPACE {}").format(Identifier(name)))
        try:
            yield SmallDisk(mounted)
        finally:
            with psycopg.connect(database_url, autocommit=True) as connection:
                connection.execute("DROP TABLE events.applications")
                connection.execute("CHECKPOINT")
                connection.execute(SQL("DROP TABLESPACE {}").format(Identifier(name)))
    finally:
        # Lazily: sessions of the server that end soon still hold the dropped table open.
        subprocess.run(["umount", "--lazy", mounted], check=True)


@pytest.fixture
def database_url(new_database: Callable[[], str]) -> str:
    url = new_database()
    with psycopg.connect(url) as connection:
        connection.execute(_PLAIN_ROWS)
    return url


@pytest.fixture
def platform(database_url: str) -> Iterator[Platform]:
    with open_for_faults(database_url) as opened:
        yield opened


@pytest.fixture(params=["said to be full", "really full"])
def disk(request: pytest.FixtureRequest, postgres: Postgres, database_url: str, tmp_path: Path) -> Iterator[Disk]:
    if request.param == "said to be full":
        yield SaidToBeFull(database_url)
    elif os.geteuid() != 0:
        pytest.skip("only root can mount a small file system")
    else:
        with small_disk(postgres, tmp_path, database_url) as real:
            yield real


class Writer:
    """Appends with a plain row beside and under a key; `careless` writes that row in a transaction of its own."""

    def __init__(self, platform: Platform, *, careless: bool = False) -> None:
        self._platform = platform
        self._careless = careless
        self.acknowledged = 0

    def write(self) -> None:
        stream = new_id()

        def write(connection: Connection) -> None:
            connection.execute(text("INSERT INTO public.beside VALUES (:stream)"), {"stream": stream})

        if self._careless:
            with psycopg.connect(self._platform.settings.database_url) as connection:
                connection.execute("INSERT INTO public.beside VALUES (%s)", [stream])
        totals_in(self._platform.logs[LOG]).execute(
            stream,
            lambda _: AppendPlan([Counted()] * BATCH, [] if self._careless else [write]),
            context(),
            IdempotencyKey.of(SYSTEM, str(stream), "count"),
        )
        self.acknowledged += 1

    def write_until_refused(self) -> Unavailable:
        """Writes until it is refused, in one way only; returns the refusal."""
        for _ in range(MOST_BATCHES):
            try:
                self.write()
            except Unavailable as refused:
                return refused
        raise AssertionError("the disk was not full")

    def stored(self) -> list[int]:
        """Counts whole batches, rows beside and keys: three times the same when nothing is half done."""
        events = len(everything(self._platform.logs[LOG]))
        assert events % BATCH == 0
        with psycopg.connect(self._platform.settings.database_url) as connection:
            query = "SELECT (SELECT count(*) FROM public.beside), (SELECT count(*) FROM events.idempotency_key)"
            [(rows, keys)] = connection.execute(query).fetchall()
        return [events // BATCH, rows, keys]


def test_a_full_disk_is_refused_clearly_and_writing_goes_on_by_itself(platform: Platform, disk: Disk) -> None:
    writer = Writer(platform)
    writer.write()
    disk.fill()
    for _ in range(3):
        refused = writer.write_until_refused()
        assert (refused.status, refused.code) == (503, "SERVICE_UNAVAILABLE")
        assert isinstance(_root(refused), psycopg.errors.DiskFull)
        assert writer.stored() == [writer.acknowledged] * 3
    before = writer.acknowledged
    disk.give_space()
    writer.write()
    assert writer.stored() == [before + 1] * 3


def test_rows_written_in_a_separate_transaction_would_be_left_over(platform: Platform, database_url: str) -> None:
    """The control: what is half done is seen."""
    writer = Writer(platform, careless=True)
    disk = SaidToBeFull(database_url)
    writer.write()
    disk.fill()
    writer.write_until_refused()
    assert writer.stored() == [1, 2, 1]


def test_alone_events_are_refused_in_the_same_way(platform: Platform, database_url: str) -> None:
    disk = SaidToBeFull(database_url)
    disk.fill()
    change = Change(new_id(), 0, [Counted()], context())
    with pytest.raises(Unavailable):
        platform.logs[LOG].append([change])
    disk.give_space()
    assert platform.logs[LOG].append([change]) > 0


def _root(error: BaseException) -> BaseException:
    return _root(error.__cause__) if error.__cause__ else error
