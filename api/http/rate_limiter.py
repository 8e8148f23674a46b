"""Counts rate limits in Redis; while it is down, per process and more strictly."""

import hmac
import math
import threading
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Annotated, TypeVar

import redis
import structlog
from limits import RateLimitItem, RateLimitItemPerDay, parse_many
from limits.errors import StorageError
from limits.storage import MemoryStorage, RedisStorage, Storage
from limits.strategies import FixedWindowRateLimiter, MovingWindowRateLimiter
from limits.strategies import RateLimiter as Strategy

from api.http.errors.problems import TooManyRequests
from api.http.rate_limit import RateLimit
from domain.kernel.process.settings import Setting

_LOCAL_DIVISOR = 4
_RETRY_REDIS_SECONDS = 5
_WARN_AGAIN_SECONDS = 60
_CLIENTS_IN_NETWORK = 4
"""Multiple of a client's rate that is allowed to the network around it."""
_EVERYBODY = "all"

T = TypeVar("T")

log = structlog.get_logger()


class RateLimiter:
    """Counts requests in moving windows."""

    def __init__(
        self,
        pool: redis.ConnectionPool,
        key: Annotated[bytes, Setting("link_key")],
        scale: Annotated[float, Setting("rate_limit_scale")] = 1.0,
    ) -> None:
        self._redis = _Windows(RedisStorage("redis://", connection_pool=pool, key_prefix="limit", wrap_exceptions=True))
        self._local = _Windows(MemoryStorage())
        self._key = key
        self._scale = scale
        self._redis_down_until = 0.0
        self._warned_at = dict[str, float]()
        self._lock = threading.Lock()

    def require(self, limit: RateLimit, client: str, network: str = "") -> None:
        """Counts one request of a client: an IP address, an e-mail address or whatever the limit applies to; and of the
        network around it, if any. Refuses with TooManyRequests.
        """
        own, around = self._pseudonym(client), self._pseudonym(network) if network else ""
        for rate in parse_many(limit.per_client):
            self._hit(rate, limit.name, own)
            if around:
                self._hit(_times(rate, _CLIENTS_IN_NETWORK), limit.name, around)
        if limit.overall:
            self._require_share(limit, own, around)

    def count_overall(self, limit: RateLimit) -> None:
        """Counts a request that passed validation towards what all clients together may do."""
        for rate in parse_many(limit.overall) if limit.overall else ():
            self._counted(rate, lambda windows, item: windows.moving.hit(item, limit.name, _EVERYBODY))

    def spend(self, name: str, client: str, amount: int, most: int) -> None:
        """Counts what a client uses up, of at most `most` a day. Refuses with TooManyRequests, counting nothing."""
        key = self._pseudonym(client)

        def spend(windows: _Windows, item: RateLimitItem) -> None:
            if not windows.fixed.test(item, name, key, cost=amount):
                raise _refusal(windows.fixed, item, name, key)
            windows.fixed.hit(item, name, key, cost=amount)

        self._counted(RateLimitItemPerDay(most), spend)

    def _require_share(self, limit: RateLimit, own: str, around: str) -> None:
        """Takes from the reserve when all clients together have used up their rate, which lets those pass who have made
        few requests."""
        (reserve,) = parse_many(limit.reserve)
        name = f"{limit.name}-reserve"
        try:
            for key in filter(None, (own, around)):
                self._hit(reserve, name, key)
        except TooManyRequests:
            if self._is_used_up(limit):
                self._warn(limit)
                raise

    def _is_used_up(self, limit: RateLimit) -> bool:
        return not all(
            self._counted(rate, lambda windows, item: windows.moving.test(item, limit.name, _EVERYBODY))
            for rate in parse_many(limit.overall)
        )

    def _hit(self, rate: RateLimitItem, name: str, key: str) -> None:
        def hit(windows: _Windows, item: RateLimitItem) -> None:
            if not windows.moving.hit(item, name, key):
                raise _refusal(windows.moving, item, name, key)

        self._counted(rate, hit)

    def _counted(self, rate: RateLimitItem, count: Callable[["_Windows", RateLimitItem], T]) -> T:
        """The count in Redis, or in this process while Redis is down."""
        if time.monotonic() >= self._redis_down_until:
            try:
                return count(self._redis, _times(rate, self._scale))
            except StorageError:
                self._note_outage()
        return count(self._local, _times(rate, self._scale / _LOCAL_DIVISOR))

    def _note_outage(self) -> None:
        with self._lock:
            if time.monotonic() >= self._redis_down_until:
                self._redis_down_until = time.monotonic() + _RETRY_REDIS_SECONDS
                log.warning("rate_limits_counted_locally", seconds=_RETRY_REDIS_SECONDS)

    def _warn(self, limit: RateLimit) -> None:
        now = time.monotonic()
        with self._lock:
            if now - self._warned_at.get(limit.name, -math.inf) >= _WARN_AGAIN_SECONDS:
                self._warned_at[limit.name] = now
                log.warning("overall_limit_reached", limit=limit.name, rate=limit.overall)

    def _pseudonym(self, client: str) -> str:
        return hmac.digest(self._key, b"rate-limit:" + client.encode(), sha256).hex()[:32]


class _Windows:
    """The ways to count in one storage: single requests, and amounts."""

    def __init__(self, storage: Storage) -> None:
        self.moving = MovingWindowRateLimiter(storage)
        self.fixed = FixedWindowRateLimiter(storage)


def _refusal(strategy: Strategy, item: RateLimitItem, name: str, key: str) -> TooManyRequests:
    free_at = strategy.get_window_stats(item, name, key).reset_time
    return TooManyRequests(details={"retryAfter": max(1, math.ceil(free_at - time.time()))})


def _times(item: RateLimitItem, factor: float) -> RateLimitItem:
    return type(item)(max(1, int(item.amount * factor)), item.multiples, item.namespace)
