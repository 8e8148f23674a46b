"""Defines commands: a name, options, and a function that runs it and returns the exit code."""

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any, Protocol

from domain.kernel.process.platform import Platform
from domain.kernel.process.services import Services
from domain.kernel.process.settings import load_settings
from domain.platform import open_platform
from workers.mail.mailer import Mailer
from workers.register import PROVIDERS

DONE, FAILED, USAGE_ERROR, INTERRUPTED = 0, 1, 2, 130
"""Exit codes: success; failure or a negative result; wrong usage or settings; interrupted by the operator."""


class Commands(Protocol):
    """The parsers of commands that argparse's `add_subparsers` returns."""

    def add_parser(self, name: str, **options: Any) -> ArgumentParser: ...


class CommandFailed(Exception):
    """The command cannot be run; the message is one sentence for the operator."""


def add(commands: Commands, name: str, help_: str, run: Callable[[Namespace], int]) -> ArgumentParser:
    """Adds a command. `help_` is one sentence; the function's docstring is shown below it."""
    more = "\n".join(line.strip() for line in (run.__doc__ or "").splitlines())
    parser = commands.add_parser(
        name, help=help_, description=f"{help_}\n\n{more}".strip(), formatter_class=RawDescriptionHelpFormatter
    )
    parser.set_defaults(run=run)
    return parser


@contextmanager
def platform() -> Generator[Platform]:
    """Opens the platform with the settings in the environment."""
    with open_platform(load_settings()) as opened:
        yield opened


@contextmanager
def open_services() -> Generator[Services]:
    """Opens the services on that platform. Mail settings are always validated first."""

    with platform() as opened, Services(opened, PROVIDERS) as services:
        try:
            _ = services[Mailer]
        except ValueError as error:
            raise CommandFailed(f"{error}.") from error
        yield services
