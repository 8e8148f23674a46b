"""Runs the HTTP server in a separate process on a loopback port."""

import base64
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import psutil

from domain.kernel.process.settings import Settings
from local.listening_sockets import reserve

ROOT = Path(__file__).resolve().parents[2]
SERVE = "from api.http import redis_pool; redis_pool._PATIENCE = 60; from api.__main__ import main; main()"
"""`python -m api`, but for the time after which a Redis on a busy machine is taken for one that is away."""


class ServerProcess:
    """`python -m api` with these settings. `stop` ends it as a supervisor would and returns its exit code."""

    def __init__(self, settings: Settings, **environment: str) -> None:
        self._environment = {
            **os.environ,
            "DATABASE_URL": settings.database_url,
            "REDIS_URL": settings.redis_url,
            "KARIJERA_RATE_LIMIT_SCALE": str(settings.rate_limit_scale),
            "KARIJERA_TRUSTED_PROXIES": settings.trusted_proxies,
            "KARIJERA_ENVIRONMENT": settings.environment,
            "KARIJERA_FILES_DIR": str(settings.files_dir),
            "KARIJERA_PERSONAL_DATA_KEY": base64.b64encode(settings.personal_data_key.get_secret_value()).decode(),
            "KARIJERA_LINK_KEY": base64.b64encode(settings.link_key.get_secret_value()).decode(),
            **environment,
        }
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - closed at the end
        self._reserved = reserve("127.0.0.1", 0)
        self.port: int = self._reserved.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, "--port", str(self.port)],
            cwd=ROOT,
            env=self._environment,
            stdout=self._log,
        )
        while True:
            try:
                self.connect().close()
            except ConnectionRefusedError:
                assert self.process.poll() is None, "the server did not start"
                time.sleep(0.1)
            else:
                return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self._log.close()
        self._reserved.close()

    def serving_process(self) -> psutil.Process:
        """The process that answers, which the one that was started has forked."""
        return psutil.Process(self.process.pid).children()[0]

    def say(self, *parts: bytes) -> bytes:
        """Sends the parts one after the other and reads until the server closes the connection."""
        with self.connect() as connection:
            for part in parts:
                try:
                    connection.sendall(part)
                except OSError:
                    break
            return read_all(connection)

    def connect(self) -> socket.socket:
        """A connection to the process."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=120)

    def stop(self) -> tuple[int, str]:
        """Terminates the process; returns its exit code and output."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=120)
        self._log.seek(0)
        return code, self._log.read().decode()


def read_all(connection: socket.socket) -> bytes:
    """Reads until the peer closes the connection; a reset counts as closing."""
    received = b""
    while True:
        try:
            more = connection.recv(65536)
        except ConnectionError:
            return received
        if not more:
            return received
        received += more
