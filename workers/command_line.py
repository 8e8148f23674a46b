"""The command line `karijera` for operators."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from pydantic import ValidationError

from domain.kernel.process.garbage_collection import tune_garbage_collection
from workers.commands import (
    accounts,
    audit,
    backup,
    content,
    database,
    documents,
    employers,
    feeds,
    import_jobs,
    jobs,
    links,
    mail,
    push_keys,
    read_models,
    retention,
    tasks,
    visits,
    words,
)
from workers.commands.command import DONE, FAILED, INTERRUPTED, USAGE_ERROR, CommandFailed, add, platform
from workers.commands.error_messages import error_sentence


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Runs one command and exits with its code. Known errors are printed as one sentence, others as a traceback."""
    options = parser().parse_args(arguments)
    try:
        sys.exit(options.run(options))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except Exception as error:
        sentence = error_sentence(error)
        if sentence is None:
            raise
        print(sentence, file=sys.stderr)
        sys.exit(USAGE_ERROR if isinstance(error, CommandFailed | ValidationError) else FAILED)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="karijera",
        description="Operates a Karijera site. It reads the same settings from the environment as the site itself.",
        epilog="Exit codes: 0 success, 1 failure or a negative result, 2 wrong usage or settings, 130 interrupted.",
    )
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    database.add_to(commands)
    import_jobs.add_to(commands)
    feeds.add_to(commands)
    jobs.add_to(commands)
    add(commands, "demo", "Load the demo content, once.", demo)
    read_models.add_to(commands)
    tasks.add_to(commands)
    links.add_to(commands)
    mail.add_to(commands)
    push_keys.add_to(commands)
    employers.add_to(commands)
    accounts.add_to(commands)
    documents.add_to(commands)
    content.add_to(commands)
    retention.add_to(commands)
    backup.add_to(commands)
    audit.add_to(commands)
    visits.add_to(commands)
    words.add_to(commands)
    return top


def demo(_: argparse.Namespace) -> int:
    """Invented ads of four countries, with dates around today, all marked as a demonstration."""
    try:
        from local.demo.loading import load_demo
    except ModuleNotFoundError:
        raise CommandFailed("The demo content is not part of this installation.") from None
    with platform() as opened:
        load_demo(opened)
    return DONE


def run() -> NoReturn:
    """The entry point of the command line."""
    tune_garbage_collection()
    main()


if __name__ == "__main__":
    run()
