"""Tests that a change can reach: its files, and the tests whose imports lead to them, nearest first."""

import subprocess
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, takewhile
from pathlib import Path, PurePosixPath

import grimp

from local.data_folder import ROOT

MAIN = "main"
PACKAGES = ("domain", "read_models", "api", "workers", "local", "migrations", "tools")
_TESTS = "tests"
_REGISTERS = tuple(f"{layer}.register" for layer in ("domain", "read_models", "api", "workers"))
"""Modules that import every module: a way through them leads from everything to everything."""
_OF_ALL_FILES = (
    "tests/test_vocabulary.py",
    "tests/test_docstrings.py",
    "tests/test_documents.py",
    "tests/test_patterns.py",
)
"""Tests that read the code and the documents as text."""
_MOST_TEST_FILES = 40


@dataclass(frozen=True)
class Change:
    """The files that differ from a commit, as paths below the root; deleted ones are left out."""

    since: str
    files: Sequence[str]

    @property
    def python(self) -> Sequence[str]:
        """The changed files of Python."""
        return [file for file in self.files if file.endswith(".py")]

    @property
    def web(self) -> bool:
        """Whether the web client is changed."""
        return any(file.startswith("web/") for file in self.files)

    @property
    def unseen(self) -> Sequence[str]:
        """List files that no import leads to: settings of tools, locks, texts, documents."""
        return [file for file in self.files if file.partition("/")[0] not in {*PACKAGES, _TESTS, "web"}]

    @cached_property
    def tests(self) -> "Reached":
        """The files of tests to run."""
        return reached(self.files, import_graph())


@dataclass(frozen=True)
class Reached:
    """The nearest files of tests, and how many more are farther away."""

    files: Sequence[str]
    left_out: int = 0


def find_change() -> Change:
    """Find the files that differ from where this branch left `main`, committed or not."""
    since = _git("merge-base", MAIN, "HEAD").strip() or "HEAD"
    named = _git("diff", "--name-only", "--diff-filter=d", since) + _git("ls-files", "--others", "--exclude-standard")
    return Change(since, sorted(set(named.splitlines())))


def import_graph() -> grimp.ImportGraph:
    """Build the graph of who imports whom. Tests import the `conftest` of their folder and of those above; registers
    import nothing."""
    graph = grimp.build_graph(*PACKAGES, _TESTS)
    for register in _REGISTERS:
        for imported in graph.find_modules_directly_imported_by(register):
            graph.remove_import(importer=register, imported=imported)
    fixtures = [module for module in graph.modules if module.endswith(".conftest")]
    for module in sorted(graph.modules):
        for conftest in fixtures:
            if module != conftest and module.startswith(conftest.removesuffix("conftest")):
                graph.add_import(importer=module, imported=conftest)
    return graph


def reached(files: Iterable[str], graph: grimp.ImportGraph, most: int = _MOST_TEST_FILES) -> Reached:
    """The tests that the changed files reach: those of the same module first, then by the number of imports between."""
    changed = {module for file in files for module in _modules_of(file, graph)}
    found = dict.fromkeys([*sorted(filter(_is_test, changed)), *_of_the_same_module(changed, graph)])
    found |= dict.fromkeys(_importers(changed, graph))
    nearest = list(islice(found, most))
    return Reached([*map(_file_of, nearest), *_OF_ALL_FILES], len(found) - len(nearest))


def _modules_of(file: str, graph: grimp.ImportGraph) -> Iterator[str]:
    """The module of the file; the modules of its folder, if they may read it as data."""
    path = PurePosixPath(file)
    if path.parts[0] not in {*PACKAGES, _TESTS}:
        return
    if path.suffix == ".py":
        name = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
        if name in graph.modules:
            yield name
        return
    folder = next(parent for parent in path.parents if ".".join(parent.parts) in graph.modules or not parent.parts)
    if folder.parts:
        yield from sorted(graph.find_children(".".join(folder.parts)))


def _of_the_same_module(changed: Iterable[str], graph: grimp.ImportGraph) -> list[str]:
    """Tests of `applications` in any layer, if `domain.applications` is changed: they reach it through a register."""
    rooms = [module.split(".")[1:-1] for module in changed if not module.startswith(f"{_TESTS}.")]

    def shared(test: str) -> int:
        """Count the folders that the test shares with a changed module, below their layers."""
        folders = test.split(".")[2:-1]
        return max((_count_alike(room, folders) for room in rooms), default=0)

    tests = sorted(module for module in graph.modules if _is_test(module) and shared(module))
    return sorted(tests, key=shared, reverse=True)


def _count_alike(some: Sequence[str], others: Sequence[str]) -> int:
    """Count the folders with which two paths begin alike."""
    pairs = zip(some, others, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _importers(changed: Iterable[str], graph: grimp.ImportGraph) -> Iterator[str]:
    """Tests that import the modules, directly or not: breadth first."""
    ring, known = sorted(changed), set(changed)
    while ring:
        ring = sorted({by for module in ring for by in graph.find_modules_that_directly_import(module)} - known)
        known.update(ring)
        yield from filter(_is_test, ring)


def _is_test(module: str) -> bool:
    return module.startswith(f"{_TESTS}.") and module.rpartition(".")[2].startswith("test_")


def _file_of(module: str) -> str:
    return str(Path(*module.split(".")).with_suffix(".py"))


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], capture_output=True, text=True, check=False, cwd=ROOT).stdout
