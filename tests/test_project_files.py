"""Files about the project say what is so: workflow, notice, changelog, Makefile."""

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from local.options import TEST_PARTS

ROOT = Path(__file__).resolve().parent.parent
WORKFLOW: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "checks.yml").read_text("utf-8"))
NOTICE = (ROOT / "NOTICE").read_text("utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
SHIPPED = ("api", "content", "domain", "local", "migrations", "read_models", "web/public", "web/src", "workers")
"""Folders of the package and of the images."""
DATA = (".csv", ".ttf", ".otf", ".woff", ".woff2", ".xz", ".gz", ".txt", ".npz", ".bin", ".parquet")
WORKING_MATERIAL = re.compile(r"/licences/|/OFL[^/]*\.txt$|^web/src/shared/i18n/reviewed-words/|^local/demo/content/")
"""Texts of licences, and what was written for this project alone: lists for a check, and the demo."""


def unnamed(files: list[str], notice: str) -> list[str]:
    """Data files and fonts that the notice does not name on a line of their own."""
    named = {line.strip() for line in notice.splitlines()}
    data = [file for file in files if file.endswith(DATA) and not WORKING_MATERIAL.search(file)]
    return [file for file in data if file not in named]


def tracked(*folders: str) -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z", *folders], cwd=ROOT, capture_output=True, text=True, check=True)
    return [file for file in listed.stdout.split("\0") if file and (ROOT / file).exists()]


def newest(changelog: str) -> str:
    """The version on top of a changelog, or `Unreleased`."""
    found = re.search(r"^## \[([^\]]+)\]", changelog, re.MULTILINE)
    assert found
    return found[1]


def test_the_workflow_runs_every_part_on_ubuntu_and_debian() -> None:
    matrix = WORKFLOW["jobs"]["checks"]["strategy"]["matrix"]
    assert set(matrix["part"]) == set(TEST_PARTS)
    assert {image.split(":")[0] for image in matrix["image"]} == {"ubuntu", "debian"}
    assert ".ci/run ${{ matrix.part }}" in [step.get("run") for step in WORKFLOW["jobs"]["checks"]["steps"]]
    assert 'run.py test "$@"' in (ROOT / ".ci" / "run").read_text("utf-8")


def test_the_notice_names_every_data_file_and_font_that_ships() -> None:
    assert unnamed(tracked(*SHIPPED), NOTICE) == []


@pytest.mark.parametrize("file", ["domain/reference/data/new.csv", "web/src/fonts/new.woff2", "api/new.ttf"])
def test_control_a_file_that_the_notice_does_not_name_is_found(file: str) -> None:
    assert unnamed([file], NOTICE) == [file]


def test_the_notice_names_only_what_is_there() -> None:
    paths = re.findall(r"^(?:[a-z_]+/)+[\w.-]+\w$", NOTICE, re.MULTILINE)
    assert len(paths) >= 40
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_licence_files_of_the_package_are_there() -> None:
    assert PROJECT["license"].startswith("Apache-2.0")
    assert [pattern for pattern in PROJECT["license-files"] if not list(ROOT.glob(pattern))] == []
    assert "Apache License" in (ROOT / "LICENSE").read_text("utf-8")


def test_the_changelog_begins_with_what_is_unreleased_or_with_the_version() -> None:
    assert newest(CHANGELOG) in {"Unreleased", PROJECT["version"]}
    assert f"## [{PROJECT['version']}] - " in CHANGELOG


def test_control_another_version_on_top_is_noticed() -> None:
    assert newest("# Changelog\n\n## [9.9.9] - 2026-01-01\n") == "9.9.9"


def test_make_has_five_targets_which_call_run_py() -> None:
    recipes = re.findall(r"^(\w+): ; (.+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert len(recipes) == 5
    assert all(command.startswith(f"python3 run.py {target}") for target, command in recipes)


def test_hooks_call_what_is_there() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"][0]["hooks"]
    programs = {part for hook in hooks for part in hook["entry"].split() if "/" in part and not part.startswith("-")}
    assert {hook["id"] for hook in hooks} >= {"ruff-check", "ruff-format", "pyright", "biome", "vocabulary"}
    assert (ROOT / "tools" / "commit_message.py").is_file()
    assert {"tests/test_vocabulary.py"} <= {program for program in programs if (ROOT / program).is_file()}
