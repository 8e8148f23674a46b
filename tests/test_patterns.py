"""No pattern uses possessive quantifiers or atomic groups: `re` of Python 3.11.2 (Debian 12) matches them wrongly."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CODE = ("domain", "read_models", "api", "workers", "local", "migrations", "tools", "benchmarks", "tests", "run.py")
# Escaped characters and character classes, whose first character may be `]`, are skipped as a whole.
_CLASS = r"\[(?:\^(?:\\.|[^\\])|\\.|[^\\^])(?:\\.|[^\]\\])*\]"
_POSSESSIVE = r"(?:[*+?}]\+|\(\?>)"
REFUSED = re.compile(rf"(?:\\.|{_CLASS}|(?!{_POSSESSIVE})[^\\[])*{_POSSESSIVE}", re.DOTALL)


def texts_of_patterns(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every text, and part of a composed text, of a module that imports `re`; docstrings are none."""
    nodes = list(ast.walk(tree))
    if not any(isinstance(node, ast.Import | ast.ImportFrom) and _imports_re(node) for node in nodes):
        return
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str | bytes) and id(node) not in docstrings:
            yield node.lineno, node.value if isinstance(node.value, str) else node.value.decode("latin-1")


def refused(source: str) -> list[int]:
    """The lines with a possessive quantifier or an atomic group."""
    return [line for line, written in texts_of_patterns(ast.parse(source)) if REFUSED.match(written)]


def _imports_re(node: ast.Import | ast.ImportFrom) -> bool:
    if isinstance(node, ast.ImportFrom):
        return node.module == "re"
    return any(alias.name == "re" for alias in node.names)


def test_no_pattern_needs_a_newer_python() -> None:
    files = [path for name in CODE for path in ([ROOT / name] if name.endswith(".py") else (ROOT / name).rglob("*.py"))]
    assert len(files) > 900
    others = [path for path in files if path != Path(__file__)]
    assert not [f"{path.relative_to(ROOT)}:{line}" for path in others for line in refused(path.read_text("utf-8"))]


@pytest.mark.parametrize(
    ("pattern", "is_refused"),
    [
        ('r"[^<]++"', True),
        ('r"a*+"', True),
        ('r"a?+b"', True),
        ('r"a{2,3}+"', True),
        ('r"(?>a)"', True),
        ('rf"{words}*+</p>"', True),
        ('rb"a++"', True),
        (r'r"\++"', False),
        (r'r"[*+]"', False),
        (r'r"[^\]*+]+"', False),
        ('r"[]*+]"', False),
        ('r"[^]*+]"', False),
        ('r"a+|b*?"', False),
        ('r"(?:a)+"', False),
        (r'r"\(?>"', False),
    ],
)
def test_possessive_quantifiers_and_atomic_groups_are_noticed(pattern: str, is_refused: bool) -> None:
    assert refused(f"import re\nP = re.compile({pattern})") == ([2] if is_refused else [])
    assert not refused(f"P = {pattern}")
