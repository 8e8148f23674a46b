"""The private PostgreSQL server: start, durability, users."""

import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from local import postgres as launcher
from local import unprivileged
from local.errors import CannotRun
from local.postgres import NOT_DURABLE, Postgres
from local.process import RunAs
from local.unprivileged import NOBODY, unprivileged_user


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    with Postgres(tmp_path_factory.mktemp("server") / "postgres", settings=NOT_DURABLE) as running:
        yield running


def test_it_speaks_utf8_and_utc(server: Postgres) -> None:
    with psycopg.connect(server.url) as connection:
        found = connection.execute("SELECT lower('ČĆĐŠŽ Љ'), current_setting('timezone')").fetchone()
    assert found == ("čćđšž љ", "UTC")


def test_a_database_is_copied_from_a_template(server: Postgres) -> None:
    with psycopg.connect(server.create_database("model")) as connection:
        connection.execute("CREATE TABLE told (word text)")
        connection.execute("INSERT INTO told VALUES ('dobar dan')")
    with psycopg.connect(server.create_database("copy", template="model")) as connection:
        assert connection.execute("SELECT word FROM told").fetchone() == ("dobar dan",)
        server.drop_database("copy")
        with pytest.raises(psycopg.OperationalError):
            connection.execute("SELECT 1")


def test_only_its_owner_reaches_it(server: Postgres) -> None:
    socket_folder = Path(str(conninfo_to_dict(server.url)["host"]))
    assert stat.S_IMODE(socket_folder.stat().st_mode) == 0o700
    with psycopg.connect(server.url) as connection:
        assert connection.execute("SHOW listen_addresses").fetchone() == ("",)


def test_a_kill_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    with Postgres(tmp_path / "postgres") as server:
        with psycopg.connect(server.url, autocommit=True) as connection:
            connection.execute("CREATE TABLE kept AS SELECT 'yes' AS word")
        server.kill()
        assert not server.answers()
        server.start()
        with psycopg.connect(server.url) as connection:
            assert connection.execute("SELECT word FROM kept").fetchone() == ("yes",)


def test_an_incomplete_data_folder_is_initialised_again(tmp_path: Path) -> None:
    major = Postgres(tmp_path / "postgres")._version
    unfinished = tmp_path / "postgres" / f"{major}.unfinished"
    unfinished.mkdir(parents=True)
    (unfinished / "PG_VERSION").write_text("half")
    with Postgres(tmp_path / "postgres", settings=NOT_DURABLE) as server:
        assert server.answers()


def test_a_failed_start_is_explained(tmp_path: Path) -> None:
    with pytest.raises(CannotRun, match="unrecognized configuration parameter"):
        Postgres(tmp_path / "postgres", settings={"no_such_setting": "1"}).start()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become nobody")
def test_as_root_without_namespaces_it_runs_as_nobody(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launcher, "unprivileged_user", lambda: RunAs(user=NOBODY))
    folder = tmp_path_factory.mktemp("nobody")
    for above in (folder, *folder.parents):
        if above.stat().st_uid == 0 and not above.stat().st_mode & 0o001:
            above.chmod(above.stat().st_mode | 0o011)
    with Postgres(folder / "postgres", settings=NOT_DURABLE) as server:
        assert Path(f"/proc/{server.pid}").stat().st_uid == NOBODY
        server.kill()
        server.start()
        assert server.answers()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become nobody")
def test_a_folder_without_access_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launcher, "unprivileged_user", lambda: RunAs(user=NOBODY))
    tmp_path.chmod(0o700)
    with pytest.raises(CannotRun, match="'nobody' cannot enter"):
        Postgres(tmp_path / "postgres").start()


def test_concurrent_copies_of_the_programs_end_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Checks copy concurrently when they run side by side as root where nobody may enter the installation."""
    installation, program = tmp_path / "installation", tmp_path / "installation" / "bin" / "postgres"
    program.parent.mkdir(parents=True)
    program.write_text("a program")
    monkeypatch.setattr(unprivileged, "_COPIES", tmp_path / "copies")
    monkeypatch.setattr(unprivileged, "_succeeds", lambda *_: False)
    copytree, made = shutil.copytree, list[Path]()

    def copy_while_another_is_faster(*arguments: object, **options: object) -> None:
        monkeypatch.setattr(shutil, "copytree", copytree)
        monkeypatch.setattr(os, "getpid", lambda: 4711)
        made.append(unprivileged.readable_by(RunAs(user=NOBODY), installation, "postgres"))
        copytree(*arguments, **options)  # pyright: ignore[reportArgumentType, reportCallIssue]

    monkeypatch.setattr(shutil, "copytree", copy_while_another_is_faster)
    assert [unprivileged.readable_by(RunAs(user=NOBODY), installation, "postgres")] == made
    assert list((tmp_path / "copies").iterdir()) == made
    assert (made[0] / "bin" / "postgres").read_text() == "a program"


def test_it_never_runs_as_root(server: Postgres) -> None:
    assert os.geteuid() != 0 or unprivileged_user() != RunAs()
