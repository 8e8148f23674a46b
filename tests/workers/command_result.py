"""Commands of `karijera` in tests: what they print, and their exit codes."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class CommandResult:
    """What a command printed, and its exit code."""

    code: int
    out: str
    error: str


RunCommand = Callable[..., CommandResult]
