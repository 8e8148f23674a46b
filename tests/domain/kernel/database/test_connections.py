"""The pool detects connections that broke while idle."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Engine, text
from sqlalchemy.exc import OperationalError

from domain.kernel.database import connections as database
from domain.kernel.database.connections import connect


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    engine = connect(database_url, pool_size=1)
    yield engine
    engine.dispose()


def cut(engine: Engine, database_url: str) -> int:
    """Ends the pooled connection from the server's side; answers with what it was."""
    with engine.connect() as connection:
        pid: int = connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
    other = connect(database_url, pool_size=1)
    with other.connect() as connection:
        connection.execute(text("SELECT pg_terminate_backend(:pid, 10000)"), {"pid": pid})
    other.dispose()
    return pid


def test_an_idle_connection_is_pinged_on_checkout(
    engine: Engine, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PING_AFTER_IDLE_SECONDS", 0)
    before = cut(engine, database_url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT pg_backend_pid()")).scalar_one() != before


def test_a_recently_used_connection_is_not_pinged(
    engine: Engine, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PING_AFTER_IDLE_SECONDS", 3600)
    before = cut(engine, database_url)
    with engine.connect() as connection, pytest.raises(OperationalError):
        connection.execute(text("SELECT 1"))
    with engine.connect() as connection:
        assert connection.execute(text("SELECT pg_backend_pid()")).scalar_one() != before
