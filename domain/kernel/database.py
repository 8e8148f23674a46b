"""Connections: SQLAlchemy for plain and read tables, the event library's own pool for logs."""

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
"""Tables that are not events and not read models: Alembic owns them."""

_TIMEOUTS = {
    "timezone": "UTC",
    "jit": "off",
    "lock_timeout": "5s",
    "statement_timeout": "30s",
    "idle_in_transaction_session_timeout": "30s",
}
# Whoever writes to a log may hold its order: a writer that stops in the middle must not stop the others for long.
LOG_TIMEOUTS = _TIMEOUTS | {"idle_in_transaction_session_timeout": "5s"}
PING_AFTER_IDLE_SECONDS = 1
"""So long after its last use a connection is taken for one that works, unless another one broke in the meantime."""
_USED_AT = "used_at"
KEEPALIVES: dict[str, Any] = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}


def _options(timeouts: dict[str, str]) -> str:
    return " ".join(f"-c {name}={value}" for name, value in timeouts.items())


def _json(value: object) -> str:
    return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS).decode()


def sqlalchemy_url(database_url: str) -> URL:
    """A libpq address (`postgresql://…`) for SQLAlchemy with psycopg 3."""
    return make_url(database_url).set(drivername="postgresql+psycopg")


def connect(database_url: str, *, pool_size: int = 8) -> Engine:
    """An engine whose connections speak UTC and give up waiting for a lock after 5 s and on a statement after 30 s.

    Errors never show parameters, which may be personal.
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
    _ask_idle_ones(engine)
    return engine


def _ask_idle_ones(engine: Engine) -> None:
    """Lets the pool ask a connection whether it still works, unless it did a moment ago, and since the last one broke.

    SQLAlchemy's own `pool_pre_ping` would ask each time, which is a third of what a short statement takes.
    """
    broke_at = 0.0

    def note_break(*_: Any) -> None:
        nonlocal broke_at
        broke_at = monotonic()

    def note_use(_: Any, record: ConnectionPoolEntry) -> None:
        record.info[_USED_AT] = monotonic()

    def ask(connection: Any, record: ConnectionPoolEntry, _: Any) -> None:
        used_at = record.info.get(_USED_AT, 0)
        if used_at > broke_at and monotonic() - used_at < PING_AFTER_IDLE_SECONDS:
            return
        try:
            engine.dialect.do_ping(connection)
        except psycopg.Error as error:
            raise DisconnectionError from error

    event.listen(engine, "invalidate", note_break)
    event.listen(engine, "connect", note_use)
    event.listen(engine, "checkin", note_use)
    event.listen(engine, "checkout", ask)


class LogDatastore(PostgresDatastore):
    """The event library's pool, with the whole address of the database (its TLS options too) and our patience."""

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
        """Nothing is left to be set on a connection: its options say everything."""

        def after_connect(_: Connection[DictRow]) -> None:
            return

        return after_connect

    def register_type_adapters(self) -> None:
        """No composite type is used, so nothing needs to be connected before it is used."""

    def replace_dead_connections(self) -> None:
        """Looks at all idle connections: after a restart of the server every one of them is dead."""
        self.pool.check()


def open_datastore(database_url: str, *, pool_size: int = 4) -> LogDatastore:
    """The event library's pool on the schema `events`. Its `close` must be called, or the process hangs at exit."""
    return LogDatastore(database_url, pool_size=pool_size)
