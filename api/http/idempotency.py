"""Idempotency keys: the client's key, bound to actor, route and body."""

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Depends, Request
from pydantic import BaseModel

from api.dependencies import CurrentActor, IdempotencyKeyHeader
from domain.kernel.log.idempotency import IdempotencyKey

MakeIdempotencyKey = Callable[..., IdempotencyKey | None]


def request_idempotency(request: Request, actor: CurrentActor, key: IdempotencyKeyHeader = None) -> MakeIdempotencyKey:
    """Builds the idempotency key of this request from the parts of its body; None when the client sent none."""

    def make(*parts: Any) -> IdempotencyKey | None:
        if key is None:
            return None
        body = [each.model_dump(mode="json") if isinstance(each, BaseModel) else each for each in parts]
        return IdempotencyKey.of(actor, key, [request.method, request.url.path, *body])

    return make


RequestIdempotency = Annotated[MakeIdempotencyKey, Depends(request_idempotency)]
