"""Parks streams with an event that a projection cannot process, and schedules their retries."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import structlog
from sqlalchemy import ColumnElement, Connection, and_, func, select
from sqlalchemy.dialects.postgresql import insert

from read_models.kernel.checkpoints import CheckpointConflict
from read_models.kernel.failures import error_name
from read_models.kernel.generations import Generation
from read_models.kernel.tables import parked_stream, projection_generation

RETRY_DELAYS = (timedelta(seconds=1), timedelta(seconds=10), timedelta(minutes=1), timedelta(minutes=5))
MAX_ATTEMPTS = len(RETRY_DELAYS) + 1

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class ParkedStream:
    """A stream that is not projected from `position` on. `given_up`: it is only retried on request."""

    projection: str
    generation: int
    log: str
    stream_id: UUID
    position: int
    error: str
    attempts: int
    parked_at: datetime
    given_up: bool


Alert = Callable[[ParkedStream], None]
"""Called when a stream is parked, and when its last retry has failed."""


def log_alert(stream: ParkedStream) -> None:
    """Logs the alert as an error."""
    log.error(
        "stream_given_up" if stream.given_up else "stream_parked",
        projection=stream.projection,
        log=stream.log,
        stream_id=str(stream.stream_id),
        position=stream.position,
        error=stream.error,
        attempts=stream.attempts,
    )


class Parking:
    """The parked streams of one generation. Later events of a parked stream wait; other streams are projected."""

    def __init__(self, connection: Connection, generation: Generation) -> None:
        self._connection = connection
        self._of_generation = and_(
            parked_stream.c.projection == generation.projection.name, parked_stream.c.generation == generation.number
        )
        self._generation = generation

    def streams(self) -> set[tuple[str, UUID]]:
        """The parked streams with their logs. Raises CheckpointConflict when a newer generation is live.

        After `lock_projection`, the result cannot change before the transaction ends.
        """
        query = (
            select(projection_generation.c.live, parked_stream.c.log, parked_stream.c.stream_id)
            .join(parked_stream, self._of_generation, isouter=True)
            .where(projection_generation.c.projection == self._generation.projection.name)
        )
        rows = self._connection.execute(query).all()
        if not rows or rows[0].live > self._generation.number:
            raise CheckpointConflict
        return {(row.log, row.stream_id) for row in rows if row.log is not None}

    def park(self, log_name: str, stream_id: UUID, position: int, error: Exception) -> ParkedStream | None:
        """Parks the stream from this position on; None when it is parked already. Stores only the error's name."""
        values = {
            "projection": self._generation.projection.name,
            "generation": self._generation.number,
            "log": log_name,
            "stream_id": stream_id,
            "position": position,
            "error": error_name(error),
            "attempts": 1,
            "try_at": func.clock_timestamp() + RETRY_DELAYS[0],
        }
        statement = insert(parked_stream).values(values).on_conflict_do_nothing().returning(*_COLUMNS)
        return _one(self._connection, statement)

    def unpark(self, log_name: str, stream_id: UUID) -> ParkedStream | None:
        """Unparks the stream in the caller's transaction and returns it; None when it is not parked."""
        return _one(
            self._connection, parked_stream.delete().where(self._matches(log_name, stream_id)).returning(*_COLUMNS)
        )

    def record_failure(self, log_name: str, stream_id: UUID, error: Exception) -> ParkedStream | None:
        """Counts a failed retry and schedules the next one, if any is left."""
        pauses = dict(enumerate((*RETRY_DELAYS[1:], None), start=1))
        attempts = self._connection.execute(
            select(parked_stream.c.attempts).where(self._matches(log_name, stream_id))
        ).scalar()
        pause = pauses.get(attempts or MAX_ATTEMPTS)
        values: dict[str, Any] = {
            "attempts": parked_stream.c.attempts + 1,
            "error": error_name(error),
            "try_at": func.clock_timestamp() + pause if pause is not None else None,
        }
        statement = parked_stream.update().where(self._matches(log_name, stream_id)).values(values).returning(*_COLUMNS)
        return _one(self._connection, statement)

    def _matches(self, log_name: str, stream_id: UUID) -> ColumnElement[bool]:
        return and_(self._of_generation, parked_stream.c.log == log_name, parked_stream.c.stream_id == stream_id)


def list_due(connection: Connection, generation: Generation) -> list[ParkedStream]:
    """Parked streams whose retry is due, or further off than any delay since the database's clock was set back."""
    due, now = parked_stream.c.try_at, func.clock_timestamp()
    return _list(
        connection,
        parked_stream.c.projection == generation.projection.name,
        parked_stream.c.generation == generation.number,
        (due <= now) | (due > now + max(RETRY_DELAYS)),
    )


def next_retry(connection: Connection, generation: Generation) -> timedelta | None:
    """The time until the next retry of a parked stream, negative when it is due; None when none is scheduled."""
    query = select(func.min(parked_stream.c.try_at) - func.clock_timestamp()).where(
        parked_stream.c.projection == generation.projection.name,
        parked_stream.c.generation == generation.number,
    )
    return connection.execute(query).scalar_one()


def list_parked_of_generation(connection: Connection, generation: Generation, log_name: str) -> list[ParkedStream]:
    """The parked streams of one log in a generation, live or not, oldest first."""
    return _list(
        connection,
        parked_stream.c.projection == generation.projection.name,
        parked_stream.c.generation == generation.number,
        parked_stream.c.log == log_name,
    )


def list_parked(connection: Connection, projection: str | None = None) -> list[ParkedStream]:
    """The parked streams of live generations, oldest first."""
    live = and_(
        projection_generation.c.projection == parked_stream.c.projection,
        projection_generation.c.live == parked_stream.c.generation,
    )
    named = [parked_stream.c.projection == projection] if projection else []
    return _list(connection, select(projection_generation.c.live).where(live).exists(), *named)


def is_parked(connection: Connection, projection: str, stream_id: UUID) -> bool:
    """Whether the live generation does not show all events of a stream, since it cannot process one of them."""
    of_live = (projection_generation.c.projection == projection) & (
        projection_generation.c.live == parked_stream.c.generation
    )
    matches = (parked_stream.c.projection == projection) & (parked_stream.c.stream_id == stream_id)
    query = select(parked_stream.c.position).join(projection_generation, of_live).where(matches).limit(1)
    return connection.execute(query).first() is not None


_COLUMNS = (
    parked_stream.c.projection,
    parked_stream.c.generation,
    parked_stream.c.log,
    parked_stream.c.stream_id,
    parked_stream.c.position,
    parked_stream.c.error,
    parked_stream.c.attempts,
    parked_stream.c.parked_at,
    parked_stream.c.try_at.is_(None).label("given_up"),
)


def _list(connection: Connection, *conditions: ColumnElement[bool]) -> list[ParkedStream]:
    query = select(*_COLUMNS).where(*conditions).order_by(parked_stream.c.parked_at)
    return [ParkedStream(**row) for row in connection.execute(query).mappings()]


def _one(connection: Connection, statement: Any) -> ParkedStream | None:
    row = connection.execute(statement).mappings().one_or_none()
    return ParkedStream(**row) if row else None
