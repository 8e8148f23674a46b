"""Imports the site's programs once and forks them when asked: `python -m local.fork_server SOCKET`.

A forked program starts in a fraction of a second instead of several, and shares the memory of what is imported. It
becomes a child of the supervisor, which started this process: what forks it ends at once, and the supervisor adopts
orphans.

With `up --reload` there are two: one that has imported what changes never, and forks the other after each change.
"""

import argparse
import contextlib
import gc
import importlib
import json
import os
import select
import signal
import socket
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import setproctitle

from local.child_process import die_with_parent
from local.forked_program import ForkRequest

PROGRAMS = {
    "api": "api.__main__",
    "workers.command_line": "workers.command_line",
    "workers.follow": "workers.follow",
    "workers.main": "workers.main",
    "workers.schedule": "workers.schedule",
}
"""Programs that may be asked for, as after `python -m`, and the module whose `main` each is."""
OWN_PACKAGES = frozenset({"api", "domain", "local", "migrations", "read_models", "workers"})
_OF_COMMANDS = ("alembic.command", "migrations.upgrade", "migrations.runtime_role")
_LONGEST_REQUEST = 64 * 1024
_PATIENCE_FOR_FIRST_REQUEST = 5.0
_POLL_INTERVAL = 0.5


class ForkServer:
    """Answers one request after the other. It has no threads, no event loop and no connections of the programs.

    `prepare` does more once, when no request waits; it returns False to be called again soon.
    """

    def __init__(self, path: Path, programs: Mapping[str, str], prepare: Callable[[], bool]) -> None:
        self._programs = programs
        self._prepare = prepare
        self._is_prepared = False
        self._supervisor = os.getppid()
        self._listening = socket.socket(socket.AF_UNIX)
        path.unlink(missing_ok=True)
        self._listening.bind(str(path))
        self._listening.listen()

    def serve(self) -> Callable[[], None]:
        """Return in each forked process, with what it is to run."""
        with self._listening as listening:
            # The first request is for the migration that all programs wait for.
            patience = _PATIENCE_FOR_FIRST_REQUEST
            while True:
                if not self._is_prepared and not select.select([listening], [], [], patience)[0]:
                    self._is_prepared = self._prepare()
                    patience = _POLL_INTERVAL
                    continue
                connection, _ = listening.accept()
                with connection:
                    line = connection.makefile("rb").readline(_LONGEST_REQUEST)
                    if line and _is_open(connection) and (request := self._fork(connection, json.loads(line))):
                        return lambda: run(request, self._programs)
                patience = 0.0 if line else patience

    def _fork(self, connection: socket.socket, request: ForkRequest) -> ForkRequest | None:
        """Tell the process id of the forked process; the request is returned in that process only."""
        if request["program"] == "api" and not self._is_prepared:
            self._is_prepared = self._prepare()
        if (child := os.fork()) == 0:
            between = os.getpid()
            if forked := os.fork():
                try:
                    connection.sendall(f"{forked}\n".encode())
                except OSError:
                    os.kill(forked, signal.SIGKILL)
                os._exit(0)
            self._leave_to_supervisor(between, request)
            return request
        os.waitpid(child, 0)
        return None

    def _leave_to_supervisor(self, between: int, request: ForkRequest) -> None:
        """Become a process like those that the supervisor starts itself, once it has adopted this one."""
        os.setsid()
        with Path(request["log"]).open("ab") as log, Path(os.devnull).open("rb") as nothing:
            os.dup2(nothing.fileno(), 0)
            os.dup2(log.fileno(), 1)
            os.dup2(log.fileno(), 2)
        while os.getppid() == between:
            time.sleep(0.001)
        die_with_parent(request["when_parent_dies"], self._supervisor)


def _is_open(connection: socket.socket) -> bool:
    """Whether who asked still waits for the answer."""
    if not select.select([connection], [], [], 0)[0]:
        return True
    return bool(connection.recv(1, socket.MSG_PEEK))


def run(request: ForkRequest, programs: Mapping[str, str]) -> None:
    """Run a program as `python -m` would."""
    sys.argv = [request["program"], *request["arguments"]]
    setproctitle.setproctitle(" ".join([sys.executable, "-m", *sys.argv]))
    gc.enable()
    importlib.import_module(programs[request["program"]]).main()


def serve_programs(path: Path, *, lazy: bool, libraries: Path | None) -> Callable[[], None]:
    """Serve the programs of the site. Unless `lazy`, also load what the API needs before its first request.

    Who asks before everything is imported waits; a `lazy` one listens only then, since its modules may be faulty. The
    names of imported modules that are not ours are written to `libraries`.
    """

    def prepare() -> bool:
        if not lazy:
            importlib.import_module("api.main").make_app(lazy=False)
        gc.freeze()
        return True

    server = None if lazy else ForkServer(path, PROGRAMS, prepare)
    for module in (*PROGRAMS.values(), *_OF_COMMANDS):
        importlib.import_module(module)
    if libraries:
        names = [name for name in sys.modules if name.partition(".")[0] not in {*OWN_PACKAGES, "__main__"}]
        unfinished = libraries.with_suffix(".new")
        unfinished.write_text(json.dumps(names))
        unfinished.rename(libraries)
    return (server or ForkServer(path, PROGRAMS, prepare)).serve()


def serve_fork_servers(path: Path, libraries: Path) -> Callable[[], None]:
    """Serve fork servers, which import our modules anew; import the others here once their names are written."""
    libraries.unlink(missing_ok=True)

    def prepare() -> bool:
        if not libraries.exists():
            return False
        for name in json.loads(libraries.read_text()):
            with contextlib.suppress(ImportError):  # one that only its package may import
                importlib.import_module(name)
        gc.freeze()
        return True

    return ForkServer(path, {"local.fork_server": "local.fork_server"}, prepare).serve()


def main() -> None:
    """Serve until the supervisor ends this process. In a forked process: run what it was forked for."""
    gc.disable()
    parser = argparse.ArgumentParser(prog="python -m local.fork_server", description=__doc__)
    parser.add_argument("socket", type=Path)
    parser.add_argument("--of-fork-servers", action="store_true", help="import libraries, and fork fork servers")
    parser.add_argument("--lazy", action="store_true", help="import modules only")
    parser.add_argument("--libraries", type=Path, metavar="FILE", help="holds the names of the libraries' modules")
    options = parser.parse_args()
    if options.of_fork_servers:
        program = serve_fork_servers(options.socket, options.libraries)
    else:
        program = serve_programs(options.socket, lazy=options.lazy, libraries=options.libraries)
    program()


if __name__ == "__main__":
    main()
