"""Upgrade to 0018: the append functions are replaced, and go on with the chain that is there."""

import psycopg

from local.postgres import Postgres
from migrations.upgrade import upgrade
from tests.migrations.test_upgrade_to_hash_chains import append
from tests.settings_factory import settings_for
from workers.hash_chains import check_chain

_BEFORE = "SELECT pg_get_functiondef('events.append_jobs'::regproc)"


def test_the_chain_goes_on_across_the_upgrade(postgres: Postgres) -> None:
    url = postgres.create_database("at_0017")
    upgrade(url, "0017")
    with psycopg.connect(url, autocommit=True) as connection:
        append(connection, 3)
        current = connection.execute(_BEFORE).fetchone()
        assert current
        before = current[0].replace("living integer;", "living integer; -- before 0018")
        connection.execute(before)
        assert "before 0018" in (connection.execute(_BEFORE).fetchone() or [""])[0]
        upgrade(url)
        assert connection.execute(_BEFORE).fetchone() == current
        append(connection, 1)
        append(connection, 3)
    found = check_chain(settings_for(url), "jobs")
    assert (found.events, found.broken_at) == (7, None)
