"""The table and the append function of one log, as every stream module has one."""

from alembic import op

_TABLE = """
CREATE TABLE facts.{log} (
    originator_id uuid NOT NULL,
    originator_version bigint NOT NULL,
    topic text NOT NULL,
    state bytea NOT NULL,
    notification_id bigint GENERATED ALWAYS AS IDENTITY,
    recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT {log}_pkey PRIMARY KEY (originator_id, originator_version)
);
CREATE UNIQUE INDEX {log}_notification_id_idx ON facts.{log} (notification_id);
"""

_APPEND = """
CREATE FUNCTION facts.append_{log}(
    ids uuid[], versions bigint[], topics text[], states bytea[], subjects uuid[],
    key_actors text[], key_names text[], key_bodies bytea[], key_answers bytea[]
) RETURNS TABLE ("position" bigint) LANGUAGE plpgsql AS $body$
DECLARE
    living integer;
BEGIN
    -- Whoever erases one of these persons waits until this append has ended, or has ended before it began.
    IF cardinality(subjects) > 0 THEN
        PERFORM 1 FROM facts.person_key
        WHERE person_id = ANY (subjects) AND wrapped_key IS NOT NULL ORDER BY person_id FOR SHARE;
        GET DIAGNOSTICS living = ROW_COUNT;
        IF living < cardinality(subjects) THEN
            RAISE foreign_key_violation USING
                MESSAGE = 'a subject has no key: erased, or never created',
                SCHEMA = 'facts', TABLE = '{log}', CONSTRAINT = 'person_key_pkey';
        END IF;
    END IF;
    IF cardinality(key_names) > 0 THEN
        INSERT INTO facts.idempotency_key (actor, key, body_hash, answer)
        SELECT * FROM unnest(key_actors, key_names, key_bodies, key_answers);
    END IF;
    -- Positions must become visible in their order: a follower never looks back for a smaller one.
    PERFORM pg_advisory_xact_lock(hashtextextended('facts.{log}', 0));
    IF 1 < ANY (versions) AND EXISTS (
        SELECT FROM unnest(ids, versions) AS new (id, version) GROUP BY id
        HAVING min(version) > 1 AND NOT EXISTS (
            SELECT FROM facts.{log} WHERE originator_id = id AND originator_version = min(version) - 1
        )
    ) THEN
        RAISE unique_violation USING
            MESSAGE = 'a stream has fewer facts than expected',
            SCHEMA = 'facts', TABLE = '{log}', CONSTRAINT = '{log}_pkey';
    END IF;
    NOTIFY {log};
    RETURN QUERY
        INSERT INTO facts.{log} (originator_id, originator_version, topic, state)
        SELECT id, version, topic, state
        FROM unnest(ids, versions, topics, states) WITH ORDINALITY AS new (id, version, topic, state, number)
        ORDER BY number
        RETURNING notification_id;
END
$body$;
"""


def create_log(log: str) -> None:
    """Creates `facts.<log>` and `facts.append_<log>`."""
    op.execute(_TABLE.format(log=log))
    op.execute(_APPEND.format(log=log))


def drop_log(log: str) -> None:
    """Drops both."""
    op.execute(f"DROP FUNCTION facts.append_{log}")
    op.execute(f"DROP TABLE facts.{log}")
