"""Runs migrations against DATABASE_URL, one process at a time."""

import os

from alembic import context
from sqlalchemy import create_engine, pool, text

from domain.kernel.database.connections import sqlalchemy_url

_LOCK = 7_230_001


def run() -> None:
    url = context.config.attributes.get("database_url") or os.environ["DATABASE_URL"]
    engine = create_engine(sqlalchemy_url(url), poolclass=pool.NullPool)
    with engine.connect() as connection:
        connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": _LOCK})
        connection.commit()
        context.configure(connection=connection, transaction_per_migration=True)
        with context.begin_transaction():
            context.run_migrations()
        connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": _LOCK})
        connection.commit()


run()
