"""Checks readiness: database, Redis, stored files, read model lag, task backlog."""

from datetime import timedelta

from redis import ConnectionPool, Redis
from redis.exceptions import RedisError
from sqlalchemy.exc import ProgrammingError, SQLAlchemyError

from api.health.schemas import Readiness, ReadModelLag, Reason, TaskBacklog
from domain.documents.file_store import FileStore
from domain.kernel.errors import Unavailable
from domain.kernel.persons.erasure_gate import ErasureGate
from domain.kernel.process.platform import Platform
from domain.kernel.tasks import backlog
from read_models.kernel.lag import list_lags
from read_models.kernel.parking import list_parked

MAX_LAG = timedelta(seconds=30)
"""Lag of a read model or task from which the status is `degraded`."""


def readiness(platform: Platform, gate: ErasureGate, redis: ConnectionPool, files: FileStore) -> Readiness:
    """Queries the database, Redis and the storage of files. Never raises when one of them is down."""
    reasons: list[Reason] = []
    if not _redis_answers(redis):
        reasons.append("REDIS_AWAY")
    if not _files_are_reachable(files):
        reasons.append("FILES_AWAY")
    build = platform.settings.build
    try:
        with platform.engine.connect() as connection:
            lags = list_lags(connection)
            parked = len(list_parked(connection))
        tasks = backlog(platform.engine)
        now = platform.clock()
        is_open = gate.is_open()
    except ProgrammingError:
        return Readiness(status="unavailable", reasons=["NOT_MIGRATED", *reasons], build=build)
    except SQLAlchemyError:
        return Readiness(status="unavailable", reasons=["DATABASE_AWAY", *reasons], build=build)
    if not is_open:
        return Readiness(status="unavailable", reasons=["ERASURES_NOT_APPLIED", *reasons], build=build)
    waiting = now - tasks.due_since if tasks.due_since else timedelta()
    concerns: dict[Reason, bool] = {
        "READ_MODEL_BEHIND": any(lag.age > MAX_LAG for lag in lags),
        "STREAM_PARKED": parked > 0,
        "TASKS_WAITING": waiting > MAX_LAG,
        "TASKS_DEAD": tasks.total_dead > 0,
    }
    reasons.extend(reason for reason, is_so in concerns.items() if is_so)
    return Readiness(
        status="degraded" if reasons else "ready",
        reasons=reasons,
        build=build,
        read_models=[
            ReadModelLag(name=lag.projection, log=lag.log, events=lag.events, seconds=_seconds(lag.age)) for lag in lags
        ],
        parked_streams=parked,
        tasks=TaskBacklog(open=tasks.total_open, dead=tasks.total_dead, oldest_due_seconds=_seconds(waiting)),
    )


def _redis_answers(redis: ConnectionPool) -> bool:
    try:
        return Redis(connection_pool=redis).ping()  # pyright: ignore[reportUnknownMemberType] - untyped options
    except RedisError:
        return False


def _files_are_reachable(files: FileStore) -> bool:
    try:
        files.require_reachable()
    except Unavailable:
        return False
    return True


def _seconds(duration: timedelta) -> float:
    return round(max(duration.total_seconds(), 0.0), 3)
