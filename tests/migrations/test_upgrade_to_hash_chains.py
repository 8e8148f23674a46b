"""Upgrades to 0012 and 0013: what stood in the clear is encrypted, existing events are chained and refuse changes."""

from base64 import b64encode
from collections.abc import Iterator

import psycopg
import pytest
from psycopg.types.json import Jsonb

from domain.accounts.account import AccountRepository, Profile
from domain.accounts.impersonation import list_impersonations
from domain.kernel.process.platform import Platform
from domain.kernel.process.settings import load_settings
from domain.kernel.values.ids import new_id
from domain.platform import open_platform
from local.postgres import Postgres
from migrations.upgrade import downgrade, upgrade
from tests.settings_factory import settings_for
from workers.hash_chains import check_chain

PREFERENCES = {"theme": "dark", "dismissedHints": ["Canaryhint"]}


@pytest.fixture
def platform(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[Platform]:
    """A platform at 0010, with the settings of this database in the environment."""
    settings = settings_for(postgres.create_database(f"at_0010_{new_id().hex}"))
    upgrade(settings.database_url, "0010")
    monkeypatch.setenv("DATABASE_URL", settings.database_url)
    monkeypatch.setenv("REDIS_URL", settings.redis_url)
    monkeypatch.setenv("KARIJERA_ENVIRONMENT", settings.environment)
    for name in ("personal_data_key", "link_key"):
        key = getattr(settings, name).get_secret_value()
        monkeypatch.setenv(f"KARIJERA_{name.upper()}", b64encode(key).decode())
    load_settings.cache_clear()
    with open_platform(settings) as opened:
        yield opened
    load_settings.cache_clear()


def append(connection: psycopg.Connection, events: int) -> None:
    """Appends as the site did then."""
    connection.execute(
        "SELECT events.append_jobs(array_agg(gen_random_uuid()), array_agg(1::bigint), array_agg('jobs.Old'::text),"
        " array_agg(convert_to(n::text, 'UTF8')), '{}', '{}', '{}', '{}', '{}') FROM generate_series(1, %s) AS n",
        [events],
    )


def test_preferences_and_reasons_are_encrypted_and_back(platform: Platform) -> None:
    repository = AccountRepository(platform.engine, platform.keys)
    person, visit = platform.keys.create(), new_id()
    encrypted = repository.encrypt(person, "ana@example.com", Profile("Ana", "Anić"))
    with psycopg.connect(platform.settings.database_url) as connection:
        connection.execute(
            "INSERT INTO public.account (id, email_index, encrypted_email, encrypted_profile, locale, preferences)"
            " VALUES (%s, 'index', %s, %s, 'hr', %s)",
            [person, *encrypted.values(), Jsonb(PREFERENCES)],
        )
        insert = "INSERT INTO public.acting_visit (id, account_id, administrator_id, reason) VALUES (%s, %s, %s, %s)"
        connection.execute(insert, [visit, person, new_id(), "Canaryreason"])
    for _ in range(2):
        upgrade(platform.settings.database_url)
        found = repository.find(person)
        assert found
        assert found.preferences == PREFERENCES
        with platform.engine.connect() as connection:
            assert [each.reason for each in list_impersonations(connection, repository, person)] == ["Canaryreason"]
        with psycopg.connect(platform.settings.database_url) as connection:
            [row] = connection.execute(
                "SELECT account::text || acting_visit::text FROM public.account, public.acting_visit"
            )
            assert "Canary" not in row[0]
        downgrade(platform.settings.database_url, "0010")
        with psycopg.connect(platform.settings.database_url) as connection:
            query = "SELECT a.preferences, v.reason FROM public.account a, public.acting_visit v"
            assert list(connection.execute(query)) == [(PREFERENCES, "Canaryreason")]
        platform.engine.dispose()


def test_existing_events_are_chained(platform: Platform) -> None:
    with psycopg.connect(platform.settings.database_url) as connection:
        append(connection, 25_000)
    upgrade(platform.settings.database_url)
    with psycopg.connect(platform.settings.database_url) as connection:
        append(connection, 3)
    found = check_chain(platform.settings, "jobs")
    assert (found.events, found.broken_at) == (25_003, None)
    refused = pytest.raises(psycopg.errors.InsufficientPrivilege, match="are only added")
    with refused, psycopg.connect(platform.settings.database_url) as connection:
        connection.execute("UPDATE events.jobs SET chain_hash = ''")


def test_an_interrupted_upgrade_goes_on(platform: Platform) -> None:
    with psycopg.connect(platform.settings.database_url) as connection:
        append(connection, 7)
    upgrade(platform.settings.database_url)
    with psycopg.connect(platform.settings.database_url) as connection:
        connection.execute("CREATE TABLE public.kept AS SELECT notification_id, chain_hash FROM events.jobs")
    downgrade(platform.settings.database_url, "0012")
    with psycopg.connect(platform.settings.database_url) as connection:
        connection.execute("ALTER TABLE events.jobs ADD COLUMN chain_hash bytea")
        connection.execute("ALTER TABLE events.jobs DISABLE TRIGGER refuse_change")
        connection.execute(
            "UPDATE events.jobs AS e SET chain_hash = k.chain_hash FROM public.kept AS k"
            " WHERE k.notification_id = e.notification_id AND k.notification_id <= 4"
        )
    upgrade(platform.settings.database_url)
    found = check_chain(platform.settings, "jobs")
    assert (found.events, found.broken_at) == (7, None)
