"""Every table is declared with what it holds, so that none is forgotten in a backup."""

import pytest
from sqlalchemy import Engine, text

from domain.kernel.database.table_contents import CONTENT, Content
from domain.kernel.process.platform import Platform
from domain.register import LOGS
from read_models.kernel.generations import install
from read_models.register import PROJECTIONS
from tests.workers.command_result import RunCommand
from workers.commands.backup import declared_tables

LOG_TABLES = {f"events.{log}" for log in LOGS}
"""Tables of logs, whose personal fields are encrypted: tests of the mapper and of personal data hold that."""
OF_ALEMBIC = {"public.alembic_version"}


def undeclared(engine: Engine) -> set[str]:
    """Tables of the database that no declaration says the content of, without read models, which no backup holds."""
    query = text(
        "SELECT relnamespace::regnamespace || '.' || relname FROM pg_class WHERE relkind IN ('r', 'p', 'm', 'f')"
        " AND NOT relispartition"
        " AND relnamespace::regnamespace::text !~ '^(pg_.*|information_schema|read|read_.*)$'"
    )
    with engine.connect() as connection:
        found = set(connection.execute(query).scalars())
    declared = {table.fullname for table in declared_tables() if table.info.get(CONTENT) in set(Content)}
    return found - declared - LOG_TABLES - OF_ALEMBIC


@pytest.fixture
def engine(platform: Platform) -> Engine:
    install(platform.engine, PROJECTIONS)
    return platform.engine


def test_every_table_declares_what_it_holds(engine: Engine) -> None:
    assert undeclared(engine) == set()
    assert {table.fullname for table in declared_tables() if CONTENT not in table.info} == set()


@pytest.mark.parametrize("schema", ["public", "events", "another"])
def test_control_a_new_table_is_noticed(engine: Engine, schema: str) -> None:
    with engine.begin() as connection:
        connection.execute(text("CREATE SCHEMA another"))
        connection.execute(text(f"CREATE TABLE {schema}.forgotten (name text)"))
    assert undeclared(engine) == {f"{schema}.forgotten"}


def test_options_leave_out_what_is_personal_or_belongs_to_this_database(run_command: RunCommand) -> None:
    options = run_command("backup-options").out.split()
    left_out = {option.partition("--exclude-table-data=")[2] for option in options}
    for table in declared_tables():
        assert (table.fullname in left_out) == (not Content(table.info[CONTENT]).is_kept)
    assert {"--exclude-schema=read", "--exclude-schema=read_*"} <= set(options)


def test_the_keys_are_backed_up_alone(run_command: RunCommand) -> None:
    assert run_command("backup-options", "--keys").out == "--data-only --table=events.person_key\n"
