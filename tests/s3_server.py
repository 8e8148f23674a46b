"""A server that speaks the protocol of Amazon S3, as a process of its own: moto's."""

import signal
import socket
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx
from pydantic import SecretStr

from domain.kernel.process.settings import Settings
from local.process import end, start

BUCKET = "karijera-files"


class S3Server:
    """Holds objects in memory, so a server that starts again is empty but for its bucket."""

    def __init__(self, folder: Path) -> None:
        self._log = folder / "s3.log"
        self._port = _free_port()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def settings(self, settings: Settings, folder: str) -> Settings:
        """Returns the settings with the files in a folder of the bucket."""
        changes = {
            "files_url": f"s3://{BUCKET}/{folder}",
            "files_endpoint": self.url,
            "files_access_key": SecretStr("key"),
            "files_secret_key": SecretStr("secret"),
        }
        return settings.model_copy(update=changes)

    def start(self) -> None:
        """Starts the server on the same port as before, and creates the bucket."""
        command = [sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", str(self._port)]
        self._process = start(command, log=self._log)
        deadline = time.monotonic() + 60
        while not self._has_bucket():
            if self._process.poll() is not None or time.monotonic() > deadline:
                msg = f"the S3 server did not start: {self._log.read_text()[-2000:]}"
                raise RuntimeError(msg)
            time.sleep(0.05)

    def stop(self) -> None:
        end(self._process, signal.SIGKILL, patience=10)

    def _has_bucket(self) -> bool:
        try:
            return httpx.put(f"{self.url}/{BUCKET}").is_success
        except httpx.TransportError:
            return False


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return listening.getsockname()[1]
