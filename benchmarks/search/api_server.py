"""Starts the API in processes of its own on loopback ports."""

import base64
import os
import subprocess
import sys
import time
from types import TracebackType
from typing import Self
from urllib.request import urlopen

import psutil

from domain.kernel.process.settings import Settings
from local.listening_sockets import reserve
from local.services import responds

RESTING = 0.05
"""CPU seconds per second of all processes below which they count as idle."""


class ApiServer:
    """Several `python -m api`, each on a port of its own, so that clients are spread evenly, as by a proxy; processes
    that share one socket do not guarantee that."""

    def __init__(self, settings: Settings, processes: int = 1) -> None:
        self._reserved = [reserve("127.0.0.1", 0) for _ in range(processes)]
        self.ports: list[int] = [each.getsockname()[1] for each in self._reserved]
        self._environment = {
            **os.environ,
            "DATABASE_URL": settings.database_url,
            "REDIS_URL": settings.redis_url,
            "KARIJERA_ENVIRONMENT": settings.environment,
            "KARIJERA_PERSONAL_DATA_KEY": base64.b64encode(settings.personal_data_key.get_secret_value()).decode(),
            "KARIJERA_LINK_KEY": base64.b64encode(settings.link_key.get_secret_value()).decode(),
        }

    def __enter__(self) -> Self:
        self._processes = [self._serve(port) for port in self.ports]
        for port in self.ports:
            while not responds(f"http://127.0.0.1:{port}", "/healthz")():
                time.sleep(0.1)
            for _ in range(20):
                urlopen(f"http://127.0.0.1:{port}/api/jobs/search").close()
        self._come_to_rest()
        return self

    def _come_to_rest(self) -> None:
        """Waits until the processes are idle, so that their warm-up is not measured with the first requests."""
        before = -1.0
        while (used := self.seconds_used()) - before > RESTING:
            before = used
            time.sleep(1)

    def _serve(self, port: int) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "api", "--port", str(port)]
        return subprocess.Popen(command, env=self._environment, stdout=subprocess.DEVNULL)

    def seconds_used(self) -> float:
        """CPU time of all serving processes until now, which does not depend on the machine's load."""
        times = [psutil.Process(process.pid).children()[0].cpu_times() for process in self._processes]
        return sum(each.user + each.system for each in times)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.wait()
        for each in self._reserved:
            each.close()
