"""Migrates a database to a revision; used by `karijera migrate` and tests."""

from pathlib import Path

from alembic import command
from alembic.config import Config


def configuration(database_url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["database_url"] = database_url
    return config


def upgrade(database_url: str, revision: str = "head") -> None:
    command.upgrade(configuration(database_url), revision)


def downgrade(database_url: str, revision: str = "base") -> None:
    command.downgrade(configuration(database_url), revision)
