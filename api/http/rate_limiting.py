"""Limits the requests of a route."""

from collections.abc import AsyncIterator
from typing import Any

from fastapi import Depends, Request
from fastapi.concurrency import run_in_threadpool
from fastapi.exceptions import HTTPException, RequestValidationError

from api.http.client_address import client_network, network_around
from api.http.errors.problems import TooManyRequests
from api.http.rate_limit import RateLimit
from api.http.rate_limiter import RateLimiter
from api.services import Use
from domain.kernel.errors import InvalidInput, Refused


def rate_limited(limit: RateLimit) -> Any:
    """Makes a dependency for `dependencies=` of a route that counts each request by the client's address and refuses
    with TooManyRequests.

    Only a request that passes validation counts towards what all clients together may do.
    """

    async def count(request: Request, limiter: Use[RateLimiter]) -> AsyncIterator[None]:
        await run_in_threadpool(limiter.require, limit, client_network(request), network_around(request))
        try:
            yield
        except (RequestValidationError, HTTPException, InvalidInput, TooManyRequests):
            raise
        except Refused:
            await run_in_threadpool(limiter.count_overall, limit)
            raise
        await run_in_threadpool(limiter.count_overall, limit)

    return Depends(count, scope="function")
