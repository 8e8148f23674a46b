"""Database connections: SQLAlchemy for plain tables and read models, the event library's own pool for logs."""

from time import monotonic
from typing import Any

import orjson
import psycopg
from eventsourcing.postgres import PostgresDatastore
from psycopg import Connection
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import DictRow, dict_row
from sqlalchemy import URL, Engine, MetaData, create_engine, event, make_url
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.pool import ConnectionPoolEntry

NAMING_CONVENTION = {
    "ix": "%(table_name)s_%(column_0_N_name)s_idx",
    "uq": "%(table_name)s_%(column_0_N_name)s_key",
    "ck": "%(table_name)s_%(constraint_name)s_check",
    "fk": "%(table_name)s_%(column_0_N_name)s_fkey",
    "pk": "%(table_name)s_pkey",
}

plain_tables = MetaData(schema="public", naming_convention=NAMING_CONVENTION)
"""Tables that are neither events nor read models; managed by Alembic."""

_TIMEOUTS = {
    "timezone": "UTC",
    "jit": "off",
    "lock_timeout": "5s",
    "statement_timeout": "30s",
    "idle_in_transaction_session_timeout": "30s",
}
# An append holds the log's lock: a writer that stalls must not block the others for long.
LOG_TIMEOUTS = _TIMEOUTS | {"idle_in_transaction_session_timeout": "5s"}
PING_AFTER_IDLE_SECONDS = 1
"""A connection used more recently than this is not pinged, unless another one has broken since."""
_USED_AT = "used_at"
KEEPALIVES: dict[str, Any] = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}


def _options(timeouts: dict[str, str]) -> str:
    return " ".join(f"-c {name}={value}" for name, value in timeouts.items())


def _json(value: object) -> str:
    return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS).decode()


def sqlalchemy_url(database_url: str) -> URL:
    """Converts a libpq address (`postgresql://…`) for SQLAlchemy with psycopg 3."""
    return make_url(database_url).set(drivername="postgresql+psycopg")


def connect(database_url: str, *, pool_size: int = 8) -> Engine:
    """An engine in UTC, with a lock timeout of 5 s and a statement timeout of 30 s.

    Errors hide parameters, which may be personal data.
    """
    engine = create_engine(
        sqlalchemy_url(database_url),
        pool_size=pool_size,
        max_overflow=0,
        pool_use_lifo=True,
        pool_timeout=5,
        hide_parameters=True,
        json_serializer=_json,
        json_deserializer=orjson.loads,
        connect_args={"connect_timeout": 5, "options": _options(_TIMEOUTS), **KEEPALIVES},
    )
    _ping_idle_connections(engine)
    return engine


def _ping_idle_connections(engine: Engine) -> None:
    """Pings a connection on checkout unless it was used a moment ago, and after the last one that broke.

    SQLAlchemy's own `pool_pre_ping` pings every time, which is a third of the time of a short statement.
    """
    broke_at = 0.0

    def record_invalidation(*_: Any) -> None:
        nonlocal broke_at
        broke_at = monotonic()

    def record_use(_: Any, record: ConnectionPoolEntry) -> None:
        record.info[_USED_AT] = monotonic()

    def ping(connection: Any, record: ConnectionPoolEntry, _: Any) -> None:
        used_at = record.info.get(_USED_AT, 0)
        if used_at > broke_at and monotonic() - used_at < PING_AFTER_IDLE_SECONDS:
            return
        try:
            engine.dialect.do_ping(connection)
        except psycopg.Error as error:
            raise DisconnectionError from error

    event.listen(engine, "invalidate", record_invalidation)
    event.listen(engine, "connect", record_use)
    event.listen(engine, "checkin", record_use)
    event.listen(engine, "checkout", ping)


class LogDatastore(PostgresDatastore):
    """The event library's pool, with the full connection string (including TLS options) and our timeouts."""

    def __init__(self, database_url: str, *, pool_size: int) -> None:
        super().__init__(
            dbname="",
            host="",
            port="",
            user="",
            password="",
            connect_timeout=5,
            pool_size=1,
            max_overflow=max(pool_size - 1, 0),
            schema="events",
            originator_id_type="uuid",
            single_row_tracking=True,
        )
        self.pool.kwargs = {
            **conninfo_to_dict(database_url),
            **KEEPALIVES,
            "options": _options(LOG_TIMEOUTS),
            "row_factory": dict_row,
            "autocommit": True,
        }

    def after_connect_func(self) -> Any:
        """Does nothing: connection options set everything."""

        def after_connect(_: Connection[DictRow]) -> None:
            return

        return after_connect

    def register_type_adapters(self) -> None:
        """Does nothing: no composite type is used, so no connection is opened early."""

    def replace_dead_connections(self) -> None:
        """Checks all idle connections: after a restart of the server every one of them is dead."""
        self.pool.check()


def open_datastore(database_url: str, *, pool_size: int = 4) -> LogDatastore:
    """The event library's pool on the schema `events`. Its `close` must be called, or the process hangs at exit."""
    return LogDatastore(database_url, pool_size=pool_size)
