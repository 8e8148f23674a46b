"""Migrates a database to a revision; used by `karijera migrate` and tests."""

from pathlib import Path

from alembic import command
from alembic.config import Config

from domain.kernel.process.settings import Settings


def configuration(database_url: str, settings: Settings | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["database_url"] = database_url
    config.attributes["settings"] = settings
    return config


def upgrade(database_url: str, revision: str = "head", *, settings: Settings | None = None) -> None:
    """A database with data needs the settings: some migrations re-encrypt what is stored."""
    command.upgrade(configuration(database_url, settings), revision)


def downgrade(database_url: str, revision: str = "base") -> None:
    command.downgrade(configuration(database_url), revision)
