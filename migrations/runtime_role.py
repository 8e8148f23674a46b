"""Grants for the role under which API, follower and workers run, if the server has it: it may add events, not change
them."""

from sqlalchemy import Engine, text

RUNTIME_ROLE = "karijera_app"

_ROWS = "SELECT, INSERT, UPDATE, DELETE"
_GRANTS = (
    "GRANT USAGE ON SCHEMA {schemas} TO {role}",
    f"GRANT {_ROWS} ON ALL TABLES IN SCHEMA {{schemas}} TO {{role}}",
    "GRANT USAGE ON ALL SEQUENCES IN SCHEMA {schemas} TO {role}",
    # Read models are rebuilt in new schemas, and visits have new partitions each month.
    f"ALTER DEFAULT PRIVILEGES GRANT {_ROWS} ON TABLES TO {{role}}",
    "ALTER DEFAULT PRIVILEGES GRANT USAGE ON SEQUENCES TO {role}",
    "ALTER DEFAULT PRIVILEGES GRANT USAGE ON SCHEMAS TO {role}",
    "REVOKE UPDATE, DELETE, TRUNCATE ON ALL TABLES IN SCHEMA events FROM {role}",
    "GRANT UPDATE ON events.person_key TO {role}",
    "GRANT DELETE ON events.idempotency_key TO {role}",
    "REVOKE INSERT, UPDATE, DELETE ON public.erasures_applied, public.alembic_version FROM {role}",
)


def grant_to_runtime_role(engine: Engine) -> bool:
    """Returns whether there is such a role. Runs as the owner of the tables; idempotent."""
    with engine.begin() as connection:
        if not connection.execute(text("SELECT to_regrole(:role) IS NOT NULL"), {"role": RUNTIME_ROLE}).scalar_one():
            return False
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtextextended('read-models', 0))"))
        query = text("SELECT quote_ident(nspname) FROM pg_namespace WHERE nspname ~ '^(events|public|read|read_.*)$'")
        schemas = ", ".join(connection.execute(query).scalars())
        for statement in _GRANTS:
            connection.execute(text(statement.format(schemas=schemas, role=RUNTIME_ROLE)))
    return True
