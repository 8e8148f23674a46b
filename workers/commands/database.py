"""Commands that migrate the database."""

from argparse import Namespace

from migrations.runtime_role import grant_to_runtime_role
from workers.commands.command import DONE, Commands, add, platform
from workers.commands.read_models import install_or_rebuild
from workers.outbox.relay import install
from workers.register import EVENT_HANDLERS


def add_to(commands: Commands) -> None:
    add(commands, "migrate", "Migrate the database and its read models to this version.", migrate)


def migrate(_: Namespace) -> int:
    """Safe to run at any time, also concurrently. Read models whose tables or version have changed are rebuilt while
    the live ones are still served. New event handlers start with the next event. The role karijera_app, if the server
    has it, is granted what the site needs.
    """
    from migrations.upgrade import upgrade

    with platform() as opened:
        upgrade(opened.settings.database_url, settings=opened.settings)
        install(opened.engine, opened.logs, EVENT_HANDLERS)
        install_or_rebuild(opened)
        grant_to_runtime_role(opened.engine)
    print("The database is up to date.")
    return DONE
