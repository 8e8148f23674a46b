"""Lag of the live read models: events not yet projected."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import BigInteger, Connection, DateTime, Integer, and_, cast, column, func, select, table

from read_models.kernel.tables import projection_checkpoint, projection_generation


@dataclass(frozen=True, slots=True)
class Lag:
    """The lag of one read model in one of its logs.

    `events` counts positions, which may have gaps, so it can be too high, but 0 means that nothing is outstanding.
    `age` is the age of the oldest event that is not projected yet, by the database's clock.
    """

    projection: str
    log: str
    events: int
    age: timedelta


def list_lags(connection: Connection) -> Sequence[Lag]:
    """Every live read model with each of its logs."""
    reader = projection_checkpoint.c.reader
    generation = projection_generation
    log = func.split_part(reader, ":", 2)
    query = (
        select(generation.c.projection, log.label("log"), projection_checkpoint.c.position)
        .join(
            generation,
            and_(
                func.split_part(reader, "@", 1) == generation.c.projection,
                cast(func.split_part(func.split_part(reader, "@", 2), ":", 1), Integer) == generation.c.live,
            ),
        )
        .order_by(generation.c.projection, log)
    )
    return [_lag(connection, row.projection, row.log, row.position) for row in connection.execute(query)]


def _lag(connection: Connection, projection: str, log: str, position: int) -> Lag:
    number = column("notification_id", BigInteger)
    recorded_at = column("recorded_at", DateTime(timezone=True))
    events = table(log, number, recorded_at, schema="events")
    oldest = select(recorded_at).select_from(events).where(number > position).order_by(number).limit(1)
    query = select(
        select(func.max(number)).select_from(events).scalar_subquery().label("last"),
        (func.clock_timestamp() - oldest.scalar_subquery()).label("age"),
    )
    row = connection.execute(query).one()
    return Lag(projection, log, max((row.last or 0) - position, 0), row.age or timedelta())
