"""Installs web packages and builds the site, only when their inputs have changed. Standard library only."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

from local.data_folder import ROOT
from local.setup.run_step import run_step
from local.setup.setup_state import fingerprint, is_done, mark_done

WEB = ROOT / "web"
BUILD_ID = WEB / "dist" / "build-id"
_GENERATED = {"node_modules", "dist", "test-results", "playwright-report", "reports", "coverage"}


def install_packages() -> None:
    """Install exactly the packages of package-lock.json."""
    state = fingerprint([WEB / name for name in ("package.json", "package-lock.json", ".npmrc")], _node())
    marker = WEB / "node_modules" / ".karijera"
    if not is_done(marker, state):
        advice = "If the network is not to blame, remove the folder web/node_modules and try again."
        # Not `npm ci`: it refuses a lock file without other platforms' packages, which a registry may not carry. This
        # installs the locked versions too, checks their hashes, and does not write the lock file.
        install = ["npm", "install", "--no-save", "--no-audit", "--no-fund"]
        run_step("Web packages", install, directory=WEB, advice=advice)
        mark_done(marker, state)


def build() -> None:
    """Build the site for browser and server; its id tells open pages about a newer version."""
    install_packages()
    state = fingerprint(_sources(WEB), _node())[:16]
    if not is_done(BUILD_ID, state):
        BUILD_ID.unlink(missing_ok=True)
        run_step("Web build", ["npm", "run", "build"], directory=WEB, environment={"KARIJERA_BUILD": state})
        mark_done(BUILD_ID, state)


def _sources(folder: Path) -> Iterator[Path]:
    for entry in folder.iterdir():
        if entry.is_dir():
            if entry.name not in _GENERATED:
                yield from _sources(entry)
        elif not entry.name.endswith(".tsbuildinfo"):
            yield entry


def _node() -> str:
    return subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
