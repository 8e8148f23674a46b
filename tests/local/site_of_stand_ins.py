"""Runs the supervisor with real servers and a stand-in site, as a program for tests of the supervisor."""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from local import process, supervisor
from local.service import Service
from local.services import Services, responds

# Each stand-in leaves a grandchild in a session of its own, as the real programs' libraries might.
_WITH_GRANDCHILD = """
import subprocess, sys, time
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], start_new_session=True)
"""
_SITE = (
    _WITH_GRANDCHILD
    + """
import http.server, socket
class Page(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200); self.end_headers(); self.wfile.write(b"<html>")
    def log_message(self, *_): pass
server = http.server.HTTPServer(("127.0.0.1", int(sys.argv[1])), Page, bind_and_activate=False)
server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
server.server_bind()
server.server_activate()
server.serve_forever()
"""
)
_WORKER = _WITH_GRANDCHILD + "while True: time.sleep(1)"
_STUBBORN = "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)\n" + _WORKER
_HAS_CHILD = """
import subprocess, sys, time
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])  # parent of one
while True: time.sleep(1)
"""
_COMPILES = """
import pathlib, sys, time
compile(pathlib.Path(sys.argv[1]).read_text(), sys.argv[1], "exec")
pathlib.Path(sys.argv[2]).touch()
while True: time.sleep(1)
"""
_DIES = "print('the reason of its death'); raise SystemExit(3)"


_FAULTS = {"STAND_IN_STUBBORN": _STUBBORN, "STAND_IN_DIES": _DIES, "STAND_IN_WITH_CHILD": _HAS_CHILD}


class StandIns(Services):
    """The site's programs replaced by tiny ones; database, queue and mail stay real."""

    def programs_without_database(self) -> list[Service]:
        return []

    def site(self) -> list[Service]:
        port = self.listening.site.getsockname()[1]
        api = [sys.executable, "-c", _SITE, str(port)]
        found = [
            self._python_service("api", api, responds(self.listening.address, "/healthz")),
            self._python_service("follow", [sys.executable, "-c", _WORKER]),
        ]
        for name, script in _FAULTS.items():
            if name in os.environ:
                found.append(self._python_service("workers", [sys.executable, "-c", script]))
        return found

    def command_line(self, command: str) -> Service:
        count = f"open({str(self.data_folder.folder / command)!r}, 'a').write('x')"
        return self._python_service(command, [sys.executable, "-c", count])


class ReloadedStandIns(StandIns):
    """A site of stand-ins with one source file, which the fork server compiles; a request is answered with its last
    line."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._source = Path(os.environ["STAND_IN_SOURCE"])
        self._compiled = 0

    def watched(self) -> list[Path]:
        return [self._source.parent]

    def programs_without_database(self) -> list[Service]:
        return [self.next_fork_server()]

    def next_fork_server(self) -> Service:
        self._compiled += 1
        mark = self.data_folder.folder / f"compiled-{self._compiled}"
        command = [sys.executable, "-c", _COMPILES, str(self._source), str(mark)]
        return self._python_service("fork-server", command, mark.exists)

    def use(self, fork_server: Service) -> None:
        pass

    def site(self) -> list[Service]:
        answer = self._source.read_text().splitlines()[-1]
        port = self.listening.site.getsockname()[1]
        api = [sys.executable, "-c", _SITE.replace("<html>", answer), str(port)]
        [_, *others] = super().site()
        return [self._python_service("api", api, responds(self.listening.address, "/healthz")), *others]


def _unguarded(supervise: Callable[[int], int], *, before_cleanup: Callable[[], None]) -> int:
    if os.fork() == 0:
        os._exit(supervise(os.pipe()[0]))
    while True:
        time.sleep(1)


if __name__ == "__main__":
    supervisor.Services = ReloadedStandIns if "STAND_IN_SOURCE" in os.environ else StandIns
    if "STAND_IN_UNGUARDED" in os.environ:
        supervisor.run_guarded = _unguarded
        process._CHILD = process._CHILD.replace("prctl(1, number)", "prctl(1, 0)")
    sys.exit(supervisor.main())
