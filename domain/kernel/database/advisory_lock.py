"""Advisory locks by name, for what no row stands for."""

from sqlalchemy import Connection, text

_LOCK = text("SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))")


def lock_until_commit(connection: Connection, name: str) -> None:
    """Waits for whoever holds the lock of this name, and holds it until the caller's transaction ends."""
    connection.execute(_LOCK, {"name": name})
