"""A private PostgreSQL server on a data folder."""

import re
import shutil
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import quote

import psycopg
from psycopg import sql

from local import unix_sockets
from local.binaries import postgres_installation
from local.errors import CannotRun
from local.process import end, last_lines, start
from local.unprivileged import hand_over, readable_by, unprivileged_user

ROLE = "karijera"
STOP_SIGNAL = signal.SIGINT  # PostgreSQL's "fast" shutdown: ends sessions, writes a checkpoint

# Only for tests with disposable data: a crash of the machine loses it.
NOT_DURABLE = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}

_SETTINGS = {
    "listen_addresses": "",
    "unix_socket_permissions": "0700",
    "max_connections": "150",
    "timezone": "UTC",
    "log_error_verbosity": "terse",  # The detail of a violated constraint quotes the row's values.
    "log_min_error_statement": "panic",
}
_PREDECESSOR_ERRORS = ("lock file", "pre-existing shared memory")


class Postgres:
    """A server on a data folder, reachable only through a unix socket of its owner.

    Use it as a context manager, or call `start` and `stop`. After `kill` it can be started again.
    """

    stop_signal = STOP_SIGNAL

    def __init__(self, data: Path, *, log: Path | None = None, settings: Mapping[str, str] | None = None) -> None:
        self.run_as = unprivileged_user()
        self.log = log or data.resolve() / "postgres.log"
        self._programs = readable_by(self.run_as, postgres_installation(), "postgres") / "bin"
        self._version = _major_version(self._programs / "postgres")
        self._data = data.resolve() / str(self._version)
        self._socket = unix_sockets.folder_for(data, self.run_as.user)
        self._settings = {**_SETTINGS, "unix_socket_directories": str(self._socket), **(settings or {})}
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    @property
    def url(self) -> str:
        """URL of the database `karijera`."""
        return self.database_url(ROLE)

    def database_url(self, name: str) -> str:
        """URL of a database by name, in libpq's form."""
        return f"postgresql://{ROLE}@/{quote(name)}?host={quote(str(self._socket), safe='/')}"

    @property
    def pid(self) -> int:
        """Process id of the running postmaster."""
        if self._process is None:
            message = "the server has not been started"
            raise RuntimeError(message)
        return self._process.pid

    @property
    def command(self) -> list[str]:
        """The command that starts the server; run it as `run_as`, after `prepare`."""
        options = [part for name, value in self._settings.items() for part in ("-c", f"{name}={value}")]
        return [str(self._programs / "postgres"), "-D", str(self._data), *options]

    def prepare(self) -> None:
        """Initialise the data folder if needed; an incomplete one is initialised again."""
        if self.run_as.user is not None:
            hand_over(self.run_as, self._socket)
        if self._data.exists():
            return
        unfinished = self._data.with_suffix(".unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        unfinished.mkdir(mode=0o700, parents=True)
        hand_over(self.run_as, unfinished)
        made = self.run_as.run([self._programs / "initdb", "-D", unfinished, *_first_settings(self._version)])
        if made.returncode != 0:
            message = f"PostgreSQL could not make its data folder: {made.stdout.strip()}"
            raise CannotRun(message)
        unfinished.rename(self._data)

    def start(self, patience: float = 90.0) -> None:
        """Start the server and wait until it accepts connections; waits also for processes of a killed predecessor."""
        self.prepare()
        deadline = time.monotonic() + patience
        self._process = self._launch()
        while not self.answers():
            if time.monotonic() > deadline:
                self.kill()
                raise CannotRun(self._why("did not answer in time"))
            if self._process.poll() is not None:
                if not self.is_predecessor_ending():
                    raise CannotRun(self._why("did not start"))
                time.sleep(0.2)
                self._process = self._launch()
            time.sleep(0.02)
        self.create_database(ROLE, unless_there=True)

    def stop(self) -> None:
        """End all sessions and shut the server down cleanly."""
        if self._process is not None:
            end(self._process, STOP_SIGNAL, patience=10)
            unix_sockets.clear(self._data.parent)

    def kill(self) -> None:
        """Kill the server, as in a power failure, for tests of durability."""
        if self._process is not None:
            end(self._process, signal.SIGKILL, patience=10)

    def answers(self) -> bool:
        """Whether the server accepts connections."""
        try:
            self._connect_as_admin().close()
        except psycopg.OperationalError:
            return False
        return True

    def is_predecessor_ending(self) -> bool:
        """Whether the last start failed only because processes of a killed server still existed."""
        return any(sign in line for line in last_lines(self.log, 6) for sign in _PREDECESSOR_ERRORS)

    def create_database(self, name: str, *, template: str | None = None, unless_there: bool = False) -> str:
        """Create a database, as a copy of `template` if given (without connections to it); return its URL."""
        with self._connect_as_admin() as connection:
            if unless_there and connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone():
                return self.database_url(name)
            statement = sql.SQL("CREATE DATABASE {} TEMPLATE {}")
            connection.execute(statement.format(sql.Identifier(name), sql.Identifier(template or "template0")))
        return self.database_url(name)

    def drop_database(self, name: str) -> None:
        """Drop a database, ending its connections."""
        with self._connect_as_admin() as connection:
            connection.execute(sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(sql.Identifier(name)))

    def _launch(self) -> subprocess.Popen[bytes]:
        return start(self.command, log=self.log, when_parent_dies=STOP_SIGNAL, run_as=self.run_as)

    def _connect_as_admin(self) -> psycopg.Connection:
        return psycopg.connect(self.database_url("postgres"), autocommit=True, connect_timeout=5)

    def _why(self, what: str) -> str:
        return f"PostgreSQL {what}. It says:\n" + "\n".join(last_lines(self.log))


def _major_version(program: Path) -> int:
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    found = re.search(r"(\d+)", said)
    if not found:
        message = f"{program} does not tell its version: {said}"
        raise CannotRun(message)
    return int(found[1])


def _first_settings(version: int) -> list[str]:
    provider = ["--locale-provider=builtin"] if version >= 17 else []
    return ["--username", ROLE, "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-instructions", *provider]
