"""A `match` over events or commands names all of them, so that a new one is not taken for another.

Each ends in `assert_never`, which pyright checks; no `elif` takes its place.
"""

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path

import pytest

import domain
from domain.jobs.change_kinds import CHANGE_KINDS
from domain.jobs.module import MODULE as JOBS
from domain.register import MODULES

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted(path for layer in ("domain", "read_models", "workers", "api") for path in (ROOT / layer).rglob("*.py"))


def _commands() -> Iterator[str]:
    for found in pkgutil.walk_packages(domain.__path__, "domain."):
        if found.name.endswith(".commands"):
            here = vars(importlib.import_module(found.name))
            yield from (name for name, value in here.items() if is_dataclass(value))


KINDS = {event.__name__ for module in MODULES for event in module.events} | set(_commands())


def open_ended(source: str) -> list[int]:
    """The lines of a `match` or an `elif` over events or commands that lets an unknown one pass."""
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Match | ast.If)]
    return [node.lineno for node in nodes if (_is_open(node) if isinstance(node, ast.Match) else _is_chain(node))]


def _is_open(match: ast.Match) -> bool:
    if not any(_names(case.pattern) & KINDS for case in match.cases):
        return False
    last = match.cases[-1]
    is_wildcard = isinstance(last.pattern, ast.MatchAs) and last.pattern.pattern is None and last.guard is None
    return not (is_wildcard and ast.unparse(last.body[0]).startswith("assert_never("))


def _is_chain(asked: ast.If) -> bool:
    then = [each for each in asked.orelse if isinstance(each, ast.If)]
    return _asks_for_class(asked.test) and any(_asks_for_class(each.test) for each in then)


def _asks_for_class(test: ast.expr) -> bool:
    calls = [each for each in ast.walk(test) if isinstance(each, ast.Call) and ast.unparse(each.func) == "isinstance"]
    return any(_names(call.args[1]) & KINDS for call in calls)


def _names(node: ast.AST) -> set[str]:
    named = [each for each in ast.walk(node) if isinstance(each, ast.Attribute | ast.Name)]
    return {each.attr if isinstance(each, ast.Attribute) else each.id for each in named}


def test_every_match_over_events_or_commands_ends_in_assert_never() -> None:
    found = {str(path.relative_to(ROOT)): open_ended(path.read_text("utf-8")) for path in FILES}
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_every_event_of_a_job_says_whether_readers_hear_of_it() -> None:
    assert set(CHANGE_KINDS) == set(JOBS.events)


@pytest.mark.parametrize(
    "planted",
    [
        "match event:\n    case JobPaused():\n        pass",
        "match event:\n    case JobPaused() | JobResumed():\n        pass\n    case _:\n        return None",
        "match event:\n    case events.JobEdited():\n        pass\n    case _ if late:\n        assert_never(event)",
        "match command:\n    case StartApplication():\n        pass\n    case other:\n        print(other)",
        "if isinstance(event, JobPaused):\n    pass\nelif isinstance(event, JobResumed | JobClosed):\n    pass",
    ],
)
def test_control_an_open_end_is_seen(planted: str) -> None:
    assert open_ended(planted) == [1]


def test_control_a_closed_match_and_a_single_question_pass() -> None:
    closed = "match event:\n    case JobPaused():\n        pass\n    case _:\n        assert_never(event)"
    assert open_ended(f"{closed}\nif isinstance(event, JobPaused):\n    pass\nelse:\n    pass") == []
