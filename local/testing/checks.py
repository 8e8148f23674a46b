"""The list of checks, by part."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from local.console import say
from local.data_folder import ROOT
from local.testing.changed import Change
from local.testing.check import Check
from local.testing.pythons import Python, other_pythons, summary
from local.testing.site import temporary_site

CORES = max(2, min(os.cpu_count() or 2, 8))
"""Cores that are used, of a machine with more: each worker's PostgreSQL and Valkey would take too much memory."""

_PROGRAMS = Path(sys.executable).parent
_WEB = ROOT / "web"
_CONTRACT = "tests/api/test_schemathesis.py"


def checks(parts: Sequence[str], *, thorough: bool = False) -> list[Check]:
    """The checks of the selected parts, longest first."""
    return [check for part in parts for check in (_PARTS[part] if part in _PARTS else _on_other_pythons(thorough))]


def checks_of(change: Change) -> list[Check]:
    """The checks that a change can reach; of tests, the nearest that are not slow."""
    found = [_pytest_in_parallel("pytest", "-m", "not slow", *change.tests.files)]
    if change.python:
        found += [_python("types", "pyright", *change.python), *_STYLE]
    if change.web:
        since = f"--changed={change.since}"
        found += [_web("vitest", "test", "--", since, *_VITEST_REPORTS, cores=CORES), *_WEB_STYLE]
    say(_reach(change))
    return found


def _reach(change: Change) -> str:
    lines = [f"  {len(change.files)} files are changed since {change.since[:12]}."]
    if change.tests.left_out:
        lines.append(f"  {change.tests.left_out} files of tests farther away are left out.")
    if change.unseen:
        lines.append(f"  No import leads to {', '.join(change.unseen[:5])}: `run.py test` checks what depends on them.")
    return "\n".join(lines)


def _python(name: str, program: str, *arguments: str, counts: bool = False, cores: int = 1) -> Check:
    return Check(name, [str(_PROGRAMS / program), *arguments], counts=counts, cores=cores)


def _pytest(name: str, *arguments: str, cores: int = 1) -> Check:
    """One module that cannot be imported does not keep the others from being tested."""
    command = ["-m", "pytest", "--quiet", "--continue-on-collection-errors", "--junit-xml={report}", *arguments]
    return _python(name, "python", *command, counts=True, cores=cores)


def _pytest_in_parallel(name: str, *arguments: str) -> Check:
    """Each worker takes one file after the other, in the order of the list, and has servers of its own."""
    spread = [f"--numprocesses={CORES}", "--dist=loadfile", "--no-loadscope-reorder"]
    return _pytest(name, *spread, *arguments, cores=CORES)


def _web(name: str, *arguments: str, counts: bool = False, cores: int = 1) -> Check:
    return Check(name, ["npm", "run", "--silent", *arguments], directory=_WEB, counts=counts, cores=cores)


def _on_other_pythons(thorough: bool) -> list[Check]:
    others = other_pythons()
    say(summary(others))
    return [_other_python(python, _DOMAIN if thorough else _WHAT_PYTHONS_DIFFER_IN) for python in others]


_WHAT_PYTHONS_DIFFER_IN = (
    "tests/test_imports.py",
    "tests/test_patterns.py",
    "tests/domain/kernel",
    "tests/domain/feeds",
)
_DOMAIN = ("tests/test_imports.py", "tests/test_patterns.py", "tests/domain")


def _other_python(python: Python, tests: Sequence[str]) -> Check:
    """The tests without those that take long, with few examples each."""
    command = ["-m", "pytest", "--quiet", "-p", "no:cacheprovider", "-m", "not slow", "--junit-xml={report}", *tests]
    return Check(
        f"pytest on Python {python.version}",
        [str(python.folder / "bin" / "python"), *command],
        environment={"KARIJERA_FEW_EXAMPLES": "1"},
        counts=True,
        context=python.environment,
    )


_VITEST_REPORTS = ("--reporter=default", "--reporter=junit", "--outputFile.junit={report}")
_STYLE = (
    _python("imports", "lint-imports"),
    _python("ruff", "ruff", "check", "."),
    _python("format", "ruff", "format", "--check", "."),
)
_WEB_STYLE = (
    _web("web types", "types"),
    _web("biome", "lint"),
    _web("generated client", "generate:check"),
)

_PARTS = {
    "python": (
        _pytest_in_parallel("pytest", "tests", f"--ignore={_CONTRACT}"),
        # Apart from the others, since each worker would generate its cases anew.
        _pytest("pytest of the contract", _CONTRACT),
        _python("types", "pyright"),
        *_STYLE,
        _python("documentation", "mkdocs", "build", "--strict"),
    ),
    "web": (
        _web("vitest", "test", "--", *_VITEST_REPORTS, counts=True, cores=CORES),
        *_WEB_STYLE,
    ),
    "e2e": (
        Check(
            "browser",
            ["npm", "run", "--silent", "e2e", "--", "--reporter=line,junit"],
            directory=_WEB,
            environment={"PLAYWRIGHT_JUNIT_OUTPUT_FILE": "{report}"},
            counts=True,
            context=temporary_site,
            alone=True,
            limit=38 * 60,
        ),
    ),
}
