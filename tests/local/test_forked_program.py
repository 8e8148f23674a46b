"""The fork server forks programs that are asked for; the supervisor adopts them and waits for their ends."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from local.data_folder import ROOT
from local.forked_program import ForkServerUnavailable, fork
from tests.local.site_under_test import PATIENCE

_SUPERVISOR = """
import os, signal, sys, time
from pathlib import Path
from local.fork_server import ForkServer
from local.forked_program import fork
from local.guard import adopt_orphans
path, log = Path(sys.argv[1]), Path(sys.argv[2])
adopt_orphans()
server = os.fork()
if server == 0:
    ForkServer(path, {"greet": "tests.local.forked_greeting"}, lambda: True).serve()()
    sys.exit()
while not path.exists():
    time.sleep(0.01)
"""


def supervise(tmp_path: Path, story: str) -> str:
    """Run a supervisor with a fork server; return what it prints."""
    script = [sys.executable, "-c", _SUPERVISOR + story, str(tmp_path / "socket"), str(tmp_path / "log")]
    done = subprocess.run(script, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_forked_program_is_a_child_of_the_supervisor(tmp_path: Path) -> None:
    said = supervise(
        tmp_path,
        """
programs = [fork(path, "greet", [str(code)], log, signal.SIGTERM) for code in (0, 3)]
print([program.wait(30) for program in programs])
os.kill(server, signal.SIGKILL)
""",
    )
    assert said == "[0, 3]\n"
    assert sorted((tmp_path / "log").read_text().splitlines()) == ["hello 0", "hello 3"]


def test_a_program_that_is_given_up_before_it_was_forked_does_not_run(tmp_path: Path) -> None:
    said = supervise(
        tmp_path,
        """
os.kill(server, signal.SIGSTOP)
given_up = fork(path, "greet", ["1"], log, signal.SIGTERM)
given_up.kill()
os.kill(server, signal.SIGCONT)
print(given_up.wait(30), fork(path, "greet", ["2"], log, signal.SIGTERM).wait(30))
os.kill(server, signal.SIGKILL)
""",
    )
    assert said == "-9 2\n"
    assert (tmp_path / "log").read_text() == "hello 2\n"


def test_a_program_has_ended_when_its_fork_server_has(tmp_path: Path) -> None:
    said = supervise(
        tmp_path,
        """
os.kill(server, signal.SIGSTOP)
waiting = fork(path, "greet", ["1"], log, signal.SIGTERM)
print(waiting.poll(), waiting.pid)
os.kill(server, signal.SIGKILL)
print(waiting.wait(30))
""",
    )
    assert said == "None 0\n1\n"


def test_nobody_listens(tmp_path: Path) -> None:
    with pytest.raises(ForkServerUnavailable):
        fork(tmp_path / "socket", "greet", [], tmp_path / "log", signal.SIGTERM)
