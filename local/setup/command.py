"""The commands of run.py. Standard library only."""

import argparse
import json
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from local.console import say
from local.data_folder import DEFAULT, ROOT, DataFolder
from local.errors import CannotRun
from local.instance import running
from local.options import add_options, add_test_options
from local.setup import locks, node, python_packages, web_build
from local.setup.setup_state import one_set_up_at_a_time


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    options = _parser().parse_args(arguments)
    signal.signal(signal.SIGTERM, _interrupt)
    # If this is set, each process compiles every module again, which doubles the start-up time.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        return options.run(options)
    except CannotRun as reason:
        say(str(reason))
    except KeyboardInterrupt:
        say("Interrupted")
    return 1


def _up(options: argparse.Namespace) -> int:
    data_folder = DataFolder(options.data)
    if found := running(data_folder):
        say(found.sentence())
        return 0
    with one_set_up_at_a_time():
        python = python_packages.install("local")
        node.install()
        if options.reload:
            web_build.install_packages()
        else:
            web_build.build()
    demo = [] if options.demo else ["--no-demo"]
    reload = ["--reload"] if options.reload else []
    place = ["--port", options.port, "--host", options.host, "--data", data_folder.folder]
    return _exec(python, "local.supervisor", *place, *demo, *reload)


def _test(options: argparse.Namespace) -> int:
    with one_set_up_at_a_time():
        python = python_packages.install("dev")
    amount = [f"--{name}" for name in ("thorough", "changed") if getattr(options, name)]
    return _exec(python, "local.testing", *amount, *options.parts)


def _faults(options: argparse.Namespace) -> int:
    with one_set_up_at_a_time():
        python = python_packages.install("dev")
    return _exec(python, "tests.faults.kill_run", "--kills", options.kills, "--seed", options.seed)


def _karijera(options: argparse.Namespace) -> int:
    data_folder = DataFolder(options.data)
    if not running(data_folder):
        message = f"No site runs on {data_folder.folder}: start it with `python3 run.py up`."
        raise CannotRun(message)
    python = python_packages.install("local")
    os.environ.update(json.loads(data_folder.environment.read_text()))
    return _exec(python, "workers.command_line", *options.words)


def _lock(_: argparse.Namespace) -> int:
    with one_set_up_at_a_time():
        python_packages.provide_uv()
        locks.write()
    return 0


def _exec(python: str, module: str, *arguments: object) -> NoReturn:
    """Replace this process (exec), so that signals reach the program itself."""
    os.chdir(ROOT)
    sys.stdout.flush()
    os.execv(python, [python, "-m", module, *map(str, arguments)])


def _interrupt(*_: object) -> NoReturn:
    raise KeyboardInterrupt


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="run.py", description="Runs Karijera on this machine.")
    commands = parser.add_subparsers(required=True, metavar="up|test|faults|karijera|lock")
    up = commands.add_parser("up", help="set up what is missing, start the site, and say its address")
    add_options(up)
    up.set_defaults(run=_up)
    test = commands.add_parser("test", help="run every check, or those named")
    add_test_options(test)
    test.set_defaults(run=_test)
    faults = commands.add_parser("faults", help="kill processes of a site under load, and check that nothing is lost")
    faults.add_argument("--kills", type=int, default=60, metavar="N", help="how many (default 60)")
    faults.add_argument("--seed", type=int, default=0, metavar="N", help="another order of kills")
    faults.set_defaults(run=_faults)
    karijera = commands.add_parser("karijera", help="run a command of `karijera` on the site that runs here")
    karijera.add_argument("--data", type=Path, default=DEFAULT, metavar="DIR", help="data folder (default .karijera/)")
    karijera.add_argument("words", nargs=argparse.REMAINDER, metavar="...", help="for example: audit-link, verify")
    karijera.set_defaults(run=_karijera)
    lock = commands.add_parser("lock", help="write the Python locks anew from pyproject.toml")
    lock.set_defaults(run=_lock)
    return parser
