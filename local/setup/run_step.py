"""Runs external programs as one visible step, and reports a failure. Standard library only."""

import os
import signal
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from local.console import step
from local.data_folder import ROOT
from local.errors import CannotRun
from local.process import end, last_lines, start


def run_step(
    title: str,
    *commands: Sequence[str | Path],
    directory: Path = ROOT,
    environment: Mapping[str, str] | None = None,
    advice: str = "",
) -> None:
    """Run the commands in order; raise CannotRun with their last lines, and `advice`, when one fails."""
    with tempfile.NamedTemporaryFile(prefix="karijera-", suffix=".log") as log, step(title):
        for command in commands:
            code = _run(command, Path(log.name), directory, {**os.environ, **(environment or {})})
            if code:
                words = "\n    ".join(last_lines(Path(log.name), 25))
                message = f"{title} failed: `{_shown(command)}` ended with exit code {code}.\n    {words}\n{advice}"
                raise CannotRun(message.rstrip())


def _run(command: Sequence[str | Path], log: Path, directory: Path, environment: Mapping[str, str]) -> int:
    process = start(command, log=log, environment=environment, directory=directory)
    try:
        return process.wait()
    finally:
        end(process, signal.SIGTERM, patience=5)


def _shown(command: Sequence[str | Path]) -> str:
    return " ".join([Path(command[0]).name, *map(str, command[1:])])
