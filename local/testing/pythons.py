"""Finds the machine's Pythons of each supported version, and gives each an environment with the locked packages."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from local.data_folder import ROOT
from local.setup.python_packages import UV, UV_SETTINGS
from local.setup.run_step import run_step
from local.setup.setup_state import fingerprint, is_done, mark_done

SUPPORTED = ("3.11", "3.12", "3.13")
"""Versions of Python in Debian 12 and 13 and in Ubuntu 24.04."""

_ENVIRONMENTS = ROOT / ".pythons"
_LOCK = ROOT / "requirements-dev.lock"
_SYSTEM_FOLDERS = ("/usr/local/bin", "/usr/bin", "/bin")
_ASK_VERSION = "import sys; print('.'.join(map(str, sys.version_info[:3])))"


@dataclass(frozen=True)
class Python:
    """An interpreter of this machine."""

    version: str
    program: Path

    @property
    def folder(self) -> Path:
        """The folder of its environment."""
        return _ENVIRONMENTS / self.version

    @contextmanager
    def environment(self) -> Iterator[Mapping[str, str]]:
        """Install the locked packages, if anything has changed. Raises CannotRun."""
        state = fingerprint([_LOCK], str(self.program))
        marker = self.folder / "karijera"
        if not is_done(marker, state):
            run_step(
                f"Python packages for {self.version}",
                [UV, "venv", "--quiet", "--clear", "--no-project", "--python", self.program, self.folder],
                [UV, "pip", "sync", "--require-hashes", _LOCK],
                environment={**UV_SETTINGS, "VIRTUAL_ENV": str(self.folder)},
            )
            mark_done(marker, state)
        yield {"VIRTUAL_ENV": str(self.folder)}


def other_pythons(environment: Mapping[str, str] = os.environ) -> list[Python]:
    """One of each version that this machine has, besides the version that runs this."""
    found: dict[str, Python] = {}
    for folder in _folders(environment):
        for wanted in SUPPORTED:
            program = folder / f"python{wanted}"
            version = _version(program)
            if version.startswith(f"{wanted}."):
                found.setdefault(version, Python(version, program))
    found.pop(_own_version(), None)
    return [found[version] for version in sorted(found, key=lambda version: [*map(int, version.split("."))])]


def summary(others: Sequence[Python]) -> str:
    """Say which versions are tried, and which supported ones this machine lacks."""
    versions = [_own_version(), *(python.version for python in others)]
    missing = [wanted for wanted in SUPPORTED if not any(version.startswith(f"{wanted}.") for version in versions)]
    lacking = f"; not found on this machine: {', '.join(missing)}" if missing else ""
    others_too = ", ".join(versions[1:]) or "no other"
    return f"  Pythons: everything on {versions[0]}, what they may differ in on {others_too}{lacking}"


def _folders(environment: Mapping[str, str]) -> Iterator[Path]:
    """Folders of programs: those of PATH and of the system, and those of versions that pyenv or uv has installed."""
    on_path = [Path(folder) for folder in environment.get("PATH", "").split(os.pathsep) if folder]
    yield from on_path
    yield from map(Path, _SYSTEM_FOLDERS)
    home = Path(environment.get("HOME", "/nonexistent"))
    roots = [folder.parent / "versions" for folder in on_path if folder.name == "shims"]
    roots += [Path(environment.get("PYENV_ROOT", home / ".pyenv")) / "versions"]
    roots += [Path(environment.get("UV_PYTHON_INSTALL_DIR", home / ".local" / "share" / "uv" / "python"))]
    for root in roots:
        try:
            yield from sorted(root.glob("*/bin"))
        except OSError:
            continue


def _version(program: Path) -> str:
    """The version that the program tells; nothing when it is missing or does not run, as pyenv's shims may not."""
    try:
        ended = subprocess.run([program, "-I", "-c", _ASK_VERSION], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return ended.stdout.strip() if ended.returncode == 0 else ""


def _own_version() -> str:
    return ".".join(map(str, sys.version_info[:3]))
