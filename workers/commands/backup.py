"""Prints the options of `pg_dump` for backups."""

from argparse import Namespace
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

from sqlalchemy import Table

from domain.kernel.database.connections import plain_tables
from domain.kernel.database.table_contents import CONTENT, Content
from domain.kernel.persons.personal_data import event_tables
from domain.register import MODULES
from workers.commands.command import DONE, Commands, add

_READ_MODELS = ("--exclude-schema=read", "--exclude-schema=read_*")
"""Read models hold personal data in the clear. A restored database gets new ones from the logs."""


def add_to(commands: Commands) -> None:
    parser = add(commands, "backup-options", "Print the options of pg_dump for a backup.", print_options)
    parser.add_argument("--keys", action="store_true", help="of the keys of persons, instead of everything else")


def print_options(options: Namespace) -> int:
    """Prints pg_dump's options for a backup without clear personal data, which may be kept; with --keys, for one of the
    keys of persons. Needs no database."""
    print(" ".join(keys_options() if options.keys else kept_options()))
    return DONE


def kept_options() -> list[str]:
    """Lists the options for what may be kept: all that is public, pseudonymous or encrypted, without the keys of
    persons."""
    left_out = sorted(table.fullname for table in declared_tables() if not Content(table.info[CONTENT]).is_kept)
    return [*_READ_MODELS, *(f"--exclude-table-data={name}" for name in left_out)]


def keys_options() -> list[str]:
    """Lists the options for the keys of persons, of which only the newest copy may be kept."""
    keys = sorted(table.fullname for table in declared_tables() if table.info[CONTENT] == Content.PERSON_KEYS)
    return ["--data-only", *(f"--table={name}" for name in keys)]


def declared_tables() -> Iterator[Table]:
    """The tables of the schemas `public` and `events` that are declared in Python: all but logs and partitions."""
    for name in (
        "domain.verification.tables",
        "domain.accounts.second_factor.tables",
        "domain.saved_searches.alert_tables",
        *(f"domain.{module.name}.tables" for module in MODULES),
    ):
        if find_spec(name):
            import_module(name)
    for name in ("domain.kernel.persons.erasure_gate", "domain.kernel.log.idempotency", "domain.kernel.tasks"):
        import_module(name)
    import_module("read_models.kernel.tables")
    for metadata in (event_tables, plain_tables):
        yield from metadata.sorted_tables
