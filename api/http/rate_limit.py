"""Rate limits, counted in Redis; while it is down, per process and more strictly."""

import hmac
import math
import threading
import time
from dataclasses import dataclass
from hashlib import sha256

import redis
import structlog
from limits import RateLimitItem, parse_many
from limits.errors import StorageError
from limits.storage import MemoryStorage, RedisStorage
from limits.strategies import MovingWindowRateLimiter

from api.http.errors.problems import TooManyRequests

_LOCAL_DIVISOR = 4
_RETRY_REDIS_SECONDS = 5

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class RateLimit:
    """The rates allowed for one client and for all clients together.

    Rates are written as in `5/minute;30/hour`.
    """

    name: str
    per_client: str
    overall: str


START_APPLICATION = RateLimit("start-application", "10/minute;40/hour", "3000/hour")
CONFIRM_CODE = RateLimit("confirm-code", "10/minute;60/hour", "6000/hour")
RESEND_CODE = RateLimit("resend-code", "4/minute;20/hour", "1500/hour")
LOGIN = RateLimit("login", "10/minute;60/hour", "20000/hour")
LOGIN_TO_ADDRESS = RateLimit("login-to-address", "10/minute;40/hour", "20000/hour")
REGISTER = RateLimit("register", "5/minute;20/hour", "2000/hour")
EXPORT = RateLimit("export", "5/hour;10/day", "1000/hour")
PROVE = RateLimit("prove", "10/minute;40/hour", "6000/hour")
ASK_FOR_MAIL = RateLimit("ask-for-mail", "5/minute;30/hour", "3000/hour")
MAIL_TO_ADDRESS = RateLimit("mail-to-address", "3/minute;10/hour", "3000/hour")
UPLOAD = RateLimit("upload", "20/minute;120/hour", "6000/hour")
TRACK = RateLimit("track", "60/minute;1000/hour", "6000/minute")
FEED = RateLimit("feed", "120/minute;3000/hour", "6000/minute")
WHOLE_FEED = RateLimit("whole-feed", "4/minute;30/hour", "120/hour")
PAGE = RateLimit("page", "600/minute", "30000/minute")
"""Rendered pages, apart from everything else: ten a second are more than a person reads or a crawler asks for."""
WRITE = RateLimit("write", "60/minute", "20000/hour")


class RateLimiter:
    """Counts requests in moving windows."""

    def __init__(self, pool: redis.ConnectionPool, key: bytes, scale: float = 1.0) -> None:
        self._redis = MovingWindowRateLimiter(
            RedisStorage("redis://", connection_pool=pool, key_prefix="limit", wrap_exceptions=True)
        )
        self._local = MovingWindowRateLimiter(MemoryStorage())
        self._key = key
        self._scale = scale
        self._redis_down_until = 0.0
        self._lock = threading.Lock()

    def require(self, limit: RateLimit, client: str) -> None:
        """Counts one request of a client: an IP address, an e-mail address or whatever the limit applies to.

        Refuses with TooManyRequests.
        """
        keys = ((limit.per_client, self._pseudonym(client)), (limit.overall, "all"))
        for rate, key in keys:
            for item in parse_many(rate):
                self._count(limit.name, item, key)

    def _count(self, name: str, item: RateLimitItem, key: str) -> None:
        if time.monotonic() >= self._redis_down_until:
            try:
                self._hit(self._redis, _scaled(item, self._scale), name, key)
            except StorageError:
                self._note_outage()
            else:
                return
        self._hit(self._local, _scaled(item, self._scale / _LOCAL_DIVISOR), name, key)

    @staticmethod
    def _hit(limiter: MovingWindowRateLimiter, item: RateLimitItem, name: str, key: str) -> None:
        if not limiter.hit(item, name, key):
            free_at = limiter.get_window_stats(item, name, key).reset_time
            raise TooManyRequests(details={"retryAfter": max(1, math.ceil(free_at - time.time()))})

    def _note_outage(self) -> None:
        with self._lock:
            if time.monotonic() >= self._redis_down_until:
                self._redis_down_until = time.monotonic() + _RETRY_REDIS_SECONDS
                log.warning("rate_limits_counted_locally", seconds=_RETRY_REDIS_SECONDS)

    def _pseudonym(self, client: str) -> str:
        return hmac.digest(self._key, b"rate-limit:" + client.encode(), sha256).hex()[:32]


def _scaled(item: RateLimitItem, scale: float) -> RateLimitItem:
    return type(item)(max(1, int(item.amount * scale)), item.multiples, item.namespace)
