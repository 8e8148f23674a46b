"""A supervisor process under test: starts it, observes it and cleans up."""

import contextlib
import os
import signal
import subprocess
import sys
import time
import urllib.request
import uuid
from collections.abc import Callable, Sequence
from pathlib import Path

import psutil

from local.data_folder import ROOT
from local.process import CURRENT_USER, RunAs

_MARK = "KARIJERA_TEST_MARK"
PATIENCE = 60.0


class SiteUnderTest:
    """One supervisor process on one data folder; `environment` plants faults."""

    def __init__(
        self, data: Path, run_as: RunAs = CURRENT_USER, options: Sequence[str] = (), **environment: str
    ) -> None:
        self.data = data
        self.output = data.parent / f"output-{uuid.uuid4().hex}"
        self._mark = uuid.uuid4().hex
        self._run_as = run_as
        own_servers = dict.fromkeys(("DATABASE_URL", "REDIS_URL", "SMTP_URL"), "")
        self._environment = {**os.environ, **own_servers, **environment, _MARK: self._mark, "PYTHONPATH": str(ROOT)}
        self.process = self.launch(*options)

    def launch(self, *options: str, port: int = 0) -> subprocess.Popen[bytes]:
        """Start a supervisor, the first or one more."""
        program = [sys.executable, str(Path(__file__).with_name("site_of_stand_ins.py"))]
        with self.output.open("ab") as output:
            return subprocess.Popen(
                [*self._run_as.prefix, *program, "--port", str(port), "--data", str(self.data), *options],
                stdout=output,
                stderr=subprocess.STDOUT,
                env=self._environment,
                cwd=ROOT,
                user=self._run_as.user,
                group=self._run_as.user,
                extra_groups=None if self._run_as.user is None else [],
            )

    def said(self) -> str:
        return self.output.read_text()

    def wait_until_ready(self, times: int = 1) -> str:
        """Return the address, once the line that names it has been printed so many times."""
        wait_for(lambda: self.said().count("Karijera is ready at ") == times or self.process.poll() is not None)
        assert self.process.poll() is None, self.said()
        return self.said().rsplit("Karijera is ready at ", 1)[1].split()[0]

    def wait_until_ended(self) -> int:
        return self.process.wait(PATIENCE)

    def supervisor(self) -> int:
        """The process below the guard."""
        return psutil.Process(self.process.pid).children()[0].pid

    def service(self, named: str) -> psutil.Process:
        """The process of a service, by a part of its command line; waits for one that is being started."""
        wait_for(lambda: self._child(named) is not None)
        found = self._child(named)
        assert found is not None, f"{named} does not run"
        return found

    def _child(self, named: str) -> psutil.Process | None:
        for child in psutil.Process(self.supervisor()).children():
            with contextlib.suppress(psutil.NoSuchProcess):  # it may end between being listed and being looked at
                if named in " ".join(child.cmdline()):
                    return child
        return None

    def processes(self) -> set[psutil.Process]:
        """Lists the living processes of this site: known by its environment, by its parents, or by the folder that they
        work in."""
        found = {process for process in psutil.process_iter() if self._is_ours(process)}
        with contextlib.suppress(psutil.NoSuchProcess):
            found |= set(psutil.Process(self.process.pid).children(recursive=True))
        return {process for process in found if _lives(process)}

    def is_gone(self) -> bool:
        return not self.processes()

    def end_the_hard_way(self) -> None:
        """Ends the site as a power cut would: nobody has time to see another one end, or to start one."""
        wait_for(self._nothing_is_left_to_be_ended)
        self.process.wait()

    def _nothing_is_left_to_be_ended(self) -> bool:
        processes = self.processes()
        for end in (psutil.Process.suspend, psutil.Process.kill):
            for process in processes:
                with contextlib.suppress(psutil.NoSuchProcess):
                    end(process)
        return not processes

    def _is_ours(self, process: psutil.Process) -> bool:
        try:
            marked = process.environ().get(_MARK) == self._mark
            return marked or Path(process.cwd()).is_relative_to(self.data)  # PostgreSQL overwrites its environment
        except (psutil.Error, OSError):
            return False


def _lives(process: psutil.Process) -> bool:
    try:
        return process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def wait_for(condition: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Return when the condition holds; fail when it does not within `patience` seconds."""
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline, "what was waited for did not happen"
        time.sleep(0.05)


def status_of(address: str) -> int:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return answer.status


def is_served(address: str) -> bool:
    """Whether it answers with 200; one that refuses connections while its server restarts does not."""
    try:
        return status_of(address) == 200
    except OSError:
        return False


def kill(process: int) -> None:
    os.kill(process, signal.SIGKILL)
