"""Tables to which rows are only added: triggers refuse every other statement, whoever sends it."""

from alembic import op

FUNCTION = """
CREATE FUNCTION events.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
    RAISE insufficient_privilege USING MESSAGE = format('rows of %I.%I are only added', TG_TABLE_SCHEMA, TG_TABLE_NAME);
END
$body$
"""


def make_append_only(table: str, *, but_columns_added: bool = False) -> None:
    """Refuses UPDATE, DELETE and TRUNCATE on `events.<table>`.

    A migration that has to change rows drops the triggers first and makes them again in the same transaction, which
    only the table's owner can. `but_columns_added`: an UPDATE of columns that are added later is let through.
    """
    of = " OF originator_id, originator_version, topic, state, notification_id, recorded_at"
    update = f"UPDATE{of if but_columns_added else ''}"
    op.execute(
        f"CREATE TRIGGER refuse_change BEFORE DELETE OR {update} ON events.{table}"
        " FOR EACH STATEMENT EXECUTE FUNCTION events.refuse_change()"
    )
    op.execute(
        f"CREATE TRIGGER refuse_truncation BEFORE TRUNCATE ON events.{table}"
        " FOR EACH STATEMENT EXECUTE FUNCTION events.refuse_change()"
    )


def allow_changes(table: str) -> None:
    """The inverse of `make_append_only`."""
    op.execute(f"DROP TRIGGER refuse_change ON events.{table}")
    op.execute(f"DROP TRIGGER refuse_truncation ON events.{table}")
