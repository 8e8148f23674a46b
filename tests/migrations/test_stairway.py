"""Each migration can be upgraded, downgraded and upgraded again; at head the plain tables match the code."""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text

from domain.kernel.database.connections import plain_tables, sqlalchemy_url
from domain.register import LOGS, MODULES
from local.postgres import Postgres
from migrations.upgrade import configuration, downgrade, upgrade

KERNELS = (
    "domain.accounts.second_factor.tables",
    "domain.kernel.persons.erasure_gate",
    "domain.kernel.tasks",
    "domain.saved_searches.alert_tables",
    "domain.verification.tables",
    "read_models.kernel.tables",
)
for declaring in (*KERNELS, *(f"domain.{module.name}.tables" for module in MODULES)):
    if find_spec(declaring):
        import_module(declaring)

REVISIONS = [
    script.revision for script in reversed(list(ScriptDirectory.from_config(configuration("")).walk_revisions()))
]


def everything_in(connection: Connection) -> list[str]:
    """All that a migration may make, one line each."""
    query = text(
        "SELECT format('%s.%s %s %s %s', table_schema, table_name, column_name, data_type, column_default) AS line"
        " FROM information_schema.columns WHERE table_schema IN ('facts', 'events', 'public')"
        " UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname IN ('facts', 'events', 'public')"
        " UNION ALL SELECT format('%s %s', oid::regprocedure, md5(prosrc)) FROM pg_proc"
        " WHERE pronamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('facts', 'events'))"
        " UNION ALL SELECT format('%s %s', conname, pg_get_constraintdef(oid)) FROM pg_constraint"
        " UNION ALL SELECT format('sequence %s', relname) FROM pg_class WHERE relkind = 'S'"
        " UNION ALL SELECT format('schema %s', nspname) FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%'"
    )
    return sorted(connection.execute(query).scalars())


def differences(connection: Connection) -> list[Any]:
    """Lists what Alembic would change in schema public to come to the declared tables."""

    def include(name: str | None, kind: str, parents: Any) -> bool:
        """All but Alembic's own table and the partitions of visits, whose shape is that of the whole."""
        if kind == "schema":
            return name == "public"
        left_out = name == "alembic_version" or (name or "").startswith("job_visit_")
        return not (kind == "table" and left_out)

    options = {"include_schemas": True, "include_name": include, "compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), plain_tables))


@pytest.fixture(scope="module")
def empty_database(postgres: Postgres) -> str:
    return postgres.create_database("stairway")


@pytest.fixture
def connection(new_database: Callable[[], str]) -> Iterator[Connection]:
    """A migrated database, seen from a search path that makes reflection name the schema `public`."""
    engine = create_engine(sqlalchemy_url(new_database()), connect_args={"options": "-c search_path=pg_catalog"})
    with engine.connect() as opened:
        yield opened
    engine.dispose()


def test_each_revision_can_be_upgraded_downgraded_and_upgraded_again(empty_database: str) -> None:
    engine = create_engine(sqlalchemy_url(empty_database))
    below = "base"
    for revision in REVISIONS:
        upgrade(empty_database, revision)
        with engine.connect() as connection:
            once = everything_in(connection)
        engine.dispose()
        downgrade(empty_database, below)
        upgrade(empty_database, revision)
        with engine.connect() as connection:
            assert everything_in(connection) == once, revision
        engine.dispose()
        below = revision


def test_downgrading_to_base_leaves_nothing(empty_database: str) -> None:
    upgrade(empty_database)
    downgrade(empty_database)
    engine = create_engine(sqlalchemy_url(empty_database))
    with engine.connect() as connection:
        schemas = text("SELECT nspname FROM pg_namespace WHERE nspname IN ('facts', 'events', 'read', 'read_kernel')")
        assert connection.execute(schemas).all() == []
        tables = text("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        assert connection.execute(tables).scalars().all() == ["alembic_version"]
    engine.dispose()


def test_the_tables_are_those_the_code_declares(connection: Connection) -> None:
    assert differences(connection) == []


@pytest.mark.parametrize(
    "plant",
    [
        "ALTER TABLE public.task DROP COLUMN last_error",
        "ALTER TABLE public.task ADD COLUMN forgotten text",
        "ALTER TABLE public.task ALTER COLUMN name DROP NOT NULL",
        "ALTER TABLE public.task ALTER COLUMN attempts TYPE bigint",
        "DROP INDEX public.task_open_idx",
        "DROP TABLE public.document",
    ],
)
def test_control_a_planted_difference_is_found(connection: Connection, plant: str) -> None:
    """The control: the test above can fail."""
    connection.execute(text(plant))
    assert differences(connection) != []


def test_every_stream_module_has_a_log(connection: Connection) -> None:
    functions = text(
        "SELECT proname FROM pg_proc WHERE pronamespace = 'events'::regnamespace AND proname LIKE 'append\\_%'"
    )
    assert set(connection.execute(functions).scalars()) == {f"append_{log}" for log in LOGS}
