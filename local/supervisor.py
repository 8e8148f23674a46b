"""Starts the whole site on one machine, restarts what fails, and stops everything at the end."""

import argparse
import contextlib
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Collection, Sequence

from local import unix_sockets
from local.console import say, step
from local.data_folder import DataFolder, explain_os_error
from local.errors import CannotRun
from local.guard import end_descendants, reap_orphans, run_guarded
from local.instance import AlreadyRunning, Instance, claim, publish
from local.keys import write_private_file
from local.options import add_options
from local.postgres import ROLE
from local.process import ChildProcess, end, last_lines
from local.reloading import SourceChanges, has_listening_socket, summary_of
from local.service import Running, Service
from local.services import ListeningSockets, Services

_MAX_START_ATTEMPTS = 5
_START_TIMEOUT = 90.0
_MAX_STOP_SECONDS = 8.0
_SERVER_STOP_SECONDS = 3.5  # of these seconds, for database and queue to shut down cleanly
_POLL_INTERVAL = 0.05
_REQUESTED = "api"
"""The program that people wait for: the new one listens before the former one ends."""


class _Stop(BaseException):
    """A signal asked to stop, or the guard is gone."""


class Supervisor:
    """Runs one site, from the first server to the last."""

    def __init__(self, data_folder: DataFolder, services: Services, instance: Instance, lifeline: int) -> None:
        self._data_folder = data_folder
        self._services = services
        self._instance = instance
        self._lifeline = lifeline
        self._servers: list[Running] = []
        self._site: list[Running] = []
        self._command: ChildProcess | None = None
        self._replacement: Running | None = None
        self._changes = SourceChanges(services.watched()) if services.reload else None
        self._asked_to_stop = False

    def run(self, *, demo: bool) -> int:
        """Start everything, wait for a stop, stop everything; return the exit code."""
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self._ask_to_stop)
        try:
            self._start(demo=demo)
            while True:
                self._tick()
                if self._changes and (changed := self._changes.take()):
                    self._reload(changed)
        except _Stop:
            return 0
        except CannotRun as reason:
            say(str(reason))
        except OSError as error:
            say(explain_os_error(error, self._data_folder.folder))
        finally:
            self._stop()
        return 1

    def _start(self, *, demo: bool) -> None:
        services = self._services
        with step("Database, queue and mail"):
            self._launch(self._site, services.programs_without_database())
            self._launch(self._servers, services.servers())
            self._wait_for(self._servers)
            if services.postgres:
                services.postgres.create_database(ROLE, unless_there=True)
        with step("Tables"):
            self._wait_for(self._site)
            self._run_to_completion(services.command_line("migrate"))
        mark = self._data_folder.demo_mark("" if services.postgres else services.environment["DATABASE_URL"])
        if demo and not mark.exists():
            with step("Demo content"):
                self._run_to_completion(services.command_line("demo"))
            mark.touch()
        write_private_file(self._data_folder.environment, services.settings)
        with step("Site"):
            self._launch(self._site, services.site())
            self._wait_for(self._site)
            self._wait(services.front_page_answers, "The front page")
        publish(self._data_folder, self._instance.now("running"))
        mail = f"  (mail: {self._instance.mail})" if self._instance.mail else ""
        say(f"Karijera is ready at {self._instance.address}{mail}")

    def _reload(self, changed: Collection[str]) -> None:
        """Run the programs again with the files as they are now. Those that cannot start leave the former ones."""
        with step(f"Reload ({summary_of(changed)})"):
            fork_server = self._services.next_fork_server()
            if not self._replace(fork_server, Running.is_ready):
                return
            self._services.use(fork_server)
            site = self._services.site()
            for service in site:
                if service.name == _REQUESTED:
                    self._replace(service, lambda running: has_listening_socket(running.process))
            others = [service for service in site if service.name != _REQUESTED]
            former = [running for running in self._site if running.service.name in {each.name for each in others}]
            self._site = [running for running in self._site if running not in former]
            _end_all(former, time.monotonic() + _MAX_STOP_SECONDS)
            self._run_to_completion(self._services.command_line("migrate"))
            self._launch(self._site, others)

    def _replace(self, service: Service, is_ready: Callable[[Running], bool]) -> bool:
        """Start a program beside the one that runs, which is ended once the new one is ready; False when it ends."""
        self._replacement = new = Running(service)
        new.start()
        try:
            while not is_ready(new):
                self._tick()
                if new.process is None or new.process.poll() is not None:
                    say("".join(f"\n    {line}" for line in new.last_log_lines()))
                    return False
            [former] = [running for running in self._site if running.service.name == service.name]
            self._site[self._site.index(former)] = new
        finally:
            self._replacement = None
        _end_all([former], time.monotonic() + _MAX_STOP_SECONDS)
        return True

    def _launch(self, among: list[Running], services: Sequence[Service]) -> None:
        for service in services:
            among.append(Running(service))
            among[-1].start()

    def _wait_for(self, group: Sequence[Running]) -> None:
        for running in group:
            self._wait(running.is_ready, running.service.name)

    def _wait(self, ready: Callable[[], bool], what: str) -> None:
        deadline = time.monotonic() + _START_TIMEOUT
        while not ready():
            self._tick()
            self._fail_after_repeated_exits()
            if time.monotonic() > deadline:
                message = f"{what} is not ready after {_START_TIMEOUT:.0f} s; logs: {self._data_folder.logs}"
                raise CannotRun(message)

    def _fail_after_repeated_exits(self) -> None:
        for running in (*self._servers, *self._site):
            if running.failures >= _MAX_START_ATTEMPTS:
                message = f"{running.service.name} does not start. Its log is {running.service.log}."
                raise CannotRun(message)

    def _run_to_completion(self, service: Service) -> None:
        self._command = process = service.launch()
        try:
            while process.poll() is None:
                self._tick()
        finally:
            end(process, signal.SIGTERM, patience=3)
        if process.returncode:
            self._tick()  # tells about a fork server that has ended
            words = "\n    ".join(last_lines(service.log))
            message = f"`{service.name}` failed (exit code {process.returncode}); its last lines:\n    {words}"
            raise CannotRun(message)

    def _tick(self) -> None:
        guard_is_gone = bool(select.select([self._lifeline], [], [], _POLL_INTERVAL)[0])
        if self._asked_to_stop or guard_is_gone:
            raise _Stop
        for running in (*self._servers, *self._site):
            if sentence := running.restart_if_ended():
                words = "".join(f"\n    {line}" for line in running.last_log_lines())
                say(f"{sentence}; its last lines:{words}")
        reap_orphans(self._children())

    def _children(self) -> set[int]:
        """The processes whose exit codes are waited for elsewhere."""
        among = (*self._servers, *self._site, *([self._replacement] if self._replacement else []))
        return {process.pid for process in (*(running.process for running in among), self._command) if process}

    def _ask_to_stop(self, *_: object) -> None:
        self._asked_to_stop = True

    def _stop(self) -> None:
        deadline = time.monotonic() + _MAX_STOP_SECONDS
        if self._replacement:
            self._site.append(self._replacement)
        _report_stop(self._data_folder, self._instance)
        _end_all(self._site, deadline - _SERVER_STOP_SECONDS)
        _end_all(self._servers, deadline)
        end_descendants(grace=0.2)
        for part in (self._data_folder.folder, self._data_folder.postgres, self._data_folder.valkey):
            unix_sockets.clear(part)
        say("Karijera has stopped")


def _end_all(group: Sequence[Running], deadline: float) -> None:
    for running in group:
        running.terminate()
    for running in group:
        running.wait_or_kill(deadline - time.monotonic())


def _report_stop(data_folder: DataFolder, instance: Instance) -> None:
    with contextlib.suppress(OSError):  # a full disk must not prevent the stop
        publish(data_folder, instance.now("stopping"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the site on one data folder until a signal ends it."""
    options = _parser().parse_args(arguments)
    data_folder = DataFolder(options.data)
    try:
        data_folder.open()
        with claim(data_folder):
            return _run(data_folder, options)
    except AlreadyRunning as found:
        say(str(found))
        return 0
    except CannotRun as reason:
        say(str(reason))
        return 1


def _run(data_folder: DataFolder, options: argparse.Namespace) -> int:
    listening = ListeningSockets.open(options.host, options.port, os.environ)
    services = Services(data_folder, listening, reload=options.reload)
    instance = Instance(listening.address, listening.mail_address, os.getpid())
    publish(data_folder, instance)
    return run_guarded(
        lambda lifeline: Supervisor(data_folder, services, instance, lifeline).run(demo=options.demo),
        before_cleanup=lambda: _report_stop(data_folder, instance),
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m local.supervisor", description=__doc__)
    add_options(parser)
    return parser


if __name__ == "__main__":
    sys.exit(main())
