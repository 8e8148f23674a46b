"""Finds Chromium for browser tests, installs it if allowed, or says how to install it."""

import os
import shutil

from local.errors import CannotRun
from local.setup.run_step import run_step

_NAMES = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """Return the path of the browser."""
    if found := _find():
        return found
    if os.geteuid() == 0 and shutil.which("apt-get"):
        unattended = {"DEBIAN_FRONTEND": "noninteractive"}
        install = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
        run_step("Chromium", ["apt-get", "update"], install, environment=unattended)
        if found := _find():
            return found
    message = "Chromium is missing, and the tests in a real browser need it. Run: sudo apt-get install chromium"
    raise CannotRun(message)


def _find() -> str | None:
    return next((found for name in _NAMES if (found := shutil.which(name))), None)
