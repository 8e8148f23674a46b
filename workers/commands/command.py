"""What a command is: a name, its options, and a function that does it and answers with the exit code."""

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from domain.kernel.assembly import Assembly
from domain.kernel.platform import Platform
from domain.kernel.settings import load_settings
from domain.platform import open_platform

DONE, NO, WRONG_USE, INTERRUPTED = 0, 1, 2, 130
"""Exit codes: it is done; it is not so, or could not be done; wrong words or settings; stopped by the person."""


class Commands(Protocol):
    """What argparse answers `add_subparsers` with."""

    def add_parser(self, name: str, **options: Any) -> ArgumentParser: ...


class CannotDo(Exception):
    """Why not, in one sentence for the person at the keyboard."""


def add(commands: Commands, name: str, help_: str, run: Callable[[Namespace], int]) -> ArgumentParser:
    """A command; `help_` is one sentence, and what more there is to say comes from the function's docstring."""
    more = "\n".join(line.strip() for line in (run.__doc__ or "").splitlines())
    parser = commands.add_parser(
        name, help=help_, description=f"{help_}\n\n{more}".strip(), formatter_class=RawDescriptionHelpFormatter
    )
    parser.set_defaults(run=run)
    return parser


@contextmanager
def platform() -> Iterator[Platform]:
    """The platform of the settings in the environment."""
    with open_platform(load_settings()) as opened:
        yield opened


@contextmanager
def open_services() -> Iterator[Assembly]:
    """The services on that platform. Settings for mail are checked first, whatever the command is about."""
    from workers.mail.assembly import MAILER

    with platform() as opened, Assembly(opened) as services:
        try:
            _ = services[MAILER]
        except ValueError as error:
            raise CannotDo(f"{error}.") from error
        yield services
