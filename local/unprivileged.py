"""Runs PostgreSQL, which refuses root, as an unprivileged user without adding users to the machine."""

import functools
import os
import shutil
from collections.abc import Sequence
from pathlib import Path

from local.child_process import why_not_started
from local.errors import CannotRun
from local.process import CURRENT_USER, RunAs

NOBODY = 65534
_OWN_NAMESPACE = ("unshare", "--user", f"--map-user={NOBODY}", f"--map-group={NOBODY}", "--")
_COPIES = Path("/var/cache/karijera")


@functools.cache
def unprivileged_user() -> RunAs:
    """Find how to start a program that refuses root; for ordinary users, unchanged."""
    if os.geteuid() != 0:
        return CURRENT_USER
    return RunAs(prefix=_OWN_NAMESPACE) if _namespaces_are_allowed() else RunAs(user=NOBODY)


def _namespaces_are_allowed() -> bool:
    return _succeeds(RunAs(prefix=_OWN_NAMESPACE), ["true"])


def readable_by(run_as: RunAs, installation: Path, program: str) -> Path:
    """The installation, or a copy of it at a place where that user can execute `bin/program`."""
    path = installation / "bin" / program
    try:
        started = run_as.run([path, "--version"])
        reason = f"{path} does not run: {started.stdout.strip() or f'exit code {started.returncode}'}"
        if started.returncode == 0:
            return installation
    except OSError as error:
        reason = why_not_started(str(path), error)
    if run_as.user is None:
        raise CannotRun(reason)
    copy = _COPIES / f"{installation.name}-{installation.stat().st_mtime_ns}"
    if not copy.exists():
        _COPIES.mkdir(parents=True, exist_ok=True)
        unfinished = copy.with_suffix(f".{os.getpid()}")
        shutil.copytree(installation, unfinished, symlinks=True)
        try:
            unfinished.rename(copy)
        except OSError:
            if not copy.exists():
                raise
            shutil.rmtree(unfinished)  # another process has made the same copy
    return copy


def hand_over(run_as: RunAs, folder: Path) -> None:
    """Give that user a folder, whose parents they must be able to enter."""
    if run_as.user is None:
        return
    os.chown(folder, run_as.user, run_as.user)
    if not _succeeds(run_as, ["test", "-w", folder]):
        message = (
            f"PostgreSQL refuses to run as root, this machine forbids user namespaces, and 'nobody' cannot enter "
            f"{folder}. Choose a folder that others may enter, for example --data /var/lib/karijera, "
            f"or start as an ordinary user."
        )
        raise CannotRun(message)


def _succeeds(run_as: RunAs, command: Sequence[str | Path]) -> bool:
    try:
        return run_as.run(command).returncode == 0
    except OSError:
        return False
