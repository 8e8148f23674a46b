"""Creates the table and the append function of a log; every stream module has one."""

from alembic import op

from domain.kernel.hash_chain import chain_hash, genesis
from migrations.append_only import allow_changes, make_append_only

_TABLE = """
CREATE TABLE {schema}.{log} (
    originator_id uuid NOT NULL,
    originator_version bigint NOT NULL,
    topic text NOT NULL,
    state bytea NOT NULL,
    notification_id bigint GENERATED ALWAYS AS IDENTITY,
    recorded_at timestamptz NOT NULL,
    chain_hash bytea NOT NULL,
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
    chain bytea;
    positions bigint[];
    moments timestamptz[];
    chain_hashes bytea[];
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
    SELECT chain_hash INTO chain FROM {schema}.{log} ORDER BY notification_id DESC LIMIT 1;
    chain := coalesce(chain, {genesis});
    FOR number IN 1 .. cardinality(ids) LOOP
        positions[number] := nextval('{schema}.{log}_notification_id_seq');
        moments[number] := clock_timestamp();
        chain := {chain_hash};
        chain_hashes[number] := chain;
    END LOOP;
    NOTIFY {log};
    RETURN QUERY
        INSERT INTO {schema}.{log}
            (originator_id, originator_version, topic, state, notification_id, recorded_at, chain_hash)
        OVERRIDING SYSTEM VALUE
        SELECT * FROM unnest(ids, versions, topics, states, positions, moments, chain_hashes)
        RETURNING notification_id;
END
$body$;
"""


_NEW_EVENT = (
    "positions[number]",
    "ids[number]",
    "versions[number]",
    "moments[number]",
    "topics[number]",
    "states[number]",
)


def create_log(log: str) -> None:
    """Creates `events.<log>`, append-only, and `events.append_<log>`."""
    op.execute(_TABLE.format(log=log, schema="events"))
    make_append_only(log)
    create_append_function(log)


def create_append_function(log: str) -> None:
    """Creates `events.append_<log>` for an existing table."""
    hashed = chain_hash("chain", *_NEW_EVENT)
    op.execute(_APPEND.format(log=log, schema="events", genesis=genesis(log), chain_hash=hashed))


def drop_append_function(log: str) -> None:
    """Drops `events.append_<log>`."""
    op.execute(f"DROP FUNCTION events.append_{log}")


def drop_log(log: str) -> None:
    """Drops the table and the function of a log."""
    drop_append_function(log)
    allow_changes(log)
    op.execute(f"DROP TABLE events.{log}")
