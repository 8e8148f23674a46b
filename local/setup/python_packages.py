"""Installs exactly the locked packages into the virtual environment. Standard library only."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Literal

from local.console import step
from local.data_folder import ROOT
from local.errors import CannotRun
from local.setup.run_step import run_step
from local.setup.setup_state import fingerprint

ENVIRONMENT = ROOT / ".venv"
_PYTHON = ENVIRONMENT / "bin" / "python"
_MARKER = ENVIRONMENT / "karijera.json"
UV = ENVIRONMENT / "bin" / "uv"
UV_SETTINGS = {
    "UV_PYTHON_DOWNLOADS": "never",
    "UV_SYSTEM_CERTS": "1",
    "VIRTUAL_ENV": str(ENVIRONMENT),
    "UV_NO_PROGRESS": "1",
}
_ADVICE = "If the network is not to blame, remove the folder .venv and try again."

Selection = Literal["local", "dev"]


def install(selection: Selection) -> str:
    """Bring .venv to the state of the lock file; return the path of its Python.

    `dev` includes everything of `local`, so an environment with `dev` satisfies both and is kept.
    """
    done = _done()
    if done.get(selection) == _state(selection) and _PYTHON.exists():
        return str(_PYTHON)
    if "dev" in done:
        selection = "dev"
    _MARKER.unlink(missing_ok=True)
    provide_uv()
    run_step(
        "Python packages",
        [UV, "pip", "sync", "--require-hashes", _lock(selection)],
        [UV, "pip", "install", "--no-deps", "--no-build-isolation", "--editable", ROOT],
        environment=UV_SETTINGS,
        advice=_ADVICE,
    )
    _MARKER.write_text(json.dumps({name: _state(name) for name in _contained_in(selection)}))
    return str(_PYTHON)


def provide_uv() -> None:
    """Create the virtual environment if it is missing or broken, and install uv into it."""
    if not _works():
        with step("Virtual environment"):
            shutil.rmtree(ENVIRONMENT, ignore_errors=True)
            _make()
    if not UV.exists():
        _install_uv()


def _done() -> dict[str, str]:
    try:
        return json.loads(_MARKER.read_text())
    except (OSError, ValueError):
        return {}


def _contained_in(selection: Selection) -> tuple[Selection, ...]:
    return ("local", "dev") if selection == "dev" else ("local",)


def _state(selection: Selection) -> str:
    return fingerprint([_lock(selection), ROOT / "pyproject.toml"], str(ROOT))


def _lock(selection: Selection) -> Path:
    return ROOT / f"requirements-{selection}.lock"


def _works() -> bool:
    enough = "import sys; sys.exit(sys.version_info < (3, 11))"
    try:
        return subprocess.run([_PYTHON, "-c", enough], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _make() -> None:
    """Create an empty environment; if Debian left ensurepip out, another pip of the machine is used."""
    with_pip = importlib.util.find_spec("ensurepip") is not None
    if not with_pip and importlib.util.find_spec("pip") is None:
        version = f"{sys.version_info[0]}.{sys.version_info[1]}"
        sudo = "" if os.geteuid() == 0 else "sudo "
        message = f"Python's venv module is incomplete here. Run: {sudo}apt-get install python{version}-venv"
        raise CannotRun(message)
    command = [sys.executable, "-m", "venv", *([] if with_pip else ["--without-pip"]), ENVIRONMENT]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode:
        message = f"No virtual environment could be made in {ENVIRONMENT}: {(made.stdout + made.stderr).strip()}"
        raise CannotRun(message)


def _install_uv() -> None:
    """Install uv by pip, with the version and hashes of the lock file."""
    found = re.search(r"^uv==.*?(?=^\S)", _lock("local").read_text(), re.MULTILINE | re.DOTALL)
    if not found:
        message = f"{_lock('local')} does not name uv: it is damaged; take it from version control again."
        raise CannotRun(message)
    own_pip = [_PYTHON, "-m", "pip"]
    pip = own_pip if (ENVIRONMENT / "bin" / "pip").exists() else [sys.executable, "-m", "pip", "--python", _PYTHON]
    with tempfile.NamedTemporaryFile("w", prefix="karijera-", suffix=".txt") as requirements:
        requirements.write(found[0])
        requirements.flush()
        options = ["--quiet", "--disable-pip-version-check", "--require-hashes", "--no-deps"]
        run_step("uv", [*pip, "install", *options, "--requirement", requirements.name], advice=_ADVICE)
