"""Packaging: imports resolve into this repository, locks have hashes and no URLs, tests are not packaged."""

import importlib.util
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("domain", "read_models", "api", "workers", "local", "tools")
PYTHON_LOCKS = sorted(ROOT.glob("requirements*.lock"))
WEB_LOCK = ROOT / "web" / "package-lock.json"
ADDRESS = re.compile(
    r"(https?|file|git|ssh)(\+\w+)?:/|^\s*-[fi] |--(index|extra-index|find-links|trusted)", re.MULTILINE
)
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]+)", re.MULTILINE)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def pinned(lock: Path) -> dict[str, str]:
    return {canonicalize_name(name): version for name, version in PINNED.findall(lock.read_text())}


def unmet(requirements: list[str], lock: dict[str, str]) -> list[str]:
    """Requirements that the lock file does not satisfy."""
    wanted = [Requirement(line) for line in requirements]
    return [str(want) for want in wanted if not _meets(lock.get(canonicalize_name(want.name)), want)]


def _meets(version: str | None, want: Requirement) -> bool:
    return version is not None and want.specifier.contains(version, prereleases=True)


@pytest.mark.parametrize("name", PACKAGES)
def test_packages_resolve_inside_the_repository(name: str) -> None:
    found = importlib.util.find_spec(name)
    assert found is not None
    assert found.origin == str(ROOT / name / "__init__.py")


@pytest.mark.parametrize("lock", PYTHON_LOCKS, ids=lambda lock: lock.name)
def test_a_python_lock_file_has_hashes_and_no_urls(lock: Path) -> None:
    text = lock.read_text()
    assert not ADDRESS.search(text)
    for entry in re.split(r"\n(?=\S)", text.strip()):
        assert "--hash=sha256:" in entry, entry.splitlines()[0]


@pytest.mark.parametrize("planted", ["--index-url=x", "-f /wheels", "    # from https://host/simple", "--find-links x"])
def test_control_a_url_is_detected(planted: str) -> None:
    assert ADDRESS.search(f"alembic==1.0 \\\n    --hash=sha256:00\n{planted}\n")


def test_the_web_lock_file_has_no_urls() -> None:
    assert '"resolved": "http' not in WEB_LOCK.read_text()


def test_the_lock_files_match_pyproject() -> None:
    needed = PROJECT["project"]["dependencies"]
    local = PROJECT["project"]["optional-dependencies"]["local"]
    developing = PROJECT["dependency-groups"]["dev"]
    assert not unmet(needed, pinned(ROOT / "requirements.lock"))
    assert not unmet(needed + local, pinned(ROOT / "requirements-local.lock"))
    assert not unmet(needed + local + developing, pinned(ROOT / "requirements-dev.lock"))


def test_control_an_outdated_lock_file_is_detected() -> None:
    lock = pinned(ROOT / "requirements.lock")
    assert unmet(["fastapi>=9999"], lock)
    assert unmet(["no-such-package"], lock)


def test_the_lock_files_agree_with_each_other() -> None:
    developing = pinned(ROOT / "requirements-dev.lock")
    for smaller in ("requirements.lock", "requirements-local.lock"):
        assert pinned(ROOT / smaller).items() <= developing.items()


def test_tests_are_not_a_package() -> None:
    assert not list((ROOT / "tests").rglob("__init__.py"))


def test_run_py_needs_nothing_installed() -> None:
    """run.py and all that it imports before the environment exists use the standard library only."""
    code = "import sys; sys.path.insert(0, sys.argv[1]); import local.setup.command; print(*sys.modules)"
    command = [sys.executable, "-I", "-S", "-c", code, str(ROOT)]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    outside = {name.split(".")[0] for name in loaded} - set(sys.stdlib_module_names) - {"local", "__main__"}
    assert not outside
