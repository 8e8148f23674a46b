"""A private Valkey (or Redis) server on a data folder."""

import signal
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import redis

from local import unix_sockets
from local.binaries import valkey_program
from local.errors import CannotRun
from local.process import CURRENT_USER, end, last_lines, start

# Without the append-only file a kill loses every message in the queues.
_SETTINGS = ("--port", "0", "--appendonly", "yes", "--appendfsync", "everysec", "--save", "", "--daemonize", "no")


class Valkey:
    """A server on a data folder, reachable only through a unix socket of its owner.

    Use it as a context manager, or call `start` and `stop`. After `kill` it can be started again.
    """

    stop_signal = signal.SIGTERM
    run_as = CURRENT_USER

    def __init__(self, data: Path, *, log: Path | None = None) -> None:
        self.log = log or data.resolve() / "valkey.log"
        self._data = data.resolve()
        self._program = valkey_program()
        self._socket = unix_sockets.folder_for(data) / "valkey.sock"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    @property
    def url(self) -> str:
        """URL of the server's first database."""
        return f"unix://{self._socket}?db=0"

    @property
    def pid(self) -> int:
        """Process id of the running server."""
        if self._process is None:
            message = "the server has not been started"
            raise RuntimeError(message)
        return self._process.pid

    @property
    def command(self) -> list[str]:
        """The command that starts the server, after `prepare`."""
        place = ("--dir", str(self._data), "--unixsocket", str(self._socket), "--unixsocketperm", "700")
        return [str(self._program), *_SETTINGS, *place]

    def prepare(self) -> None:
        """Create the data folder if missing."""
        self._data.mkdir(mode=0o700, parents=True, exist_ok=True)

    def start(self, patience: float = 90.0) -> None:
        """Start the server and wait until it accepts commands."""
        self.prepare()
        self._process = start(self.command, log=self.log)
        deadline = time.monotonic() + patience
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                message = "Valkey did not start. It says:\n" + "\n".join(last_lines(self.log))
                raise CannotRun(message)
            time.sleep(0.02)

    def stop(self) -> None:
        """Shut the server down cleanly."""
        if self._process is not None:
            end(self._process, self.stop_signal, patience=10)
            unix_sockets.clear(self._data)

    def kill(self) -> None:
        """Kill the server, as in a power failure, for tests of durability."""
        if self._process is not None:
            end(self._process, signal.SIGKILL, patience=10)

    def answers(self) -> bool:
        """Whether the server accepts commands; not while it loads its file."""
        try:
            with redis.Redis.from_url(self.url, socket_connect_timeout=2, socket_timeout=2) as connection:
                return bool(connection.ping())
        except redis.RedisError:
            return False
