"""Hashes a static program slice: the definitions that a projection and its events reach, from which rows follow.

Unlike byte code, the hash is the same in every version of Python. Needs nothing but the standard library.
"""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import cast

from domain.reference.names import DATA

Name = tuple[str, str]
"""A module and a name at its top level."""

PACKAGES = frozenset({"domain", "read_models"})
NOT_FOLLOWED = frozenset({"domain.register"})
"""Modules that a slice does not follow, as they reach everything. Projections take the names of their logs from
`domain.register`, and fingerprints hold these as values."""


def slice_hash(roots: Iterable[Name], data: Path = DATA) -> str:
    """A hash of all definitions that the roots reach, and of the files in `data` that these name.

    What cannot change rows does not count: comments, docstrings, formatting, annotations of functions, imports, and in
    which module a definition stands. Raises LookupError for a root that is not defined.
    """
    reached = reached_definitions(roots)
    named = frozenset[str]().union(*(definition.strings for definition in reached))
    files = sorted(path for path in data.iterdir() if path.name in named)
    parts = sorted({definition.text for definition in reached})
    parts += [f"{path.name} {sha256(path.read_bytes()).hexdigest()}" for path in files]
    return sha256("\n".join(parts).encode()).hexdigest()


def reached_definitions(roots: Iterable[Name]) -> list["Definition"]:
    """The definitions of the roots and of all that these use, each once."""
    waiting = list(roots)
    packages = PACKAGES | {_package(module) for module, _ in waiting}
    for module, name in waiting:
        if name not in _parse(module, packages).statements:
            msg = f"{module} does not define {name}"
            raise LookupError(msg)
    seen, reached = set[Name](), dict[tuple[str, int], Definition]()
    while waiting:
        module, name = wanted = waiting.pop()
        if wanted in seen or module in NOT_FOLLOWED or _package(module) not in packages:
            continue
        seen.add(wanted)
        source = _parse(module, packages)
        if name in source.imports:
            waiting.append(source.imports[name])
        for number in source.statements.get(name, ()):
            if (module, number) not in reached:
                reached[module, number] = definition = _definition(module, number, packages)
                waiting.extend(definition.uses)
    return list(reached.values())


def _package(module: str) -> str:
    return module.partition(".")[0]


@dataclass(frozen=True, slots=True)
class Definition:
    """A statement at the top level of a module: its code as canonical text, the names it uses, and its strings."""

    text: str
    uses: frozenset[Name]
    strings: frozenset[str]


@dataclass(frozen=True, slots=True)
class _Source:
    """A module's statements, which of them define a name, and what its imports bind."""

    body: list[ast.stmt]
    statements: dict[str, list[int]]
    imports: dict[str, Name]


@lru_cache(maxsize=512)
def _parse(module: str, packages: frozenset[str]) -> _Source:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        msg = f"the module {module} has no source file"
        raise LookupError(msg)
    tree = ast.parse(Path(spec.origin).read_bytes())
    statements: dict[str, list[int]] = defaultdict(list)
    for number, statement in enumerate(tree.body):
        for name in _defined_names(statement):
            statements[name].append(number)
    imports = dict(binding for node in ast.walk(tree) for binding in _bindings(node, packages))
    return _Source(tree.body, dict(statements), imports)


@lru_cache(maxsize=4096)
def _definition(module: str, number: int, packages: frozenset[str]) -> Definition:
    source = _parse(module, packages)
    reader = _Reader(module, source)
    text = reader.text(source.body[number])
    return Definition(text, frozenset(reader.uses), frozenset(reader.strings))


def _bindings(node: ast.AST, packages: frozenset[str]) -> Iterator[tuple[str, Name]]:
    """Yields the names that an import binds: to a definition, or to a whole module, whose name is left empty."""
    if isinstance(node, ast.ImportFrom) and node.module and _package(node.module) in packages:
        for each in node.names:
            inner = f"{node.module}.{each.name}"
            yield each.asname or each.name, (inner, "") if _is_module(inner) else (node.module, each.name)
    elif isinstance(node, ast.Import):
        yield from ((each.asname or _package(each.name), (each.name, "")) for each in node.names)


@lru_cache(maxsize=4096)
def _is_module(name: str) -> bool:
    package = find_spec(name.rpartition(".")[0])
    return package is not None and package.submodule_search_locations is not None and find_spec(name) is not None


def _defined_names(statement: ast.stmt) -> set[str]:
    """The names that a statement defines; if it defines none, all that it mentions, since it may change these."""
    match statement:
        case ast.Import() | ast.ImportFrom():
            return set()
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return {name}
        case _:
            names = [node for node in ast.walk(statement) if isinstance(node, ast.Name)]
            return {node.id for node in names if isinstance(node.ctx, ast.Store)} or {node.id for node in names}


_NO_CODE = frozenset({"ctx", "kind", "type_comment"})
_OF_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.arg)


class _Reader:
    """Writes code as text, the same in every version of Python, and collects the names and strings in it."""

    def __init__(self, module: str, source: _Source) -> None:
        self.uses: set[Name] = set()
        self.strings: set[str] = set()
        self._module = module
        self._source = source

    def text(self, value: object) -> str:
        """The text of a node, of a list of nodes, or of a constant. Empty fields are left out: only newer versions of
        Python have some of them."""
        if isinstance(value, list):
            parts = cast("list[object]", value)
            return f"[{' '.join(self.text(part) for part in parts if not _is_docstring(part))}]"
        if isinstance(value, ast.JoinedStr):
            # Python 3.12 has an empty string behind a format specification.
            return f"JoinedStr{self.text([part for part in value.values if not _is_empty_string(part)])}"
        if not isinstance(value, ast.AST):
            return ascii(value)
        self._collect(value)
        fields: list[str] = []
        for name in value._fields:
            part = getattr(value, name, None)
            is_annotation = name in {"annotation", "returns"} and isinstance(value, _OF_FUNCTIONS)
            if part is not None and part != [] and name not in _NO_CODE and not is_annotation:
                fields.append(f"{name}={self.text(part)}")
        return f"{type(value).__name__}({' '.join(fields)})"

    def _collect(self, node: ast.AST) -> None:
        """A local variable may be taken for a definition of the same name, which does no harm."""
        match node:
            case ast.Name(id=name):
                self.uses.add((self._module, name))
            case ast.Attribute(value=ast.Name(id=owner), attr=attribute) if owner in self._source.imports:
                module, name = self._source.imports[owner]
                if not name:
                    self.uses.add((module, attribute))
            case ast.AnnAssign(annotation=ast.Constant(value=str(quoted))):
                names = [each for each in ast.walk(ast.parse(quoted)) if isinstance(each, ast.Name)]
                self.uses.update((self._module, each.id) for each in names)
            case ast.Constant(value=str(string)):
                self.strings.add(string)
            case _:
                pass


def _is_docstring(part: object) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)


def _is_empty_string(part: object) -> bool:
    return isinstance(part, ast.Constant) and part.value == ""
