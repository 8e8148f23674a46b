"""No code uses words that were given up (docs/glossary.md, last column)."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GLOSSARY = ROOT / "docs" / "glossary.md"
CODE = ("domain", "read_models", "api", "workers", "local", "migrations", "tools", "benchmarks", "tests")
# Migrations that have run keep their old words.
WRITTEN_ONCE = re.compile(r"migrations/versions/000[1-9]_")
# These need the old words: the glossary, this test, and one about schemas of old databases.
ABOUT_WORDS = ("docs/glossary.md", "tests/test_vocabulary.py", "tests/migrations/test_stairway.py")
_COMPONENT = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


def given_up() -> tuple[frozenset[str], frozenset[str]]:
    """Words forbidden in names, and those of them forbidden in text, too."""
    names: set[str] = set()
    texts: set[str] = set()
    for line in GLOSSARY.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) != 5 or cells[3] in {"given up", "---"}:
            continue
        for word in filter(None, (word.strip() for word in cells[3].split(","))):
            plain = word.strip("*")
            names.add(plain)
            if word != plain:
                texts.add(plain)
    return frozenset(names), frozenset(texts)


NAMES, TEXTS = given_up()


def tracked(*suffixes: str) -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [
        path
        for path in listed.split("\0")
        if path.endswith(suffixes) and (ROOT / path).exists() and not WRITTEN_ONCE.match(path)
    ]


def holds_given_up(name: str) -> str | None:
    """The given-up word among a name's parts, if any: `told_after` holds `told`."""
    parts = [part.lower() for part in _COMPONENT.findall(name)]
    singular = [part.removesuffix("s") for part in parts]
    joined = "_".join(parts)
    for word in NAMES:
        if "_" in word:
            if re.search(rf"(^|_){word}(_|$)", joined):
                return word
        elif word in parts or word in singular:
            return word
    return None


def names_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Names that the code defines: functions, classes, parameters, attributes, variables."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                # Test names are sentences.
                if not name.startswith(("test_", "Test")):
                    yield node.lineno, name
            case ast.arg():
                yield node.lineno, node.arg
            case ast.Name(ctx=ast.Store()):
                yield node.lineno, node.id
            case ast.Attribute(ctx=ast.Store()):
                yield node.lineno, node.attr
            case ast.alias(asname=str(name)):
                yield getattr(node, "lineno", 0), name
            case _:
                pass


def test_the_glossary_names_words_that_were_given_up() -> None:
    assert {"fact", "beside", "telling"} <= NAMES
    assert "fact" in TEXTS


@pytest.mark.parametrize("name", ["FactMapper", "load_facts", "beside", "SearchSlips", "posts_at_hand", "_told"])
def test_control_names_that_were_given_up_are_found(name: str) -> None:
    assert holds_given_up(name)


@pytest.mark.parametrize("name", ["factory", "returns", "hold", "timestamp", "artifact", "EventMapper"])
def test_control_other_names_are_not(name: str) -> None:
    assert holds_given_up(name) is None


def test_no_module_has_a_name_that_was_given_up() -> None:
    files = [path for path in tracked(".py", ".ts", ".tsx", ".mjs") if path.startswith((*CODE, "web/"))]
    assert [path for path in files if any(holds_given_up(part) for part in Path(path).with_suffix("").parts)] == []


def test_no_name_in_the_code_was_given_up() -> None:
    found: list[str] = []
    for path in tracked(".py"):
        tree = ast.parse((ROOT / path).read_text("utf-8"))
        found += [f"{path}:{line} {name}" for line, name in names_in(tree) if holds_given_up(name)]
    assert not found, "\n".join(found)


def test_no_text_holds_a_word_that_was_given_up_altogether() -> None:
    pattern = re.compile(rf"\b({'|'.join(TEXTS)})s?\b", re.IGNORECASE)
    found: list[str] = []
    for path in tracked(".py", ".md", ".toml", ".j2"):
        if path in ABOUT_WORDS or path.startswith(("local/demo/content", "tests/data")):
            continue
        for number, line in enumerate((ROOT / path).read_text("utf-8").splitlines(), start=1):
            if pattern.search(line):
                found.append(f"{path}:{number} {line.strip()}")
    assert not found, "\n".join(found)
