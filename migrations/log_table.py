"""Creates the table and the append function of a log; every stream module has one."""

from alembic import op

from domain.kernel.log.hash_chain import chain_hash, genesis
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
CREATE OR REPLACE FUNCTION {schema}.append_{log}(
    ids uuid[], versions bigint[], topics text[], states bytea[], subjects uuid[],
    key_actors text[], key_names text[], key_bodies bytea[], key_answers bytea[]
) RETURNS TABLE ("position" bigint) LANGUAGE plpgsql AS $body$
DECLARE
    living integer;
    has_gap boolean := false;
    new_position bigint;
    moment timestamptz;
    chain bytea;
    positions bigint[];
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
    NOTIFY {log};
    IF cardinality(ids) = 1 THEN
        -- Most appends. Each query costs more than the hash: the newest row is looked up where it is needed.
        IF versions[1] > 1 THEN
            has_gap := NOT EXISTS (
                SELECT FROM {schema}.{log} WHERE originator_id = ids[1] AND originator_version = versions[1] - 1
            );
        END IF;
    ELSIF 1 < ANY (versions) THEN
        has_gap := EXISTS (
            SELECT FROM unnest(ids, versions) AS new (id, version) GROUP BY id
            HAVING min(version) > 1 AND NOT EXISTS (
                SELECT FROM {schema}.{log} WHERE originator_id = id AND originator_version = min(version) - 1
            )
        );
    END IF;
    IF has_gap THEN
        RAISE unique_violation USING
            MESSAGE = 'a stream has fewer events than expected',
            SCHEMA = '{schema}', TABLE = '{log}', CONSTRAINT = '{log}_pkey';
    END IF;
    moment := clock_timestamp();
    IF cardinality(ids) = 1 THEN
        new_position := nextval('{schema}.{log}_notification_id_seq');
        RETURN QUERY
            INSERT INTO {schema}.{log}
                (originator_id, originator_version, topic, state, notification_id, recorded_at, chain_hash)
            OVERRIDING SYSTEM VALUE
            SELECT ids[1], versions[1], topics[1], states[1], new_position, moment, {hash_of_one}
            RETURNING notification_id;
        RETURN;
    END IF;
    chain := coalesce({newest}, {genesis});
    FOR number IN 1 .. cardinality(ids) LOOP
        positions[number] := nextval('{schema}.{log}_notification_id_seq');
        chain := {hash_of_each};
        chain_hashes[number] := chain;
    END LOOP;
    RETURN QUERY
        INSERT INTO {schema}.{log}
            (originator_id, originator_version, topic, state, notification_id, recorded_at, chain_hash)
        OVERRIDING SYSTEM VALUE
        SELECT id, version, topic, state, new.position, {moment_of_each}, hash
        FROM unnest(ids, versions, topics, states, positions, chain_hashes)
            WITH ORDINALITY AS new (id, version, topic, state, position, hash, number)
        RETURNING notification_id;
END
$body$;
"""


_NEWEST = "(SELECT chain_hash FROM {schema}.{log} ORDER BY notification_id DESC LIMIT 1)"
_ONE = ("new_position", "ids[1]", "versions[1]", "moment", "topics[1]", "states[1]")
# Every row has a time of its own. Reading the clock costs more; a row takes longer than a microsecond.
_MOMENT = "moment + number * interval '1 microsecond'"
_EACH = ("positions[number]", "ids[number]", "versions[number]", _MOMENT, "topics[number]", "states[number]")


def create_log(log: str) -> None:
    """Creates `events.<log>`, append-only, and `events.append_<log>`."""
    op.execute(_TABLE.format(log=log, schema="events"))
    make_append_only(log)
    create_append_function(log)


def create_append_function(log: str) -> None:
    """Creates `events.append_<log>` for an existing table, or replaces it."""
    newest = _NEWEST.format(log=log, schema="events")
    op.execute(
        _APPEND.format(
            log=log,
            schema="events",
            newest=newest,
            genesis=genesis(log),
            hash_of_one=chain_hash(f"coalesce({newest}, {genesis(log)})", *_ONE),
            hash_of_each=chain_hash("chain", *_EACH),
            moment_of_each=_MOMENT,
        )
    )


def drop_append_function(log: str) -> None:
    """Drops `events.append_<log>`."""
    op.execute(f"DROP FUNCTION events.append_{log}")


def drop_log(log: str) -> None:
    """Drops the table and the function of a log."""
    drop_append_function(log)
    allow_changes(log)
    op.execute(f"DROP TABLE events.{log}")
