"""Notes what touches the file system on an event loop, where it holds up every other request."""

import asyncio
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

_UNAUDITED = ("stat", "lstat", "readlink", "access")
"""Calls that Python reports to no audit hook."""
_noting: list[list[str]] = []


@contextmanager
def file_system_calls() -> Iterator[list[str]]:
    """The calls on any thread with a running event loop, until the block ends."""
    calls = list[str]()
    _noting.append(calls)
    with pytest.MonkeyPatch.context() as patch:
        for name in _UNAUDITED:
            patch.setattr(os, name, _noted(f"os.{name}", getattr(os, name)))
        try:
            yield calls
        finally:
            _noting.remove(calls)


def _note(event: str, arguments: tuple[Any, ...]) -> None:
    if not _noting or event.partition(".")[0] not in ("open", "os", "shutil") or not asyncio._get_running_loop():
        return
    # What is imported for the first time is read once.
    if not str(arguments[0]).endswith((".py", ".pyc", "/__pycache__")):
        for calls in _noting:
            calls.append(f"{event} {arguments[:1]}"[:200])


def _noted(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
    def noted(*arguments: Any, **more: Any) -> Any:
        _note(name, arguments)
        return call(*arguments, **more)

    return noted


# An audit hook stays for as long as the process lives.
sys.addaudithook(_note)
