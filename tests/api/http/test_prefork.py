"""A parent forks the serving process again when it is killed, on a socket that listens all the time."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import Settings
from read_models.kernel.generations import install
from read_models.register import PROJECTIONS
from tests.api.server_process import ROOT, ServerProcess, read_all

REQUEST = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
PATIENCE = 60
_FORK = """
import os, signal, socket, sys, time
from pathlib import Path
from api.http.prefork import fork_serving_process
listening = socket.create_server(("127.0.0.1", 0))
fork_serving_process(before_stop=listening.close)
Path(sys.argv[1]).open("a").write("x")
starts = len(Path(sys.argv[1]).read_text())
"""
_SAYS_WHO_ACCEPTS_AT_THE_STOP = """
address = listening.getsockname()
def say(*_):
    with socket.socket() as connection:
        print("refused" if connection.connect_ex(address) else "taken", flush=True)
    sys.exit(0)
signal.signal(signal.SIGTERM, say)
listening.close()
print("ready", flush=True)
while True: time.sleep(1)
"""


def run(folder: Path, program: str) -> subprocess.Popen[str]:
    """Starts a program whose children run this after the fork; each start adds a letter to the file `starts`."""
    command = [sys.executable, "-c", _FORK + program, str(folder / "starts")]
    return subprocess.Popen(command, cwd=ROOT, text=True, stdout=subprocess.PIPE)


@pytest.fixture
def served(settings: Settings, platform: Platform) -> Iterator[ServerProcess]:
    """Reports errors to an address where nobody listens, since that has threads and connections of its own."""
    install(platform.engine, PROJECTIONS)
    with ServerProcess(settings, SENTRY_DSN="http://key@127.0.0.1:9/1") as served:
        assert b" 200 " in served.say(REQUEST)
        yield served


def test_the_parent_has_one_thread_and_no_connections(served: ServerProcess) -> None:
    """A fork would copy them in a state that nobody can use."""
    parent = psutil.Process(served.process.pid)
    assert parent.num_threads() == 1
    assert [each.status for each in parent.net_connections("all")] == [psutil.CONN_LISTEN]


def test_requests_wait_while_a_killed_process_is_replaced(served: ServerProcess) -> None:
    parent, killed = psutil.Process(served.process.pid), served.serving_process()
    parent.suspend()
    killed.kill()
    with served.connect() as connection:
        connection.sendall(REQUEST)
        parent.resume()
        assert b" 200 " in read_all(connection)
    assert served.serving_process() != killed


def test_a_killed_parent_leaves_no_process_and_frees_the_port(served: ServerProcess) -> None:
    serving = served.serving_process()
    served.process.kill()
    assert not psutil.wait_procs([serving], timeout=PATIENCE)[1]
    with pytest.raises(ConnectionRefusedError):
        served.connect()


def test_a_process_is_replaced_however_often_it_is_killed(tmp_path: Path) -> None:
    parent = run(
        tmp_path, "os.kill(os.getpid(), signal.SIGKILL if starts % 2 else signal.SIGSEGV) if starts < 4 else 0"
    )
    assert parent.wait(PATIENCE) == 0
    assert (tmp_path / "starts").read_text() == "xxxx"


def test_a_process_that_exits_is_not_replaced_and_its_code_is_kept(tmp_path: Path) -> None:
    assert run(tmp_path, "sys.exit(7)").wait(PATIENCE) == 7
    assert (tmp_path / "starts").read_text() == "x"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_that_the_process_does_not_handle_ends_both(tmp_path: Path, number: signal.Signals) -> None:
    program = "signal.signal(signal.SIGINT, signal.SIG_DFL); print('ready', flush=True); time.sleep(600)"
    parent = run(tmp_path, program)
    assert parent.stdout is not None
    parent.stdout.readline()
    parent.send_signal(number)
    assert parent.wait(PATIENCE) == 128 + number
    assert (tmp_path / "starts").read_text() == "x"


def test_the_parent_can_be_stopped_while_it_waits_to_fork_again(tmp_path: Path) -> None:
    parent = run(tmp_path, "os.kill(os.getpid(), signal.SIGKILL)")
    assert parent.stdout is not None
    while "0.8" not in parent.stdout.readline():
        assert parent.poll() is None
    parent.send_signal(signal.SIGTERM)
    assert parent.wait(PATIENCE) == 128 + signal.SIGTERM


def test_nothing_is_accepted_any_more_once_a_stop_was_asked_for(tmp_path: Path) -> None:
    """Connections that waited in the backlog would be reset at the end; other processes may serve the same address."""
    parent = run(tmp_path, _SAYS_WHO_ACCEPTS_AT_THE_STOP)
    assert parent.stdout is not None
    assert parent.stdout.readline() == "ready\n"
    parent.terminate()
    assert parent.wait(PATIENCE) == 0
    assert parent.stdout.read() == "refused\n"
