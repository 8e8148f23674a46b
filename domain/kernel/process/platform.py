"""The platform of every process: the database, the keys of persons, and the logs."""

from collections.abc import Iterable
from dataclasses import dataclass
from types import TracebackType
from typing import Self

from sqlalchemy import Engine

from domain.kernel.database.clock import Clock, database_clock
from domain.kernel.database.connections import LogDatastore, connect, open_datastore
from domain.kernel.log.event_store import EventStore
from domain.kernel.log.idempotency import IdempotencyKeys
from domain.kernel.persons.personal_data import PersonKeys
from domain.kernel.process.settings import Settings


@dataclass(frozen=True)
class Platform:
    """The open connections of one process; leave the `with` block, or call `close`, before the process ends."""

    settings: Settings
    engine: Engine
    datastore: LogDatastore
    keys: PersonKeys
    logs: dict[str, EventStore]
    idempotency: IdempotencyKeys
    clock: Clock

    @classmethod
    def open(cls, settings: Settings, logs: Iterable[str]) -> Self:
        """Creates everything without connecting; connections are opened on first use."""
        engine = connect(settings.database_url, pool_size=settings.database_pool_size)
        datastore = open_datastore(settings.database_url, pool_size=settings.database_pool_size)
        keys = PersonKeys(engine, settings.personal_data_key.get_secret_value())
        return cls(
            settings=settings,
            engine=engine,
            datastore=datastore,
            keys=keys,
            logs={name: EventStore(name, datastore, engine, keys) for name in logs},
            idempotency=IdempotencyKeys(engine),
            clock=database_clock(engine),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.datastore.close()
        self.engine.dispose()
