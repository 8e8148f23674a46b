"""Imports the site's programs once and forks them when asked: `python -m local.fork_server SOCKET`.

A forked program starts in a fraction of a second instead of several, and shares the memory of what is imported. It
becomes a child of the supervisor, which started this process: what forks it ends at once, and the supervisor adopts
orphans.
"""

import importlib
import json
import os
import select
import signal
import socket
import sys
import time
from pathlib import Path

import setproctitle

from domain.kernel.process.garbage_collection import pause_garbage_collection, tune_garbage_collection
from local.child_process import die_with_parent
from local.forked_program import ForkRequest

PROGRAMS = {
    "api": "api.__main__",
    "workers.command_line": "workers.command_line",
    "workers.follow": "workers.follow",
    "workers.main": "workers.main",
    "workers.schedule": "workers.schedule",
}
"""What may be asked for, as after `python -m`, and the module whose `main` it is."""
_OF_COMMANDS = ("alembic.command", "migrations.upgrade", "migrations.runtime_role")
_LONGEST_REQUEST = 64 * 1024
_PATIENCE_FOR_FIRST_REQUEST = 5.0


class ForkServer:
    """Answers one request after the other. It has no threads, no event loop and no connections of the programs."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._supervisor = os.getppid()
        self._is_warm = False

    def serve(self) -> ForkRequest:
        """Return in each forked process, with what it is to run.

        It listens once everything is imported. What the API loads besides is loaded after the first request, which is
        for the migration that all programs wait for.
        """
        pause_garbage_collection()
        for module in (*PROGRAMS.values(), *_OF_COMMANDS):
            importlib.import_module(module)
        with socket.socket(socket.AF_UNIX) as listening:
            self._path.unlink(missing_ok=True)
            listening.bind(str(self._path))
            listening.listen()
            patience = _PATIENCE_FOR_FIRST_REQUEST
            while True:
                if not self._is_warm and not select.select([listening], [], [], patience)[0]:
                    self._warm_up()
                connection, _ = listening.accept()
                with connection:
                    if (line := connection.makefile("rb").readline(_LONGEST_REQUEST)) and (
                        request := self._answer(connection, json.loads(line))
                    ):
                        return request
                patience = 0.0 if line else patience

    def _warm_up(self) -> None:
        importlib.import_module("api.main").make_app()
        tune_garbage_collection()
        self._is_warm = True

    def _answer(self, connection: socket.socket, request: ForkRequest) -> ForkRequest | None:
        """Fork, and tell the process id; the request is returned in the forked process only."""
        if request["program"] == "api" and not self._is_warm:
            self._warm_up()
        if (between := os.fork()) == 0:
            if forked := os.fork():
                connection.sendall(f"{forked}\n".encode())
                os._exit(0)
            self._leave_to_supervisor(request)
            return request
        os.waitpid(between, 0)
        return None

    def _leave_to_supervisor(self, request: ForkRequest) -> None:
        between = os.getppid()
        os.setsid()
        with Path(request["log"]).open("ab") as log, Path(os.devnull).open("rb") as nothing:
            os.dup2(nothing.fileno(), 0)
            os.dup2(log.fileno(), 1)
            os.dup2(log.fileno(), 2)
        while os.getppid() == between:
            time.sleep(0.001)
        die_with_parent(request["when_parent_dies"], self._supervisor)


def run(request: ForkRequest) -> None:
    """Run the program as `python -m` would."""
    sys.argv = [request["program"], *request["arguments"]]
    setproctitle.setproctitle(" ".join([sys.executable, "-m", *sys.argv]))
    importlib.import_module(PROGRAMS[request["program"]]).main()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    run(ForkServer(Path(sys.argv[1])).serve())
