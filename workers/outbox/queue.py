"""Queues of task ids in Redis, one for each lane. Lost ids are enqueued again by the reconciler."""

import threading
from collections.abc import Callable, Collection, Iterable
from datetime import timedelta
from typing import NamedTuple
from uuid import UUID

import redis
from dramatiq import Actor, Message
from dramatiq.brokers.redis import RedisBroker
from dramatiq.errors import BrokerConnectionError
from dramatiq.middleware import ShutdownNotifications, TimeLimit

from workers.lanes import Lane, lane_of

_ACTOR = "run_task"
_ATTEMPT_TIME_LIMIT = timedelta(minutes=2)
# Added to delays, since a message could otherwise arrive just before its task is due by the database's clock.
_DELAY_MARGIN = timedelta(milliseconds=250)


class QueueUnavailable(Exception):
    """Redis cannot be reached."""


class QueuedTask(NamedTuple):
    """The id of a task, and the stored name by which its lane is found."""

    id: UUID
    name: str


class TaskQueue:
    """Holds ids only, and never the truth. Tasks of all lanes may be enqueued; `lanes` are those that are served."""

    def __init__(self, redis_url: str, lanes: Collection[Lane] = tuple(Lane)) -> None:
        self._client = redis.Redis.from_url(  # pyright: ignore[reportUnknownMemberType] - untyped options
            redis_url, socket_connect_timeout=2, socket_timeout=5
        )
        self._time_limit = TimeLimit(time_limit=_milliseconds(_ATTEMPT_TIME_LIMIT))
        self.broker = RedisBroker(
            client=self._client,
            namespace="karijera",
            # Redelivers a killed worker's messages after five seconds; the default is minutes.
            heartbeat_timeout=5_000,
            maintenance_chance=1_000_000,
            middleware=[self._time_limit, ShutdownNotifications()],
        )
        self._lanes = lanes
        for lane in lanes:
            self.broker.declare_queue(lane)

    def serve(self, run: Callable[[UUID], None]) -> None:
        """Registers `run` as the actor of all lanes served. The broker does not retry, since retries are kept in the
        task's row."""

        def run_task(task_id: str) -> None:
            run(UUID(task_id))

        Actor(
            run_task, broker=self.broker, actor_name=_ACTOR, queue_name=next(iter(self._lanes)), priority=0, options={}
        )

    def enqueue(self, tasks: Iterable[QueuedTask], *, delay: timedelta | None = None) -> None:
        """Enqueues tasks, each in its lane, optionally with a delay. Raises QueueUnavailable."""
        try:
            for task_id, name in tasks:
                message = Message[None](lane_of(name), _ACTOR, (str(task_id),), {}, {})
                due_in = _milliseconds(delay + _DELAY_MARGIN) if delay else None
                self.broker.enqueue(message, delay=due_in)  # pyright: ignore[reportUnknownMemberType] - any Message
        except (redis.RedisError, BrokerConnectionError) as error:
            raise QueueUnavailable from error

    def renew_time_limit(self) -> None:
        """Restarts the time limit of the task that runs on this thread."""
        manager = self._time_limit.manager
        if getattr(manager, "deadlines", {}).get(threading.get_ident()):
            limit = _milliseconds(_ATTEMPT_TIME_LIMIT)
            manager.add_timeout(threading.get_ident(), limit)  # pyright: ignore[reportUnknownMemberType] - untyped

    def length(self, lane: Lane) -> int:
        """The number of ids in a lane that no worker has fetched yet. Raises QueueUnavailable."""
        try:
            return int(self._client.llen(f"{self.broker.namespace}:{lane}"))  # pyright: ignore[reportArgumentType]
        except redis.RedisError as error:
            raise QueueUnavailable from error

    def close(self) -> None:
        self._client.close()


def _milliseconds(period: timedelta) -> int:
    return int(period.total_seconds() * 1000)
