"""A whole site under the real supervisor, with its own servers, and the processes in it that can be killed."""

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Self

import psutil
import psycopg
import redis

from domain.kernel.process.settings import Settings
from local.data_folder import ROOT, DataFolder
from local.instance import read
from local.process import end, last_lines
from local.services import responds
from tests.faults.kill_run.supervised_site import FOLLOWER
from tests.workers.task_harness import wait_until

START_PATIENCE = 180.0
_API = "-m api "
_POSTGRES = "bin/postgres"
_COMMANDS = {
    "api": _API,
    "workers": "workers.main",
    "fork server": "local.fork_server",
    "schedule": "workers.schedule",
    "postgres": _POSTGRES,
    "valkey": "valkey-server",
    "renderer": "renderer.mjs",
}


class KillableSite:
    """Started on entering; nothing of it is left afterwards."""

    def __init__(self, folder: Path, smtp_url: str, follower: str = "workers.follow") -> None:
        self._folder = DataFolder(folder)
        self._follower = follower
        self._log = folder.parent / "supervisor.log"
        own_servers = dict.fromkeys(("DATABASE_URL", "REDIS_URL"), "")
        self._environment = {
            **os.environ,
            **own_servers,
            "SMTP_URL": smtp_url,
            "KARIJERA_RATE_LIMIT_SCALE": "100000",
            "KARIJERA_MAIL_DIGEST_MINUTES": "0",
            "PYTHONPATH": str(ROOT),
            FOLLOWER: follower,
        }

    def __enter__(self) -> Self:
        program = [sys.executable, "-m", "tests.faults.kill_run.supervised_site", "--no-demo"]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*program, "--port", "0", "--data", str(self._folder.folder)],
                cwd=ROOT,
                env=self._environment,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        wait_until(self._is_running, patience=START_PATIENCE)
        instance = read(self._folder)
        assert instance is not None
        self.address = instance.address
        environment = json.loads(self._folder.environment.read_text())
        self.settings = Settings(
            database_url=environment["DATABASE_URL"],
            redis_url=environment["REDIS_URL"],
            smtp_url=environment["SMTP_URL"],
            environment="test",
            site_url=self.address,
            files_dir=Path(environment["KARIJERA_FILES_DIR"]),
            personal_data_key=environment["KARIJERA_PERSONAL_DATA_KEY"],
            link_key=environment["KARIJERA_LINK_KEY"],
            rate_limit_scale=100_000,
        )
        self._supervisor = psutil.Process(self._process.pid).children()[0]
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        end(self._process, signal.SIGTERM, patience=20)

    def _is_running(self) -> bool:
        assert self._process.poll() is None, "\n".join(last_lines(self._log, 40))
        instance = read(self._folder)
        return instance is not None and instance.state == "running"

    def logs(self) -> list[Path]:
        return sorted(self._folder.logs.glob("*.log"))

    def answers(self) -> bool:
        return responds(self.address, "/healthz")()

    def find(self, kind: str, chance: Random) -> psutil.Process | None:
        """A living process of this kind, or None between two of them."""
        found = self._of(kind)
        return chance.choice(found) if found else None

    def recovery(self, kind: str, killed: psutil.Process) -> Callable[[], bool]:
        """Whether there is another process of this kind in the place of the killed one, and answers if it can."""
        if kind in ("api", "serving process"):
            return self.answers
        if kind.startswith("postgres"):
            return self._database_answers
        if kind == "valkey":
            return self._queue_answers

        return lambda: any(each != killed for each in self._of(kind))

    def _of(self, kind: str) -> list[psutil.Process]:
        match kind:
            case "serving process":
                return [each for parent in self._services(_API) for each in _below(parent, _API)]
            case "postgres session":
                return [each for server in self._services(_POSTGRES) for each in _below(server, "karijera")]
            case "follower":
                return self._services(self._follower)
            case _:
                return self._services(_COMMANDS[kind])

    def _services(self, named: str) -> list[psutil.Process]:
        return _below(self._supervisor, named)

    def _database_answers(self) -> bool:
        try:
            psycopg.connect(self.settings.database_url, connect_timeout=2).close()
        except psycopg.Error:
            return False
        return True

    def _queue_answers(self) -> bool:
        try:
            with redis.Redis.from_url(self.settings.redis_url, socket_timeout=2) as connection:
                return bool(connection.ping())
        except redis.RedisError:
            return False


def _below(parent: psutil.Process, named: str) -> list[psutil.Process]:
    """The living children whose command line has this in it."""
    found: list[psutil.Process] = []
    with contextlib.suppress(psutil.Error):
        for child in parent.children():
            with contextlib.suppress(psutil.Error):  # a zombie has no command line
                if named in " ".join(child.cmdline()):
                    found.append(child)
    return found
