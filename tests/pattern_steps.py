"""Counts the steps of a backtracking match: they show how time grows with a text, however busy the machine is."""

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

# Only the library's own parser knows exactly what a pattern means.
_parser = import_module("re._parser")
_compiler = import_module("re._compiler")

Proceed = Callable[[int], int | None]
"""Tries the rest of a pattern from a position; the position of its end, or None."""


class TooManySteps(Exception):
    """The match took more steps than allowed."""


def steps(pattern: re.Pattern[str], text: str, *, most: int = 200_000) -> int:
    """Steps to replace every match in the text, as `Pattern.sub` does. Raises TooManySteps above `most`."""
    with _deep_recursion():
        match = _Match(pattern, text, most)
        at = 0
        while at <= len(text):
            end = match.end_from(at)
            at = at + 1 if end is None else max(at + 1, end)
        return match.steps


def growth(pattern: re.Pattern[str], piece: str, *, after: str = "", times: int = 30) -> float:
    """Measures how the steps grow when the piece is repeated twice as often: 2 is linear, 4 is quadratic."""
    return steps(pattern, after + piece * 2 * times) / steps(pattern, after + piece * times)


class _Match:
    def __init__(self, pattern: re.Pattern[str], text: str, most: int) -> None:
        self.steps = 0
        self._tree = _parser.parse(pattern.pattern, pattern.flags)
        self._flags = pattern.flags
        self._text = text
        self._most = most
        self._groups: dict[int, str] = {}
        self._single: dict[int, re.Pattern[str]] = {}

    def end_from(self, at: int) -> int | None:
        return self._sequence(list(self._tree), at, lambda end: end)

    def _sequence(self, nodes: list[Any], at: int, proceed: Proceed) -> int | None:
        if not nodes:
            return proceed(at)
        self.steps += 1
        if self.steps > self._most:
            raise TooManySteps
        (operation, value), rest = nodes[0], nodes[1:]
        then: Proceed = lambda end: self._sequence(rest, end, proceed)  # noqa: E731 - a continuation
        match str(operation):
            case "BRANCH":
                return _first(self._sequence(list(way), at, then) for way in value[1])
            case "SUBPATTERN":
                return self._group(value[0], list(value[3]), at, then)
            case "MAX_REPEAT":
                return self._repeat(value, at, then)
            case "ASSERT_NOT" if value[0] == 1:
                return None if self._sequence(list(value[1]), at, lambda end: end) is not None else then(at)
            case "GROUPREF":
                end = at + len(self._groups[value])
                return then(end) if self._text[at:end].lower() == self._groups[value].lower() else None
            case _:
                return then(end) if (end := self._one(nodes[0], at)) is not None else None

    def _group(self, number: int | None, nodes: list[Any], at: int, then: Proceed) -> int | None:
        def close(end: int) -> int | None:
            if number is not None:
                self._groups[number] = self._text[at:end]
            return then(end)

        return self._sequence(nodes, at, close)

    def _repeat(self, repeated: tuple[int, int, Any], at: int, then: Proceed) -> int | None:
        least, most, nodes = repeated
        if len(nodes) == 1 and str(nodes[0][0]) in {"LITERAL", "NOT_LITERAL", "IN", "ANY"}:
            ends = [at]
            while len(ends) <= most and (end := self._one(nodes[0], ends[-1])) is not None:
                ends.append(end)
            return _first(self._tried(then, end) for end in reversed(ends[least:]))

        def more(done: int, start: int) -> int | None:
            if done < most:
                onward = self._sequence(list(nodes), start, lambda end: more(done + 1, end) if end > start else None)
                if onward is not None:
                    return onward
            return then(start) if done >= least else None

        return more(0, at)

    def _tried(self, then: Proceed, end: int) -> int | None:
        self.steps += 1
        return then(end)

    def _one(self, node: Any, at: int) -> int | None:
        """Matches a character, or a condition of the position, by the library itself."""
        self.steps += 1
        if id(node) not in self._single:
            alone = _parser.SubPattern(self._tree.state, [node])
            self._single[id(node)] = _compiler.compile(alone, self._flags)
        found = self._single[id(node)].match(self._text, at)
        return found.end() if found else None


def _first(ends: Iterable[int | None]) -> int | None:
    return next((end for end in ends if end is not None), None)


@contextmanager
def _deep_recursion() -> Iterator[None]:
    usual = sys.getrecursionlimit()
    sys.setrecursionlimit(1_000_000)
    try:
        yield
    finally:
        sys.setrecursionlimit(usual)
