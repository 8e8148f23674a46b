"""The queue of task ids: tells workers what to look at now. What it loses, the reconciler tells again."""

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
_LONGEST_TRY = timedelta(minutes=2)
# Without a little more, a message may come a moment before the database's clock says that it is time.
_SLACK = timedelta(milliseconds=250)


class QueueUnavailable(Exception):
    """The queue's server cannot be reached now."""


class TaskQueue:
    """Holds ids only, and never the truth."""

    def __init__(self, redis_url: str, middleware: Iterable[Middleware] = ()) -> None:
        self._client = redis.Redis.from_url(redis_url, socket_connect_timeout=2, socket_timeout=5)
        self._time_limit = TimeLimit(time_limit=_milliseconds(_LONGEST_TRY))
        self.broker = RedisBroker(
            client=self._client,
            namespace="karijera",
            # By default a killed worker's messages wait for minutes; so they come again after five seconds.
            heartbeat_timeout=5_000,
            maintenance_chance=1_000_000,
            middleware=[self._time_limit, ShutdownNotifications(), *middleware],
        )
        self.broker.declare_queue(_QUEUE)

    def serve(self, run: Callable[[UUID], None]) -> None:
        """Lets workers of this process run tasks. There is no retrying by the broker: the task's row knows better."""

        def run_task(task_id: str) -> None:
            run(UUID(task_id))

        Actor(run_task, broker=self.broker, actor_name=_ACTOR, queue_name=_QUEUE, priority=0, options={})

    def tell(self, ids: Iterable[UUID], *, delay: timedelta | None = None) -> None:
        """Puts ids into the queue, to be looked at now or after a delay. Raises QueueUnavailable."""
        try:
            for task_id in ids:
                message = Message[None](_QUEUE, _ACTOR, (str(task_id),), {}, {})
                self.broker.enqueue(message, delay=_milliseconds(delay + _SLACK) if delay else None)
        except (redis.RedisError, BrokerConnectionError) as error:
            raise QueueUnavailable from error

    def prolong(self) -> None:
        """Gives the task that is tried on this thread its whole time again, counted from now."""
        manager = self._time_limit.manager
        if getattr(manager, "deadlines", {}).get(threading.get_ident()):
            manager.add_timeout(threading.get_ident(), _milliseconds(_LONGEST_TRY))

    def length(self) -> int:
        """How many ids no worker has fetched yet. Raises QueueUnavailable."""
        try:
            return int(self._client.llen(f"{self.broker.namespace}:{_QUEUE}"))  # pyright: ignore[reportArgumentType]
        except redis.RedisError as error:
            raise QueueUnavailable from error

    def close(self) -> None:
        self._client.close()


def _milliseconds(period: timedelta) -> int:
    return int(period.total_seconds() * 1000)
