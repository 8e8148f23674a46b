"""The list of checks, by part."""

import sys
from collections.abc import Sequence
from pathlib import Path

from local.console import say
from local.data_folder import ROOT
from local.testing.check import Check
from local.testing.pythons import Python, other_pythons, summary
from local.testing.site import temporary_site

_PROGRAMS = Path(sys.executable).parent
_WEB = ROOT / "web"


def checks(parts: Sequence[str]) -> list[Check]:
    """The checks of the selected parts, longest first."""
    return [check for part in parts for check in (_PARTS[part] if part in _PARTS else _on_other_pythons())]


def _python(name: str, program: str, *arguments: str, counts: bool = False) -> Check:
    return Check(name, [str(_PROGRAMS / program), *arguments], counts=counts)


def _pytest(name: str, *selection: str) -> Check:
    """One module that cannot be imported does not keep the others from being tested."""
    command = ["-m", "pytest", "--quiet", "--continue-on-collection-errors", "--junit-xml={report}", *selection]
    return _python(name, "python", *command, counts=True)


def _web(name: str, *arguments: str, counts: bool = False) -> Check:
    return Check(name, ["npm", "run", "--silent", *arguments], directory=_WEB, counts=counts)


def _on_other_pythons() -> list[Check]:
    others = other_pythons()
    say(summary(others))
    return [_domain_check(python) for python in others]


def _domain_check(python: Python) -> Check:
    """The domain's tests without those that take long, with few examples each."""
    tests = [
        "-m",
        "pytest",
        "--quiet",
        "-p",
        "no:cacheprovider",
        "-m",
        "not slow",
        "--junit-xml={report}",
        "tests/domain",
    ]
    name = f"pytest of the domain on Python {python.version}"
    return Check(
        name,
        [str(python.folder / "bin" / "python"), *tests],
        environment={"KARIJERA_FEW_EXAMPLES": "1"},
        counts=True,
        context=python.environment,
    )


_VITEST_REPORTS = ("--reporter=default", "--reporter=junit", "--outputFile.junit={report}")

_PARTS = {
    "python": (
        # Two of about equal duration, since two checks run in parallel.
        _pytest("pytest of the API and of faults", "tests/api", "tests/faults"),
        _pytest("pytest", "tests", "--ignore=tests/api", "--ignore=tests/faults", "--ignore=tests/local"),
        _pytest("pytest of starting and stopping", "tests/local"),
        _python("types", "pyright"),
        _python("imports", "lint-imports"),
        _python("ruff", "ruff", "check", "."),
        _python("format", "ruff", "format", "--check", "."),
        _python("documentation", "mkdocs", "build", "--strict"),
    ),
    "web": (
        _web("vitest", "test", "--", *_VITEST_REPORTS, counts=True),
        _web("web types", "types"),
        _web("biome", "lint"),
        _web("generated client", "generate:check"),
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
