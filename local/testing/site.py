"""Starts the whole site in a temporary folder, for browser tests."""

import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from local.data_folder import ROOT, DataFolder
from local.errors import CannotRun
from local.instance import read
from local.process import end, last_lines, start
from local.testing.check import REPORTS
from local.testing.chromium import chromium

_START_TIMEOUT = 180.0
_SETTINGS = {"KARIJERA_RATE_LIMIT_SCALE": "100"}
"""All tests share one IP address."""


@contextmanager
def temporary_site() -> Iterator[Mapping[str, str]]:
    """Start the site with demo content on free ports; yield the URLs as environment variables."""
    browser = chromium()
    with tempfile.TemporaryDirectory(prefix="karijera-") as folder:
        data_folder = DataFolder(Path(folder) / "data")
        log = REPORTS / "site.log"
        log.unlink(missing_ok=True)
        command = [sys.executable, "-m", "local.supervisor", "--port", "0", "--data", str(data_folder.folder)]
        supervisor = start(command, log=log, environment={**os.environ, **_SETTINGS}, directory=ROOT)
        try:
            deadline = time.monotonic() + _START_TIMEOUT
            while not ((site := read(data_folder)) and site.state == "running"):
                if supervisor.poll() is not None or time.monotonic() > deadline:
                    words = "\n    ".join(last_lines(log, 40))
                    message = f"The site for the browser tests did not start:\n    {words}"
                    raise CannotRun(message)
                time.sleep(0.1)
            yield {
                "E2E_BASE_URL": site.address,
                "KARIJERA_SITE_URL": site.address,
                "KARIJERA_MAILBOX_URL": site.mail,
                "KARIJERA_DATA": str(data_folder.folder),
                "CHROME_PATH": browser,
            }
        finally:
            end(supervisor, signal.SIGTERM, patience=12)
