"""Accounts that a link confirmed before revision 0015 lose what somebody else may have set."""

from uuid import UUID, uuid4

import psycopg
import pytest

from local.postgres import Postgres
from migrations.upgrade import upgrade


def add_account(connection: psycopg.Connection, channel: str) -> UUID:
    account_id = uuid4()
    connection.execute(
        "INSERT INTO public.account (id, email_index, encrypted_email, encrypted_profile, password_hash, locale)"
        " VALUES (%s, %s, '', '', 'hash', 'hr')",
        (account_id, str(account_id)),
    )
    connection.execute(
        "INSERT INTO public.account_consent (account_id, number, text_version, language, channel)"
        " VALUES (%s, 1, '2026-11', 'hr', %s)",
        (account_id, channel),
    )
    connection.execute(
        "INSERT INTO public.account_session (id, token_hash, account_id, remembered, device)"
        " VALUES (%s, %s, %s, true, '')",
        (uuid4(), account_id.bytes, account_id),
    )
    connection.execute(
        "INSERT INTO public.account_identity (provider, subject_index, account_id) VALUES ('facebook', %s, %s)",
        (str(account_id), account_id),
    )
    return account_id


@pytest.fixture
def url(postgres: Postgres) -> str:
    url = postgres.create_database("account_access")
    upgrade(url, "0010")
    return url


def test_only_accounts_confirmed_by_a_link_lose_password_sessions_and_identities(url: str) -> None:
    with psycopg.connect(url) as connection:
        by_link, by_code = add_account(connection, "link"), add_account(connection, "web")
    upgrade(url)
    with psycopg.connect(url) as connection:
        kept = {
            each: connection.execute(
                "SELECT password_hash, (SELECT count(*) FROM public.account_session s WHERE s.account_id = a.id),"
                " (SELECT count(*) FROM public.account_identity i WHERE i.account_id = a.id)"
                " FROM public.account a WHERE a.id = %s",
                (each,),
            ).fetchone()
            for each in (by_link, by_code)
        }
    assert kept == {by_link: (None, 0, 0), by_code: ("hash", 1, 1)}
