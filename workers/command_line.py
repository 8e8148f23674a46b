"""`karijera`: what operators do from a shell."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from pydantic import ValidationError

from domain.kernel.garbage_collection import tune_garbage_collection
from workers.commands import accounts, database, feeds, import_jobs, jobs, links, read_models, tasks
from workers.commands.command import DONE, INTERRUPTED, NO, WRONG_USE, CannotDo, add, platform
from workers.commands.error_messages import explain


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Runs one command and exits with its code; what goes wrong for a known reason is said in one sentence."""
    options = parser().parse_args(arguments)
    try:
        sys.exit(options.run(options))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except Exception as error:
        sentence = explain(error)
        if sentence is None:
            raise
        print(sentence, file=sys.stderr)
        sys.exit(WRONG_USE if isinstance(error, CannotDo | ValidationError) else NO)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="karijera",
        description="Operates a Karijera site. It reads the same settings from the environment as the site itself.",
        epilog="Exit codes: 0 done, 1 not so or not possible, 2 wrong words or settings.",
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
    accounts.add_to(commands)
    return top


def demo(_: argparse.Namespace) -> int:
    """Real public-domain ads with their dates moved to today, and invented ones, all marked as a demonstration."""
    try:
        from local.demo.loading import load_demo
    except ModuleNotFoundError:
        raise CannotDo("The demo content is not part of this installation.") from None
    with platform() as opened:
        load_demo(opened)
    return DONE


def run() -> NoReturn:
    """One command in a process of its own."""
    tune_garbage_collection()
    main()


if __name__ == "__main__":
    run()
