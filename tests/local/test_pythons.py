"""Each supported Python that the machine has is tried, and those that are missing are named."""

import sys
from pathlib import Path

import pytest

from local.testing import checks as check_list
from local.testing import pythons
from local.testing.pythons import Python, other_pythons, summary

OWN = ".".join(map(str, sys.version_info[:3]))


@pytest.fixture(autouse=True)
def only_these(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pythons, "_SYSTEM_FOLDERS", ())


def program(folder: Path, name: str, line: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{line}\n")
    (folder / name).chmod(0o755)
    return folder / name


def test_each_version_on_path_is_found_once(tmp_path: Path) -> None:
    first = program(tmp_path / "a", "python3.12", "echo 3.12.3")
    program(tmp_path / "b", "python3.12", "echo 3.12.3")
    other = program(tmp_path / "b", "python3.11", "echo 3.11.99")
    program(tmp_path / "b", "python3.13", f"echo {OWN}")
    found = other_pythons({"PATH": f"{tmp_path / 'a'}:{tmp_path / 'b'}:/nowhere"})
    assert found == [Python("3.11.99", other), Python("3.12.3", first)]


def test_a_shim_that_does_not_run_leads_to_the_versions_beside_it(tmp_path: Path) -> None:
    program(tmp_path / "shims", "python3.13", "echo not found >&2; exit 127")
    real = program(tmp_path / "versions" / "3.13.99" / "bin", "python3.13", "echo 3.13.99")
    assert other_pythons({"PATH": str(tmp_path / "shims")}) == [Python("3.13.99", real)]


def test_a_program_that_is_another_version_than_its_name_is_left_out(tmp_path: Path) -> None:
    program(tmp_path, "python3.12", "echo 3.14.0")
    assert other_pythons({"PATH": str(tmp_path)}) == []


def test_what_is_tried_and_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pythons, "_own_version", lambda: "3.11.2")
    others = [Python("3.12.3", Path("/a"))]
    assert summary(others) == (
        "  Pythons: everything on 3.11.2, what they may differ in on 3.12.3; not found on this machine: 3.13"
    )
    assert summary([]).endswith("what they may differ in on no other; not found on this machine: 3.12, 3.13")


@pytest.mark.parametrize(("thorough", "last"), [(False, "tests/domain/feeds"), (True, "tests/domain")])
def test_each_other_python_runs_what_may_differ_or_the_whole_domain(
    monkeypatch: pytest.MonkeyPatch, thorough: bool, last: str
) -> None:
    monkeypatch.setattr(
        check_list, "other_pythons", lambda: [Python("3.12.3", Path("/a")), Python("3.13.9", Path("/b"))]
    )
    found = check_list.checks(["pythons"], thorough=thorough)
    assert [check.command[0] for check in found] == [
        str(pythons.ROOT / ".pythons" / version / "bin" / "python") for version in ("3.12.3", "3.13.9")
    ]
    assert all(Path(check_list.ROOT, each).exists() for each in found[0].command if each.startswith("tests/"))
    assert all(check.counts and check.command[-1] == last for check in found)
