"""Command-line options of `up`, shared by run.py and the supervisor. Standard library only."""

import argparse
from pathlib import Path

from local.data_folder import DEFAULT

_MAX_PORT = 65535


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the options of `up`."""
    parser.add_argument("--port", type=_port, default=8000, help="port of the site (default 8000; 0 takes a free one)")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1)")
    parser.add_argument("--data", type=Path, default=DEFAULT, metavar="DIR", help="data folder (default .karijera/)")
    parser.add_argument("--no-demo", dest="demo", action="store_false", help="do not load the demo content")


def _port(value: str) -> int:
    if value.isdecimal() and int(value) <= _MAX_PORT:
        return int(value)
    message = f"a port is a number from 0 to {_MAX_PORT}, not {value}"
    raise argparse.ArgumentTypeError(message)
