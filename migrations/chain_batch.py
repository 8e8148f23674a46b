"""A function for the time of a migration that chains the rows of a log by hashes, batch by batch."""

from domain.kernel.log.hash_chain import chain_hash, genesis

_CHAIN_BATCH = """
CREATE OR REPLACE FUNCTION events.chain_batch_{log}(after bigint, batch integer) RETURNS bigint LANGUAGE plpgsql
AS $body$
DECLARE
    event record;
    chain bytea;
    reached bigint;
BEGIN
    SELECT chain_hash INTO chain FROM events.{log} WHERE notification_id = after;
    chain := coalesce(chain, {genesis});
    FOR event IN SELECT * FROM events.{log} WHERE notification_id > after ORDER BY notification_id LIMIT batch LOOP
        chain := {chain_hash};
        UPDATE events.{log} SET chain_hash = chain
        WHERE originator_id = event.originator_id AND originator_version = event.originator_version;
        reached := event.notification_id;
    END LOOP;
    RETURN reached;
END
$body$
"""
_EVENT = (
    "event.notification_id",
    "event.originator_id",
    "event.originator_version",
    "event.recorded_at",
    "event.topic",
    "event.state",
)


def create_chain_batch(log: str) -> str:
    """SQL: creates `events.chain_batch_<log>`, which returns the last position that it chained, NULL at the end."""
    return _CHAIN_BATCH.format(log=log, genesis=genesis(log), chain_hash=chain_hash("chain", *_EVENT))


def drop_chain_batch(log: str) -> str:
    """SQL: the inverse."""
    return f"DROP FUNCTION events.chain_batch_{log}"
