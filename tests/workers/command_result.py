"""The result of a `karijera` command in tests: output and exit code."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class CommandResult:
    """Output of a command, and its exit code."""

    code: int
    out: str
    error: str


RunCommand = Callable[..., CommandResult]
