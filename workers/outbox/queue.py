"""The queue of task ids in Redis. Lost ids are enqueued again by the reconciler."""

import threading
from collections.abc import Callable, Iterable
from datetime import timedelta
from uuid import UUID

import redis
from dramatiq import Actor, Message, Middleware
from dramatiq.brokers.redis import RedisBroker
from dramatiq.errors import BrokerConnectionError
from dramatiq.middleware import ShutdownNotifications, TimeLimit

_QUEUE = "tasks"
_ACTOR = "run_task"
_ATTEMPT_TIME_LIMIT = timedelta(minutes=2)
# Added to delays, since a message could otherwise arrive just before its task is due by the database's clock.
_DELAY_MARGIN = timedelta(milliseconds=250)


class QueueUnavailable(Exception):
    """Redis cannot be reached."""


class TaskQueue:
    """Holds ids only, and never the truth."""

    def __init__(self, redis_url: str, middleware: Iterable[Middleware] = ()) -> None:
        self._client = redis.Redis.from_url(redis_url, socket_connect_timeout=2, socket_timeout=5)
        self._time_limit = TimeLimit(time_limit=_milliseconds(_ATTEMPT_TIME_LIMIT))
        self.broker = RedisBroker(
            client=self._client,
            namespace="karijera",
            # Redelivers a killed worker's messages after five seconds; the default is minutes.
            heartbeat_timeout=5_000,
            maintenance_chance=1_000_000,
            middleware=[self._time_limit, ShutdownNotifications(), *middleware],
        )
        self.broker.declare_queue(_QUEUE)

    def serve(self, run: Callable[[UUID], None]) -> None:
        """Registers `run` as the actor of this process. The broker does not retry, since retries are kept in the task's
        row."""

        def run_task(task_id: str) -> None:
            run(UUID(task_id))

        Actor(run_task, broker=self.broker, actor_name=_ACTOR, queue_name=_QUEUE, priority=0, options={})

    def enqueue(self, ids: Iterable[UUID], *, delay: timedelta | None = None) -> None:
        """Enqueues task ids, optionally with a delay. Raises QueueUnavailable."""
        try:
            for task_id in ids:
                message = Message[None](_QUEUE, _ACTOR, (str(task_id),), {}, {})
                self.broker.enqueue(message, delay=_milliseconds(delay + _DELAY_MARGIN) if delay else None)
        except (redis.RedisError, BrokerConnectionError) as error:
            raise QueueUnavailable from error

    def renew_time_limit(self) -> None:
        """Restarts the time limit of the task that runs on this thread."""
        manager = self._time_limit.manager
        if getattr(manager, "deadlines", {}).get(threading.get_ident()):
            manager.add_timeout(threading.get_ident(), _milliseconds(_ATTEMPT_TIME_LIMIT))

    def length(self) -> int:
        """The number of ids that no worker has fetched yet. Raises QueueUnavailable."""
        try:
            return int(self._client.llen(f"{self.broker.namespace}:{_QUEUE}"))  # pyright: ignore[reportArgumentType]
        except redis.RedisError as error:
            raise QueueUnavailable from error

    def close(self) -> None:
        self._client.close()


def _milliseconds(period: timedelta) -> int:
    return int(period.total_seconds() * 1000)
