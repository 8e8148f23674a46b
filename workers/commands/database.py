"""Commands that bring a database into shape."""

from argparse import Namespace

from workers.commands.command import DONE, Commands, add, platform


def add_to(commands: Commands) -> None:
    add(commands, "migrate", "Bring the database and its read models to this version.", migrate)


def migrate(_: Namespace) -> int:
    """Safe to run at any time and by several at once. Read models whose tables or version have changed are rebuilt
    beside the live ones, which go on serving meanwhile. Reactions that are new begin with what happens from now on.
    """
    from migrations.upgrade import upgrade
    from workers.commands.read_models import bring_up
    from workers.outbox.relay import install
    from workers.register import EVENT_HANDLERS

    with platform() as opened:
        upgrade(opened.settings.database_url)
        install(opened.engine, opened.logs, EVENT_HANDLERS)
        bring_up(opened)
    print("The database is up to date.")
    return DONE
