"""The table and the append function of a log as they were before hash chains (0013)."""

from alembic import op

_TABLE = """
CREATE TABLE {schema}.{log} (
    originator_id uuid NOT NULL,
    originator_version bigint NOT NULL,
    topic text NOT NULL,
    state bytea NOT NULL,
    notification_id bigint GENERATED ALWAYS AS IDENTITY,
    recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT {log}_pkey PRIMARY KEY (originator_id, originator_version)
);
CREATE UNIQUE INDEX {log}_notification_id_idx ON {schema}.{log} (notification_id);
"""

_APPEND = """
CREATE FUNCTION {schema}.append_{log}(
    ids uuid[], versions bigint[], topics text[], states bytea[], subjects uuid[],
    key_actors text[], key_names text[], key_bodies bytea[], key_answers bytea[]
) RETURNS TABLE ("position" bigint) LANGUAGE plpgsql AS $body$
DECLARE
    living integer;
BEGIN
    -- Whoever erases one of these persons waits until this append has ended, or has ended before it began.
    IF cardinality(subjects) > 0 THEN
        PERFORM 1 FROM {schema}.person_key
        WHERE person_id = ANY (subjects) AND wrapped_key IS NOT NULL ORDER BY person_id FOR SHARE;
        GET DIAGNOSTICS living = ROW_COUNT;
        IF living < cardinality(subjects) THEN
            RAISE foreign_key_violation USING
                MESSAGE = 'a subject has no key: erased, or never created',
                SCHEMA = '{schema}', TABLE = '{log}', CONSTRAINT = 'person_key_pkey';
        END IF;
    END IF;
    IF cardinality(key_names) > 0 THEN
        INSERT INTO {schema}.idempotency_key (actor, key, body_hash, answer)
        SELECT * FROM unnest(key_actors, key_names, key_bodies, key_answers);
    END IF;
    -- Positions must become visible in their order: a follower never looks back for a smaller one.
    PERFORM pg_advisory_xact_lock(hashtextextended('{schema}.{log}', 0));
    IF 1 < ANY (versions) AND EXISTS (
        SELECT FROM unnest(ids, versions) AS new (id, version) GROUP BY id
        HAVING min(version) > 1 AND NOT EXISTS (
            SELECT FROM {schema}.{log} WHERE originator_id = id AND originator_version = min(version) - 1
        )
    ) THEN
        RAISE unique_violation USING
            MESSAGE = 'a stream has fewer events than expected',
            SCHEMA = '{schema}', TABLE = '{log}', CONSTRAINT = '{log}_pkey';
    END IF;
    NOTIFY {log};
    RETURN QUERY
        INSERT INTO {schema}.{log} (originator_id, originator_version, topic, state)
        SELECT id, version, topic, state
        FROM unnest(ids, versions, topics, states) WITH ORDINALITY AS new (id, version, topic, state, number)
        ORDER BY number
        RETURNING notification_id;
END
$body$;
"""


def create_log(log: str, schema: str = "events") -> None:
    """Creates `<schema>.<log>` and `<schema>.append_<log>`."""
    op.execute(_TABLE.format(log=log, schema=schema))
    create_append_function(log, schema)


def create_append_function(log: str, schema: str = "events") -> None:
    """Creates `<schema>.append_<log>` for an existing table."""
    op.execute(_APPEND.format(log=log, schema=schema))


def drop_append_function(log: str, schema: str = "events") -> None:
    """Drops `<schema>.append_<log>`."""
    op.execute(f"DROP FUNCTION {schema}.append_{log}")


def drop_log(log: str, schema: str = "events") -> None:
    """Drops the table and the function of a log."""
    drop_append_function(log, schema)
    op.execute(f"DROP TABLE {schema}.{log}")
