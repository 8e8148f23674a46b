"""Command-line options that run.py shares with the programs it starts. Standard library only."""

import argparse
from pathlib import Path

from local.data_folder import DEFAULT

TEST_PARTS = ("python", "pythons", "web", "e2e")
"""`python` is everything on the Python of .venv, `pythons` what may differ on the machine's others."""

_MAX_PORT = 65535


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `up`."""
    parser.add_argument("--port", type=_port, default=8000, help="port of the site (default 8000; 0 takes a free one)")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1)")
    parser.add_argument("--data", type=Path, default=DEFAULT, metavar="DIR", help="data folder (default .karijera/)")
    parser.add_argument("--no-demo", dest="demo", action="store_false", help="do not load the demo content")
    parser.add_argument("--reload", action="store_true", help="for developers: show each change of a file at once")


def add_test_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `test`."""
    parser.add_argument("parts", nargs="*", type=_part, metavar="|".join(TEST_PARTS), help="all when none is named")
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument("--thorough", action="store_true", help="try every example, kill, view and Python: takes long")
    amount.add_argument("--changed", action="store_true", help="only what the change since `main` can reach")


def _part(value: str) -> str:
    if value in TEST_PARTS:
        return value
    message = f"there is no part {value}; there are {', '.join(TEST_PARTS)}"
    raise argparse.ArgumentTypeError(message)


def _port(value: str) -> int:
    if value.isdecimal() and int(value) <= _MAX_PORT:
        return int(value)
    message = f"a port is a number from 0 to {_MAX_PORT}, not {value}"
    raise argparse.ArgumentTypeError(message)
