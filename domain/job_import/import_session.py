"""An import's database session: the ids seen so far, and the lock that serializes imports.

Ids are kept in a temporary table, since a feed may have more of them than fit into memory.
"""

from collections.abc import Generator, Sequence
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, text

_SEEN = "CREATE TEMPORARY TABLE seen_in_feed (external_id text PRIMARY KEY)"
_ADD_SEEN = (
    "INSERT INTO seen_in_feed SELECT DISTINCT unnest(CAST(:ids AS text[])) ON CONFLICT DO NOTHING RETURNING external_id"
)
_MISSING = """
    SELECT external_id FROM public.source_ad AS known
    WHERE feed = :feed AND gone_at IS NULL AND external_id > :after
        AND NOT EXISTS (SELECT FROM seen_in_feed AS seen WHERE seen.external_id = known.external_id)
    ORDER BY external_id LIMIT :limit
"""
_LOCK = "SELECT pg_advisory_lock(hashtextextended('import of job ads', 0))"
_UNLOCK = "SELECT pg_advisory_unlock(hashtextextended('import of job ads', 0))"


class ImportSession:
    """The ids seen by this import. Not thread-safe."""

    def __init__(self, connection: Connection, feed: str) -> None:
        self._connection = connection
        self._feed = feed

    def add_seen(self, external_ids: Sequence[str]) -> set[str]:
        """Adds these ids; returns those not seen before."""
        if not external_ids:
            return set()
        return set(self._connection.execute(text(_ADD_SEEN), {"ids": list(external_ids)}).scalars())

    def count_known(self) -> int:
        """The number of ads that the feed listed in its last import."""
        query = text("SELECT count(*) FROM public.source_ad WHERE feed = :feed AND gone_at IS NULL")
        return self._connection.execute(query, {"feed": self._feed}).scalar_one()

    def count_missing(self) -> int:
        """Counts the feed's ads that this import has not seen."""
        query = text(f"SELECT count(*) FROM ({_MISSING}) AS missing")  # noqa: S608 - a part of ours, no value
        return self._connection.execute(query, {"feed": self._feed, "after": "", "limit": None}).scalar_one()

    def list_missing(self, after: str, limit: int) -> Sequence[str]:
        """Lists ads that this import has not seen, ordered by id, starting after `after`."""
        values = {"feed": self._feed, "after": after, "limit": limit}
        return self._connection.execute(text(_MISSING), values).scalars().all()

    @contextmanager
    def lock(self) -> Generator[None]:
        """Excludes other imports from deduplication: otherwise both could find no duplicate and publish the job
        twice."""
        self._connection.execute(text(_LOCK))
        try:
            yield
        finally:
            self._connection.execute(text(_UNLOCK))


@contextmanager
def open_import_session(engine: Engine, feed: str) -> Generator[ImportSession]:
    """Opens a session for an import of the feed; it leaves nothing behind."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("SET lock_timeout = '5min'"))
        connection.execute(text("SET statement_timeout = '5min'"))
        connection.execute(text(_SEEN))
        try:
            yield ImportSession(connection, feed)
        finally:
            # The connection has its own settings and tables, so it is not returned to the pool.
            connection.invalidate()
