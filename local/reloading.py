"""Notices changed source files while the site runs."""

import threading
from collections.abc import Collection, Sequence
from pathlib import Path

import psutil
from watchfiles import watch

from local.data_folder import ROOT
from local.process import ChildProcess

_STEP_MILLISECONDS = 30
_MAX_MILLISECONDS = 300
"""Files that are saved within this time of each other are one change."""
_MOST_NAMED = 3


class SourceChanges:
    """Watches folders on a thread of its own. Compiled files and those of editors do not count."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._folders = [folder for folder in folders if folder.exists()]
        self._changed: set[str] = set()
        self._lock = threading.Lock()
        threading.Thread(target=self._watch, name="source-changes", daemon=True).start()

    def take(self) -> Collection[str]:
        """The files that have changed since the last call."""
        with self._lock:
            changed, self._changed = self._changed, set()
        return changed

    def _watch(self) -> None:
        for changes in watch(*self._folders, step=_STEP_MILLISECONDS, debounce=_MAX_MILLISECONDS):
            with self._lock:
                self._changed |= {path for _, path in changes}


def summary_of(changed: Collection[str]) -> str:
    """The names of a few files, and how many more there are."""
    names = sorted(_name(Path(path)) for path in changed)
    more = f" and {len(names) - _MOST_NAMED} more" if len(names) > _MOST_NAMED else ""
    return ", ".join(names[:_MOST_NAMED]) + more


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else path.name


def has_listening_socket(process: ChildProcess | None) -> bool:
    """Whether connections to a port reach the process."""
    if process is None or process.poll() is not None:
        return False
    try:
        found = psutil.Process(process.pid).net_connections("tcp")
    except psutil.Error:
        return False
    return any(each.status == psutil.CONN_LISTEN for each in found)
