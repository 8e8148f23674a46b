"""Lets tests change stored events, as somebody with the rights of the tables' owner can."""

from sqlalchemy import Connection, text


def allow_changes(connection: Connection, log: str) -> None:
    """Disables the triggers that refuse changes, in this database for good."""
    for trigger in ("refuse_change", "refuse_truncation"):
        connection.execute(text(f"ALTER TABLE events.{log} DISABLE TRIGGER {trigger}"))
