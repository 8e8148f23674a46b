"""The connections to Redis of a process of the API."""

from collections.abc import Iterator

from redis import ConnectionPool

from domain.kernel.process.settings import Settings

_PATIENCE = 0.25
"""Seconds: a Redis that hangs must not hold up what works without it."""


def redis_pool(settings: Settings) -> Iterator[ConnectionPool]:
    """Connects on first use."""
    pool = ConnectionPool.from_url(  # pyright: ignore[reportUnknownMemberType] - untyped options
        settings.redis_url, socket_timeout=_PATIENCE, socket_connect_timeout=_PATIENCE
    )
    yield pool
    pool.disconnect()
