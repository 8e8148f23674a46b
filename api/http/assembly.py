"""Builds the services of the HTTP layer: Redis pool, rate limiter, link signer."""

from redis import ConnectionPool

from api.http.rate_limiter import RateLimiter
from domain.kernel.process.assembly import Assembly, Provider

_REDIS_PATIENCE = 0.25
"""Seconds: a Redis that hangs must not hold up what works without it."""


def _redis(services: Assembly) -> ConnectionPool:
    return ConnectionPool.from_url(
        services.platform.settings.redis_url, socket_timeout=_REDIS_PATIENCE, socket_connect_timeout=_REDIS_PATIENCE
    )


def _rate_limiter(services: Assembly) -> RateLimiter:
    settings = services.platform.settings
    return RateLimiter(services[REDIS], settings.link_key.get_secret_value(), settings.rate_limit_scale)


REDIS = Provider(_redis, close=ConnectionPool.disconnect)
RATE_LIMITER = Provider(_rate_limiter)
